"""One program behind every_call.so (every_call.c): runs of it with or without a fault, each on a fresh stage, a folder
with work/ (where it runs), state/, data/ and config/ (its own files), what it printed, and what a guest heard of it."""
import fcntl
import http.client
import os
import pathlib
import select
import shutil
import re
import signal
import struct
import subprocess
import termios
import threading
import time
import tty
import urllib.request

KINDS = {"read": 1, "write": 2, "sync": 4, "rename": 8, "open": 16, "folder": 32, "cut": 64, "map": 128, "thread": 256,
         "memory": 512, "make": 1024}
CALLS = 511 + 1024  # all kinds but memory
MEMORY = 512
PARTS = ("work", "state", "data", "config")
HANGS_AFTER = 300_000  # milliseconds: no run comes near, on no machine


class Run:
    """What one run came to."""

    def __init__(self, stage, heard, seen, status, calls, met):
        self.heard = heard
        self.status, self.calls, self.met = status, calls, met
        self.out = (stage.home / "out").read_text(errors="replace") if seen is None else seen
        self.err = (stage.home / "err").read_text(errors="replace")
        self.files = stage.files()

    @property
    def code(self):  # None: it did not end by itself
        return os.waitstatus_to_exitcode(self.status) if self.status >= 0 and os.WIFEXITED(self.status) else None

    def how(self):
        if self.status < 0:
            return "hangs"
        if os.WIFSIGNALED(self.status):
            return f"ends by signal {os.WTERMSIG(self.status)}"
        return f"ends with {self.code}"


class Terminal(threading.Thread):
    """A terminal as the input and the output of the next run. The keys of the next line are pressed when the last ones have
    changed the picture."""

    def __init__(self, stage, typed):
        super().__init__()
        self.ours, self.theirs = os.openpty()
        tty.setraw(self.theirs)
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        for name in ("in", "out"):
            (stage.home / name).unlink(missing_ok=True)
            (stage.home / name).symlink_to(os.ttyname(self.theirs))
        self.typed = typed.encode().split(b"\n")
        self.links = [stage.home / name for name in ("in", "out")]
        self.shown, self.is_over = b"", threading.Event()
        self.start()

    def run(self):
        since = time.monotonic()
        while not self.is_over.is_set() or select.select([self.ours], [], [], 0)[0]:
            has_changed = select.select([self.ours], [], [], 0.01)[0]
            if has_changed:
                self.shown += os.read(self.ours, 65536)
            is_late = time.monotonic() > since + 5  # a picture may have been lost
            if is_late or self.typed and has_changed:
                os.write(self.ours, self.typed.pop(0) if self.typed else b"\n\x04")  # whatever else is asked: nothing more is said
                since = time.monotonic()

    def end(self):
        """What was shown, without what moves the cursor."""
        self.is_over.set()
        self.join()
        for link in self.links:
            link.unlink()
        os.close(self.ours)
        os.close(self.theirs)
        return re.sub(r"\x1b[\[(][0-9;?]*[A-Za-z]|\x1b[=>]", " ", self.shown.decode(errors="replace"))


class Visit(threading.Thread):
    """A guest who comes as soon as the program has told its port."""

    def __init__(self, stage, guest):
        super().__init__()
        self.stage, self.guest, self.heard = stage, guest, None
        self.is_over = threading.Event()
        self.start()

    def run(self):
        while not self.is_over.wait(0.005):
            port = re.search(r"(?:127\.0\.0\.1:|at port )(\d+)\b[./]", (self.stage.home / "out").read_text(errors="replace"))
            if port:
                self.heard = self.guest(self.stage, int(port[1]))
                return

    def end(self):
        self.is_over.set()
        self.join()
        return self.heard


def browser(stage, port):
    """Asks for the page and for what is not there, and ends the server."""
    heard = []
    for name in ("/", "/damier.wasm", "/nothing"):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{name}", timeout=60) as answer:
                heard.append((answer.status, answer.read()))
        except (OSError, http.client.HTTPException) as problem:
            heard.append(str(problem))
    try:
        os.kill(int((stage.home / "pid").read_text()), signal.SIGTERM)
    except ProcessLookupError:
        pass
    return heard


def opponent(stage, port):
    """Plays a short game of DamExchange as the one who calls."""
    done = subprocess.run([stage.program, "dxp", "--connect", f"127.0.0.1:{port}", "--bot", "first-move", "--moves", "3",
                           "--time", "0", "--patience", "60"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode


class Stage:
    def __init__(self, program, preload, home, environment=None):
        self.home, self.program = pathlib.Path(home), program
        (self.home / "work").mkdir(parents=True, exist_ok=True)
        orders, ours = os.pipe()
        answers, theirs = os.pipe()
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "80",
               "SOURCE_DATE_EPOCH": "1700000000", "TERM": "xterm", "HOME": str(self.home), "XDG_STATE_HOME": f"{home}/state",
               "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config", "XDG_RUNTIME_DIR": f"{home}/work",
               "TMPDIR": f"{home}/work", "LD_PRELOAD": str(preload), "FAULT_ORDERS": str(orders),
               "FAULT_ANSWERS": str(theirs), "FAULT_HOME": str(self.home), **(environment or {})}
        self.server = subprocess.Popen([program], pass_fds=(orders, theirs), env=env, stdin=subprocess.DEVNULL)
        os.close(orders)
        os.close(theirs)
        self.orders, self.answers = os.fdopen(ours, "w"), os.fdopen(answers, "r")

    def close(self):
        self.orders.close()
        self.server.wait()
        self.answers.close()

    def files(self):
        """All files by name, with their content; links by where they lead."""
        found = {}
        for part in PARTS:
            for folder, _, names in os.walk(self.home / part):
                for name in names:
                    path = os.path.join(folder, name)
                    with open(path, "rb") as file:
                        found[os.path.relpath(path, self.home)] = file.read()
        return found

    def lay(self, files):
        for part in PARTS:
            shutil.rmtree(self.home / part, ignore_errors=True)
        (self.home / "work").mkdir()
        for name, content in files.items():
            path = self.home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def run(self, arguments, typed="", mode="none", kinds=CALLS, number=0, guest=None, at_terminal=False):
        terminal = Terminal(self, typed) if at_terminal else None
        if not at_terminal:
            (self.home / "in").write_text(typed)
            (self.home / "out").write_text("")
        visit = Visit(self, guest) if guest else None
        self.orders.write("\t".join([mode, str(kinds), str(number), str(HANGS_AFTER), *arguments]) + "\n")
        self.orders.flush()
        answer = self.answers.readline().split()
        heard, seen = visit.end() if visit else None, terminal.end() if terminal else None
        if len(answer) != 3:
            raise RuntimeError("the server has gone")
        return Run(self, heard, seen, *map(int, answer))

    def survey(self):
        """The allocations of the last run whose way to malloc() was new to this server."""
        numbers = (self.home / "survey").read_bytes()
        return [int.from_bytes(numbers[i:i + 8], "little") for i in range(0, len(numbers), 8)]
