#!/usr/bin/env python3
"""The page in a real browser: browser_test.py SERVER FOLDER DAMIER [TEST...]; a test is «playing» or «playing_test.Playing.test_x»."""
import os
import sys
import unittest

ALL = ("playing", "studying", "keeping", "looks", "care", "firefox")

if __name__ == "__main__":
    os.environ["DAMIER_PAGE_SERVER"], os.environ["DAMIER_PAGE_FOLDER"], os.environ["DAMIER"] = map(os.path.abspath, sys.argv[1:4])
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    names = [f"browser.{name if '.' in name else name + '_test'}" for name in sys.argv[4:] or ALL]
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    sys.exit(not unittest.TextTestRunner(verbosity=2).run(suite).wasSuccessful())
