"""What the tests of the page share: a server, a browser, and the hands of somebody who plays. Waits for what shall
happen, never for a time; whatever does not happen within PATIENCE is a failure."""
import os
import shutil
import signal
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

SERVER, FOLDER, DAMIER = (os.environ.get(name, "") for name in ("DAMIER_PAGE_SERVER", "DAMIER_PAGE_FOLDER", "DAMIER"))
PATIENCE = float(os.environ.get("DAMIER_PATIENCE", 300))  # seconds until something counts as never
BOUND = int(os.environ.get("DAMIER_BOUND", 1200))  # seconds that one test may take


def start_browser(profile, size=(1280, 800), **prefs):
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for one in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                f"--user-data-dir={profile}", f"--window-size={size[0]},{size[1]}"):
        options.add_argument(one)
    options.add_experimental_option("prefs", {"intl.accept_languages": "en", **prefs})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    browser.set_script_timeout(PATIENCE)
    browser.set_page_load_timeout(PATIENCE)
    return browser


def serve(folder, port=0):
    server = subprocess.Popen([SERVER, "--port", str(port), "--folder", folder], stdout=subprocess.PIPE, text=True)
    return server, server.stdout.readline().strip()


def end(server):
    server.send_signal(signal.SIGTERM)
    assert server.wait(PATIENCE) == 0
    server.stdout.close()


def too_long(*_):
    raise TimeoutError(f"this test takes longer than {BOUND} seconds")


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server, cls.address = serve(FOLDER)
        cls.profile = tempfile.mkdtemp(prefix="damier-page")
        cls.browser = cls.open_browser()

    @classmethod
    def open_browser(cls):
        return start_browser(cls.profile)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        end(cls.server)
        shutil.rmtree(cls.profile, ignore_errors=True)

    def setUp(self):
        signal.signal(signal.SIGALRM, too_long)
        signal.alarm(BOUND)
        self.addCleanup(signal.alarm, 0)

    def wait(self, what):
        return WebDriverWait(self.browser, PATIENCE, 0.03).until(lambda _: what())

    def js(self, text, *values):
        return self.browser.execute_script(text, *values)

    def cdp(self, command, **values):
        return self.browser.execute_cdp_cmd(command, values)

    def find(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def home(self, fragment=""):
        if self.browser.current_url.startswith("http"):
            self.js("try { sessionStorage.clear() } catch {}")
        self.browser.get("about:blank")
        self.browser.get(self.address + fragment)
        self.ready()

    def ready(self):
        self.wait(lambda: self.js("return document.body?.dataset.ready"))
        # What is said fades in seconds; a slow machine shall not miss it.
        self.js("const live = document.getElementById('live'); live.style.animationPlayState = 'paused'; live.getAnimations = () => []")

    def view(self):
        return self.js("return document.querySelector('damier-board')?.view")

    def plies(self):
        return (self.view() or {}).get("plies")

    def said(self):
        """What was said last."""
        return self.js("return document.getElementById('live')?.textContent") or ""

    def refused(self):
        """The same where it is a refusal."""
        return self.js("return document.querySelector('#live.wrong')?.textContent") or ""

    def begin(self, game, people=True, clock="", ticks=(), **options):
        """A new game; `people` leaves all seats to persons."""
        self.home()
        self.js("document.querySelector(`[data-game=${arguments[0]}]`).click()", game)
        self.wait(lambda: self.find("dialog .seats select"))
        for label, value in options.items():
            fields = self.find("dialog .content > div:not(.seats) .field")
            field = next(f for f in fields if label in f.text.lower())
            control = field.find_element(By.CSS_SELECTOR, "input, select")
            self.js("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change'))", control, value)
        if "players" in options:
            self.wait(lambda: len(self.find("dialog .seats select")) == int(options["players"]))
        for seat in self.find("dialog .seats select"):
            if people:
                self.js("arguments[0].value = ''", seat)
        for tick in self.find("dialog .tick"):
            if any(word in tick.text for word in ticks):
                tick.find_element(By.CSS_SELECTOR, "input").click()
        if clock:
            self.find("dialog [list=clocks]")[0].send_keys(clock)
        self.find("dialog button.main")[0].click()
        self.wait(self.view)

    def cell(self, label):
        return self.js("""const board = document.querySelector('damier-board');
            return [...board.cells].find(([i]) => board.board.cells[i].label === arguments[0])[1]""", label)

    def type(self, text):
        self.find(".typed")[0].send_keys(text + Keys.ENTER)

    def paste(self, text):
        self.js("""const data = new DataTransfer(); data.setData('text', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))""", text)

    def press(self, title, within="document"):
        """A button by its title or text."""
        self.wait(lambda: self.js("""const button = [...document.querySelectorAll('button')].find((one) =>
            one.title === arguments[0] || one.textContent === arguments[0]); button?.click(); return !!button""", title))

    def press_door(self, text):
        """One of the large buttons of the start page."""
        self.wait(lambda: self.js("""const door = [...document.querySelectorAll('.door')].find((one) => one.lastChild.textContent === arguments[0]);
            door?.click(); return !!door""", text))

    def resume(self, name):
        """A game of the list on the start page."""
        self.wait(lambda: self.js("return !!document.querySelector(`[data-name='${arguments[0]}']`)", name))
        self.js("document.querySelector(`[data-name='${arguments[0]}']`).click()", name)

    def game_name(self):
        return self.js("return history.state.game")

    def errors(self):
        return [line["message"] for line in self.browser.get_log("browser") if line["level"] == "SEVERE"]
