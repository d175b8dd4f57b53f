"""Firefox by Marionette, the protocol that it speaks itself (Debian has no geckodriver): what the tests ask of a
browser, under selenium's names. A message is its length, a colon and JSON."""
import json
import os
import socket
import subprocess
import time

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element in WebDriver's JSON

PREFS = {
    "marionette.port": 0,  # a free one, which is told in the profile
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Element:
    def __init__(self, browser, name):
        self.browser, self.name = browser, name

    def ask(self, command, **values):
        return self.browser.ask(command, id=self.name, **values)

    def click(self):
        self.ask("ElementClick")

    def send_keys(self, text):
        self.ask("ElementSendKeys", text=text)

    @property
    def text(self):
        return self.ask("GetElementText")

    def find_element(self, by, selector):
        return self.browser.ask("FindElement", using=by, value=selector, element=self.name)


class Firefox:
    def __init__(self, profile, patience):
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFS.items())
        told = os.path.join(profile, "MarionetteActivePort")
        if os.path.exists(told):
            os.unlink(told)  # of one that was killed
        self.process = subprocess.Popen(
            ["/usr/bin/firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        self.socket = socket.create_connection(("127.0.0.1", self.port(told, time.monotonic() + patience)), timeout=patience)
        self.stream = self.socket.makefile("rb")
        self.receive()  # it greets
        self.ask("NewSession", capabilities={"alwaysMatch": {}})
        self.ask("SetTimeouts", script=int(patience * 1000), pageLoad=int(patience * 1000))

    def port(self, told, until):
        while time.monotonic() < until and self.process.poll() is None:
            if os.path.exists(told):
                with open(told, encoding="utf-8") as file:
                    if text := file.read():
                        return int(text)
            time.sleep(0.03)
        raise TimeoutError("Firefox does not start")

    def receive(self):
        length = b""
        while (byte := self.stream.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox has gone")
            length += byte
        return json.loads(self.stream.read(int(length)))

    def ask(self, command, **values):
        self.number += 1
        name = command if ":" in command else "WebDriver:" + command
        text = json.dumps([0, self.number, name, values], default=lambda one: {ELEMENT: one.name}).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, number, failure, result = self.receive()
        assert number == self.number, "answers come in the order of the questions"
        if failure:
            raise RuntimeError(f"{command}: {failure['message']}")
        return self.read(result.get("value") if isinstance(result, dict) and set(result) == {"value"} else result)

    def read(self, value):
        if isinstance(value, list):
            return [self.read(one) for one in value]
        if isinstance(value, dict) and ELEMENT in value:
            return Element(self, value[ELEMENT])
        return value

    def get(self, address):
        self.ask("Navigate", url=address)

    def refresh(self):
        self.ask("Refresh")

    @property
    def current_url(self):
        return self.ask("GetCurrentURL")

    def execute_script(self, text, *values):
        return self.ask("ExecuteScript", script=text, args=list(values))

    def execute_async_script(self, text, *values):
        return self.ask("ExecuteAsyncScript", script=text, args=list(values))

    def find_elements(self, by, selector):
        return self.ask("FindElements", using=by, value=selector)

    def open_tab(self):
        """Another tab, which is the one at hand from now on; the one before is given back."""
        before = self.ask("GetWindowHandle")
        self.ask("SwitchToWindow", handle=self.ask("NewWindow", type="tab")["handle"])
        return before

    def close_tab(self, back_to):
        self.ask("CloseWindow")
        self.ask("SwitchToWindow", handle=back_to)

    def kill(self):
        self.process.kill()
        self.close()

    def quit(self):
        self.ask("Marionette:Quit", flags=["eForceQuit"])
        self.close()

    def close(self):
        self.process.wait()
        self.stream.close()
        self.socket.close()
