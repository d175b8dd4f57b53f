"""A short round in Firefox: playing by click and text, the computer, refusals, and that nothing is lost there either."""
import base64
import zlib

from .driver import PATIENCE, Page
from .firefox import Firefox


class FirefoxRound(Page):
    @classmethod
    def open_browser(cls):
        return Firefox(cls.profile, PATIENCE)

    def follow_link(self, text):
        """A game by a link, which holds it."""
        packed = zlib.compressobj(9, zlib.DEFLATED, -15)
        self.home("#pdn=" + base64.urlsafe_b64encode(packed.compress(text.encode()) + packed.flush()).decode().rstrip("="))
        self.wait(self.view)

    def play(self, *squares):
        for square in squares:
            self.cell(square).click()

    def test_a_game_with_the_computer(self):
        self.begin("international", people=False)
        self.assertTrue(self.js("return crossOriginIsolated"))
        self.play("32", "28")
        self.wait(lambda: self.plies() == 2)
        self.press("Hint")
        self.wait(lambda: self.find(".arrow"))
        self.press("Engine")
        self.wait(lambda: self.find(".lines li"))  # one, where the answer has to be taken
        self.press("Engine")
        self.wait(lambda: not self.find(".lines li"))
        self.press("Resign")
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: self.view().get("ending"))

    def test_a_refusal_is_explained(self):
        self.begin("international")
        self.type("1-7")
        self.wait(lambda: "opponent" in self.said())
        self.assertEqual(self.plies(), 0)

    def test_a_firefox_killed_in_the_middle_of_a_capture_loses_nothing(self):
        self.follow_link('[GameType "20"]\n[FEN "W:W48:B12,22,32,42"]\n*')
        self.play("48", "37")
        self.wait(lambda: len(self.view()["chosen"]) == 2)
        before, name = self.view(), self.game_name()
        self.browser.kill()
        type(self).browser = self.open_browser()
        self.home()
        self.resume(name)
        self.wait(lambda: (self.view() or {}).get("chosen") == before["chosen"])
        self.assertEqual(self.view()["pieces"], before["pieces"])
        self.play("28", "17", "8")
        self.wait(lambda: self.plies() == 1)

    def test_two_tabs_do_not_share_a_game(self):
        self.begin("frisian")
        name = self.game_name()
        first = self.browser.open_tab()
        self.home()
        self.resume(name)
        self.wait(lambda: "another tab" in self.said())
        self.browser.close_tab(first)
        self.play("32", "28")
        self.wait(lambda: self.plies() == 1)

    def test_a_link_is_read_the_game_saved_and_the_language_changes(self):
        self.follow_link('[Event "The cup"]\n[GameType "20"]\n1. 32-28 19-23 2. 28x19 *')
        self.wait(lambda: self.plies() == 3)
        self.press("Save the game")
        self.wait(lambda: "The cup" in (self.js("return document.querySelector('.saved')?.value") or ""))
        self.js("document.querySelector('dialog').close()")
        self.press("Preferences")
        self.js("const s = document.querySelector('dialog select'); s.value = 'fr'; s.dispatchEvent(new Event('change'))")
        self.press("Conseil")
        self.js("localStorage.clear()")
