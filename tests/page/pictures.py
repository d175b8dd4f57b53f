#!/usr/bin/env python3
"""Pictures of every screen of the page at three sizes, to be looked at: pictures.py SERVER FOLDER OUT [SCREEN...]"""
import os
import sys

os.environ["DAMIER_PAGE_SERVER"], os.environ["DAMIER_PAGE_FOLDER"], OUT = map(os.path.abspath, sys.argv[1:4])
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser.driver import Page  # noqa: E402

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
GAME = ('[White "Ann"]\n[Black "Bob"]\n[GameType "20"]\n1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 37-31 1-7 '
        '5. 27-22 18x29 *')


class Pictures(Page):
    def start(self):
        self.home()

    def new_game(self):
        self.home()
        self.js("document.querySelector('[data-game=multidames]').click()")
        self.wait(lambda: self.find("dialog .seats select"))

    def game(self):
        self.begin("international", people=False, clock="5m+3s")
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)

    def review(self):
        self.home()
        self.paste(GAME)
        self.wait(lambda: self.plies() == 10)
        self.press("Review the game")
        self.wait(lambda: self.view()["review"])
        self.js("document.querySelector('.mistakes button')?.click()")
        self.press("Engine")
        self.wait(lambda: self.find(".lines li"))

    def editor(self):
        self.game()
        self.press("Position editor")
        self.wait(lambda: self.find("dialog damier-board"))

    def save(self):
        self.game()
        self.press("Save the game")
        self.wait(lambda: self.js("return document.querySelector('.saved')?.value"))

    def preferences(self):
        self.home()
        self.press("Preferences")

    def mansuba(self):
        self.begin("mansuba-triangulaire")

    def multidames(self):
        self.begin("multidames", players="4")
        self.js("const b = document.querySelector('damier-board'); b.onpick(b.view.next[0])")

    def runTest(self):
        os.makedirs(OUT, exist_ok=True)
        screens = sys.argv[4:] or ["start", "new_game", "game", "review", "editor", "save", "preferences", "mansuba", "multidames"]
        for screen in screens:
            for name, (width, height) in SIZES.items():
                self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 1000)
                if name == "phone":
                    getattr(self, screen)()
                self.browser.save_screenshot(os.path.join(OUT, f"{screen}-{name}.png"))
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.browser.save_screenshot(os.path.join(OUT, f"{screens[-1]}-dark.png"))


if __name__ == "__main__":
    Pictures.setUpClass()
    try:
        Pictures().debug()
    finally:
        Pictures.tearDownClass()
