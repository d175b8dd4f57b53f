#!/usr/bin/env python3
"""Pictures of every screen of the page at several sizes, to be looked at: pictures.py SERVER FOLDER OUT [SCREEN...]"""
import os
import sys

os.environ["DAMIER_PAGE_SERVER"], os.environ["DAMIER_PAGE_FOLDER"], OUT = map(os.path.abspath, sys.argv[1:4])
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser.driver import Page  # noqa: E402

SIZES = {"phone": (360, 740), "small": (320, 568), "side": (740, 360), "tablet": (800, 1100), "zoomed": (720, 450), "wide": (1440, 900),
         "large": (2560, 1440)}
GAME = ('[White "Ann"]\n[Black "Bob"]\n[GameType "20"]\n1. 32-28 18-23 {a plan} 2. 38-32 (2. 37-32! 12-18 3. 41-37) 12-18 3. 31-27 7-12 4. 37-31 1-7 '
        '5. 27-22 18x29 *')


class Pictures(Page):
    def start(self):
        self.begin("russian")
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 1)
        self.home()
        self.wait(lambda: self.find(".recent li"))

    def new_game(self):
        self.home()
        self.js("document.querySelector('[data-game=multidames]').click()")
        self.wait(lambda: self.find("dialog .seats select"))

    def rules(self):
        self.home()
        self.js("document.querySelector('[data-game=frisian]').click()")
        self.wait(lambda: self.find("dialog details"))
        self.js("document.querySelector('dialog details').open = true")

    def game(self):
        self.begin("international", people=False, clock="5m+3s")
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)

    def capture(self):
        self.home()
        self.paste("W:W48:B12,22,32,42")
        self.wait(self.view)
        for square in ("48", "37"):
            self.cell(square).click()
        self.wait(lambda: self.view()["under"])

    def ending(self):
        self.begin("english", people=False)
        self.press("Resign")
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: self.view().get("ending"))

    def asked(self):
        self.begin("frisian")
        self.press("Offer a draw")
        self.wait(lambda: self.view().get("asked"))

    def review(self):
        self.home()
        self.paste(GAME)
        self.wait(lambda: self.plies() == 10)
        self.press("Review the game")
        self.wait(lambda: self.view()["review"])
        self.js("document.querySelector('.mistakes button')?.click()")
        self.press("Engine")
        self.wait(lambda: self.find(".lines li"))

    def comment(self):
        self.home()
        self.paste(GAME)
        self.wait(lambda: self.plies() == 10)
        self.press("Comment")

    def editor(self):
        self.game()
        self.press("Position editor")
        self.wait(lambda: self.find("dialog damier-board"))

    def save(self):
        self.game()
        self.press("Save the game")
        self.wait(lambda: self.js("return document.querySelector('.saved')?.value"))

    def open(self):
        self.home()
        self.press_door("Open")

    def games(self):
        self.home()
        self.paste("\n".join(GAME.replace("Ann", f"Player {i}") for i in range(30)))
        self.wait(lambda: self.find(".games button"))

    def preferences(self):
        self.home()
        self.press("Preferences")

    def mansuba(self):
        self.begin("mansuba-triangulaire")

    def multidames(self):
        self.begin("multidames", players="4")
        self.js("const b = document.querySelector('damier-board'); b.onpick(b.view.next[0])")

    def ulb(self):
        self.begin("ulb")
        self.type("1-1")

    def contrast(self):
        self.home()
        self.js("return import('./settings.js').then(({ settings }) => (settings.theme = 'contrast'))")
        self.game()

    def shoot(self, screen, name, size):
        width, height = size
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 1000)
        self.browser.save_screenshot(os.path.join(OUT, f"{screen}-{name}.png"))

    def runTest(self):
        os.makedirs(OUT, exist_ok=True)
        for screen in sys.argv[4:] or SCREENS:
            self.cdp("Emulation.clearDeviceMetricsOverride")
            getattr(self, screen)()
            for name, size in SIZES.items():
                self.shoot(screen, name, size)
            self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
            self.shoot(screen, "dark", SIZES["wide"])
            self.cdp("Emulation.setEmulatedMedia", features=[])


SCREENS = [name for name in vars(Pictures) if name not in ("shoot", "runTest") and not name.startswith("_")]

if __name__ == "__main__":
    Pictures.setUpClass()
    try:
        Pictures().debug()
    finally:
        Pictures.tearDownClass()
