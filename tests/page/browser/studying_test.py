"""Moves with variations and marks, the engine, review and retry, positions, files, links, pictures."""
import base64
import os
import subprocess
import tempfile

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from .driver import DAMIER, Page

GAME = """[Event "Club"]
[White "Ann"]
[Black "Bob"]
[GameType "20"]
[Result "2-0"]

1. 32-28 19-23 (1... 18-23 2. 38-32) 2. 28x19 14x23 {good} 3. 37-32 10-14 4. 41-37 14-19 5. 33-28 9-14? 6. 28-22 2-0
"""


class Studying(Page):
    def saved(self, format=""):
        """The text of the dialog that saves."""
        self.press("Save the game")
        written = lambda: self.wait(lambda: self.js("return document.querySelector('.saved')?.value"))
        text = written()
        if format:
            self.js("""const field = document.querySelector('dialog select'); field.value = arguments[0];
                document.querySelector('.saved').value = ''; field.dispatchEvent(new Event('change'))""", format)
            text = written()
        self.js("document.querySelector('dialog').close()")
        return text

    def native(self, text, format):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.pdn")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return subprocess.run([DAMIER, "convert", path, "-", "--to", format], capture_output=True, text=True, check=True).stdout

    def open_game(self, text=GAME, plies=11):
        self.home()
        self.paste(text)
        self.wait(lambda: self.plies() == plies)

    def test_pdn_in_and_out_is_that_of_the_program(self):
        self.open_game()
        self.assertEqual(self.saved().strip(), self.native(GAME, "pdn").strip())
        for format in ("json", "fen"):
            self.assertEqual(self.saved(format).split(), self.native(GAME, format).split(), format)

    def test_every_format_that_fits_is_written_and_read(self):
        formats = set()
        for game in ("international", "v06", "multidames", "mansuba-triangulaire", "ulb"):
            self.begin(game)
            before = self.view()["pieces"]
            self.press("Save the game")
            offered = self.wait(lambda: self.js("return [...document.querySelector('dialog select').options].map((one) => one.value)"))
            self.js("document.querySelector('dialog').close()")
            for format in offered:
                text = self.saved(format)
                self.assertGreater(len(text), 10, format)
                formats.add(format)
                if format in ("pdn", "json"):
                    self.home()
                    self.paste(text)
                    self.wait(lambda: (self.view() or {}).get("pieces") == before)
        self.assertEqual(formats, {"pdn", "fen", "json", "dat", "v06", "multidames", "txt"})

    def test_marks_comments_and_variations(self):
        self.open_game()
        self.assertEqual(len(self.find(".variation .move")), 2)
        self.js("[...document.querySelectorAll('.move')].find((one) => one.textContent.includes('41-37')).click()")
        self.wait(lambda: "41-37" in self.js("return document.querySelector('[aria-current]')?.textContent ?? ''"))
        self.press("Comment")
        self.js("[...document.querySelectorAll('dialog .row button')].find((one) => one.textContent === '!').click()")
        self.find("dialog textarea")[0].send_keys('A "plan"\nof two lines')
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: any("two lines" in move.get("after", "") for move in self.view()["moves"]))
        self.assertIn("41-37!", self.saved().replace(" $1", "!"))
        self.press("Comment")
        self.js("[...document.querySelectorAll('dialog .row button')].find((one) => one.textContent === '!').click()")  # no longer
        self.wait(lambda: not any(move.get("nags") == [1] for move in self.view()["moves"]))
        self.js("document.querySelector('dialog').close()")
        self.js("[...document.querySelectorAll('.variation .move')][0].click()")
        self.wait(lambda: "18-23" in self.js("return document.querySelector('[aria-current]')?.textContent ?? ''"))
        self.press("Comment")
        self.press("Make this the main line")
        self.wait(lambda: self.view()["moves"][1]["text"] == "18-23" and self.view()["moves"][1]["depth"] == 0)
        self.press("Comment")
        self.press("Delete")
        self.js("[...document.querySelectorAll('dialog')].at(-1).querySelector('button.main').click()")
        self.wait(lambda: "18-23" not in [move["text"] for move in self.view()["moves"]])

    def test_the_engine_shows_lines_and_stops(self):
        self.begin("international")
        self.press("Engine")
        self.wait(lambda: len(self.find(".lines li")) == 3 and len(self.find(".arrow")) == 3)
        self.assertTrue(self.js("return document.querySelector('.bar').ariaLabel"))
        self.assertTrue(self.js("return document.querySelector('.bar i').style.height.endsWith('%')"))
        self.js("const s = document.querySelector('.study select'); s.value = '5'; s.dispatchEvent(new Event('change'))")
        self.wait(lambda: len(self.find(".lines li")) == 5)
        self.js("document.querySelector('.lines button').click()")
        self.wait(lambda: self.plies() == 1)
        self.wait(lambda: self.find(".lines li"))
        self.press("Engine")
        self.wait(lambda: not self.find(".lines li"))

    def test_a_board_to_analyse_has_the_engine_on(self):
        self.home()
        self.press_door("Analyse")
        self.wait(lambda: self.find(".lines li"))
        self.home()
        self.js("document.querySelector('[data-game=frisian]').click()")
        self.press("Analyse")
        self.wait(lambda: self.find(".lines li"))
        self.assertFalse(any(player["bot"] for player in self.view()["players"]))

    def test_review_finds_mistakes_by_kind_and_one_is_tried_again(self):
        # White leaves a shot of two for one.
        self.open_game("[GameType \"20\"]\n1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 37-31 1-7 5. 27-22 18x29 *", 10)
        self.press("Review the game")
        self.wait(lambda: self.view()["review"])
        review = self.view()["review"]
        self.assertEqual([name for name, _ in review["seats"][0]["counts"]], ["inaccuracy", "mistake", "blunder"])
        self.assertEqual(len(review["course"]), 11)
        self.assertTrue(self.find(".graph polygon"))
        self.assertTrue(review["moves"], "no mistake was found")
        self.js("""const graph = document.querySelector('.graph'), { left, top, width, height } = graph.getBoundingClientRect();
            graph.dispatchEvent(new MouseEvent('click', { clientX: left + width * 0.4, clientY: top + height / 2 }))""")
        self.wait(lambda: self.view()["node"] == review["course"][4][0])
        worst = review["moves"][-1]
        self.js("[...document.querySelectorAll('.retry')].at(-1).click()")
        self.wait(lambda: "Find a better move" in self.said())
        self.type(worst["text"])
        self.wait(lambda: "Try another move" in self.said())
        self.type(worst["better"].split()[0])
        self.wait(lambda: "best move" in self.said())
        self.press("Keep in the game")
        self.wait(lambda: any(move.get("nags") for move in self.view()["moves"]))

    def test_a_position_put_together_by_hand(self):
        self.begin("international")
        self.press("Position editor")
        self.wait(lambda: self.find("dialog damier-board"))
        self.press("Empty")
        self.wait(lambda: not self.find("dialog damier-board .piece"))
        board = "const b = document.querySelector('dialog damier-board'); const at = (l) => b.board.cells.findIndex((c) => c.label === l);"
        self.js("document.querySelectorAll('dialog .chip')[0].click();" + board + "b.onpick(at('31'))")
        self.js("document.querySelectorAll('dialog .chip')[2].click();" + board + "b.onpick(at('20'))")
        self.wait(lambda: ":W31:B20" in self.js("return document.querySelector('dialog .status').textContent"))
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: self.find("dialog .seats select"))
        self.js("document.querySelectorAll('dialog .seats select').forEach((one) => (one.value = ''))")
        self.js("[...document.querySelectorAll('dialog button.main')].at(-1).click()")
        self.wait(lambda: len((self.view() or {"pieces": []})["pieces"]) == 2)

    def test_many_games_are_listed_and_files_can_be_dropped(self):
        self.home()
        self.js("""const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'club.pdn'));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))""", GAME + "\n" + GAME.replace("Ann", "Cleo"))
        self.wait(lambda: len(self.find(".games button")) == 2)
        self.find(".games button")[1].click()
        self.wait(lambda: self.plies() == 11)
        self.assertEqual(self.view()["players"][0]["name"], "Cleo")

    def test_a_file_is_chosen_and_its_games_are_searched(self):
        self.home()
        self.press_door("Open")
        games = "\n".join(GAME.replace("Ann", f"Player {i}") for i in range(15))
        with tempfile.NamedTemporaryFile("w", suffix=".pdn", encoding="utf-8") as file:
            file.write(games)
            file.flush()
            self.find("dialog input[type=file]")[0].send_keys(file.name)
            self.wait(lambda: len(self.find(".games button")) == 15)
        self.find("dialog input[type=search]")[0].send_keys("player 12")
        self.wait(lambda: len(self.find(".games button")) == 1)
        self.find(".games button")[0].click()
        self.wait(lambda: self.plies() == 11)
        self.assertEqual(self.view()["players"][0]["name"], "Player 12")

    def test_a_link_holds_the_game(self):
        self.open_game()
        self.press("Save the game")
        self.press("Share by a link")
        address = self.wait(lambda: self.js("const text = document.querySelector('.saved')?.value; return text?.includes('#pdn=') && text"))
        self.assertLess(len(address), len(self.address) + len(base64.b64encode(GAME.encode())))
        self.home(address[len(self.address):])
        self.wait(lambda: self.plies() == 11)
        self.assertIn("(1... 18-23 2. 38-32)", " ".join(self.saved().split()))
        # Another link, followed in the same tab.
        self.js("location.hash = '#play=frisian'")
        self.wait(lambda: self.plies() == 0 and "Frisian" in self.js("return document.title"))

    def test_pictures_and_print(self):
        self.begin("international")
        size, kind, shapes = self.browser.execute_async_script("""const done = arguments[0];
            import('./picture.js').then(async ({ picture }) => {
              const board = document.querySelector('damier-board');
              const png = await picture.pixels(board);
              const text = await picture.vector(board).text();
              const drawn = new DOMParser().parseFromString(text, 'image/svg+xml');
              done([png.size, png.type, drawn.querySelectorAll('path').length]);
            })""")
        self.assertEqual(kind, "image/png")
        self.assertGreater(size, 5000)
        self.assertGreaterEqual(shapes, 50)
        self.cdp("Emulation.setEmulatedMedia", media="print")
        try:
            hidden = self.js("return getComputedStyle(document.querySelector('.actions')).display")
            self.assertEqual(hidden, "none")
            self.assertGreater(self.js("return document.querySelector('damier-board').getBoundingClientRect().width"), 200)
            paper = base64.b64decode(self.cdp("Page.printToPDF")["data"])
            self.assertTrue(paper.startswith(b"%PDF"))
        finally:
            self.cdp("Emulation.setEmulatedMedia", media="")

    def test_keyboard_alone(self):
        self.home()
        body = self.find("body")[0]
        body.send_keys(Keys.NULL)
        for _ in range(400):  # to the tile of a game
            ActionChains(self.browser, duration=0).send_keys(Keys.TAB).perform()
            if self.js("return document.activeElement.dataset.game") == "russian":
                break
        else:
            self.fail("the tile is not reached")
        ActionChains(self.browser, duration=0).send_keys(Keys.ENTER).perform()
        self.wait(lambda: self.find("dialog .seats select"))
        for _ in range(40):
            if self.js("return document.activeElement.className") == "main":
                break
            ActionChains(self.browser, duration=0).send_keys(Keys.TAB).perform()
        ActionChains(self.browser, duration=0).send_keys(Keys.ENTER).perform()
        self.wait(self.view)
        for _ in range(40):
            if self.js("return document.activeElement.getAttribute('role')") == "gridcell":
                break
            ActionChains(self.browser, duration=0).send_keys(Keys.TAB).perform()
        self.assertEqual(self.js("return document.activeElement.getAttribute('role')"), "gridcell")
        ActionChains(self.browser, duration=0).send_keys("c3-d4").perform()  # letters go to the line for moves
        self.assertEqual(self.browser.switch_to.active_element.get_attribute("class"), "typed")
        ActionChains(self.browser, duration=0).send_keys(Keys.ENTER).perform()
        self.wait(lambda: self.plies() >= 1)
