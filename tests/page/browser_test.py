#!/usr/bin/env python3
"""The page in real browsers: browser_test.py SERVER FOLDER DAMIER [TEST...]; a test is «playing» or «playing_test.Playing.test_x».
All of them run in two processes, each with a browser of its own."""
import os
import subprocess
import sys
import tempfile
import unittest

HALVES = (("playing", "firefox"), ("studying", "keeping", "looks", "care"))


def run(names):
    suite = unittest.defaultTestLoader.loadTestsFromNames(f"browser.{name if '.' in name else name + '_test'}" for name in names)
    return unittest.TextTestRunner(verbosity=2).run(suite).wasSuccessful()


def run_all():
    told = [tempfile.TemporaryFile("w+") for _ in HALVES]
    halves = [subprocess.Popen([sys.executable, *sys.argv, *half], stdout=to, stderr=subprocess.STDOUT) for half, to in zip(HALVES, told)]
    for half, to in zip(halves, told):
        half.wait()
        to.seek(0)
        print(to.read(), end="", flush=True)
    return not any(half.returncode for half in halves)


if __name__ == "__main__":
    os.environ["DAMIER_PAGE_SERVER"], os.environ["DAMIER_PAGE_FOLDER"], os.environ["DAMIER"] = map(os.path.abspath, sys.argv[1:4])
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    sys.exit(not (run(sys.argv[4:]) if sys.argv[4:] else run_all()))
