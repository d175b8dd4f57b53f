#!/usr/bin/env python3
"""The page in a real browser: browser_test.py SERVER FOLDER [DAMIER]. Waits for what shall happen, never for a time."""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

SERVER, FOLDER = sys.argv[1:3]
DAMIER = sys.argv[3] if len(sys.argv) > 3 else None
PATIENCE = float(os.environ.get("DAMIER_PATIENCE", 120))  # seconds until something counts as never

# Plays what the view offers, with the pointer, until the game is over or so many actions are played.
PLAY = """
const [most, done] = [arguments[0], arguments[1]];
const board = document.querySelector('damier-board');
const press = (cell) => {
  const box = board.cells.get(cell).getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0, pointerId: 1, bubbles: true };
  board.picture.setPointerCapture = () => {};
  for (const kind of ['pointerdown', 'pointerup']) board.picture.dispatchEvent(new PointerEvent(kind, at));
};
let chance = 7;
const pick = (list) => list[(chance = (chance * 1103515245 + 12345) % 2147483648) % list.length];
const changed = (view) => new Promise((next) => {
  const look = () => (board.view !== view ? next() : setTimeout(look, 5));
  look();
});
(async () => {
  let steps = 0;
  while (steps++ < most * 8 && board.view.moves.length < most) {
    const view = board.view;
    if (view.ending) break;
    if (view.next.length > 0) press(pick(view.next));
    else {
      const spoken = [...document.querySelectorAll('.actions .tool')].find((one) => view.spoken.some((said) => said.name === one.title));
      if (spoken) spoken.click();
    }
    await changed(view);
  }
  done([board.view.moves.length, board.view.ending ?? null, board.view.position]);
})();
"""


def start_browser(profile, size=(1280, 800)):
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for one in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                f"--user-data-dir={profile}", f"--window-size={size[0]},{size[1]}"):
        options.add_argument(one)
    options.add_experimental_option("prefs", {"intl.accept_languages": "en"})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    browser = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    browser.set_script_timeout(PATIENCE)
    browser.set_page_load_timeout(PATIENCE)
    return browser


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = subprocess.Popen([SERVER, "--folder", FOLDER], stdout=subprocess.PIPE, text=True)
        cls.address = cls.server.stdout.readline().strip()
        cls.profile = tempfile.mkdtemp(prefix="damier-page")
        cls.browser = start_browser(cls.profile)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.server.send_signal(signal.SIGTERM)
        assert cls.server.wait(PATIENCE) == 0
        shutil.rmtree(cls.profile, ignore_errors=True)

    def wait(self, what):
        return WebDriverWait(self.browser, PATIENCE, 0.05).until(lambda _: what())

    def js(self, text, *values):
        return self.browser.execute_script(text, *values)

    def home(self, fragment=""):
        if self.browser.current_url.startswith("http"):
            self.js("sessionStorage.clear()")
        self.browser.get("about:blank")
        self.browser.get(self.address + fragment)
        self.ready()

    def ready(self):
        self.wait(lambda: self.js("return document.body.dataset.ready"))

    def view(self):
        return self.js("return document.querySelector('damier-board')?.view")

    # A new game; `people` leaves all seats to persons.
    def begin(self, game, people=True, clock="", **options):
        self.home()
        self.js("document.querySelector(`[data-game=${arguments[0]}]`).click()", game)
        self.wait(lambda: self.browser.find_elements(By.CSS_SELECTOR, "dialog .seats select"))
        for label, value in options.items():
            fields = self.browser.find_elements(By.CSS_SELECTOR, "dialog .content > div:not(.seats) .field")
            field = next(f for f in fields if label in f.text.lower())
            control = field.find_element(By.CSS_SELECTOR, "input, select")
            self.js("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change'))", control, value)
        if "players" in options:
            self.wait(lambda: len(self.browser.find_elements(By.CSS_SELECTOR, "dialog .seats select")) == int(options["players"]))
        for seat in self.browser.find_elements(By.CSS_SELECTOR, "dialog .seats select"):
            if people:
                self.js("arguments[0].value = ''", seat)
        if clock:
            self.browser.find_element(By.CSS_SELECTOR, "dialog [list=clocks]").send_keys(clock)
        self.browser.find_element(By.CSS_SELECTOR, "dialog button.main").click()
        self.wait(self.view)

    def play(self, most=400):
        return self.browser.execute_async_script(PLAY, most)

    def cell(self, label):
        return self.js("""const board = document.querySelector('damier-board');
            return [...board.cells].find(([i]) => board.board.cells[i].label === arguments[0])[1]""", label)

    def type(self, text):
        field = self.browser.find_element(By.CSS_SELECTOR, ".typed")
        field.send_keys(text + Keys.ENTER)

    def said(self):
        shown = self.js("const live = document.getElementById('live'); return Number(getComputedStyle(live).opacity) > 0.2 && live.textContent")
        return shown or ""

    def plies(self):
        return self.view()["plies"]

    # ---- playing ----

    def test_whole_games(self):
        for game in ("international", "frisian", "mansuba-triangulaire", "ulb"):
            with self.subTest(game):
                self.begin(game)
                played, ending, _ = self.play(60)
                self.assertTrue(ending or played >= 60, (played, ending))

    def test_multidames_has_four_seats(self):
        self.begin("multidames", players="4")
        self.assertEqual(len(self.view()["players"]), 4)
        played, _, _ = self.play(40)
        self.assertGreaterEqual(played, 10)

    def test_mouse_keyboard_and_typing(self):
        self.begin("international")
        ActionChains(self.browser).click(self.cell("32")).perform()
        self.wait(lambda: self.view()["chosen"])
        ActionChains(self.browser).click(self.cell("28")).perform()
        self.wait(lambda: self.plies() == 1)
        ActionChains(self.browser).drag_and_drop(self.cell("19"), self.cell("23")).perform()
        self.wait(lambda: self.plies() == 2)
        # 28x19 by the keyboard alone: from the focused cell to the victor's place.
        self.js("document.querySelector('damier-board').focusCell([...document.querySelector('damier-board').cells.keys()][27], true)")
        active = self.browser.switch_to.active_element
        active.send_keys(Keys.ENTER)
        self.wait(lambda: self.view()["chosen"])
        self.js("const b = document.querySelector('damier-board'); b.focusCell(b.view.next[0], true)")
        self.browser.switch_to.active_element.send_keys(Keys.ENTER)
        self.wait(lambda: self.plies() == 3)
        self.type("14x23")
        self.wait(lambda: self.plies() == 4)
        self.type("back to front")
        self.wait(self.said)
        self.assertEqual(self.plies(), 4)

    def test_refusals_name_the_reason(self):
        self.begin("international")
        self.type("1-7")
        self.wait(lambda: "opponent" in self.said())
        self.assertEqual(self.plies(), 0)

    def test_the_computer_answers_and_moves_are_taken_back(self):
        self.begin("russian", people=False)
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 2)
        self.js("[...document.querySelectorAll('.actions .tool')].find((b) => b.title === 'Take back').click()")
        self.wait(lambda: self.plies() == 0)

    def test_a_clock_runs_out(self):
        self.begin("english", clock="1s")
        self.wait(lambda: self.view().get("ending"))
        self.assertIn("wins", self.view()["ending"]["title"])

    # ---- studying and files ----

    def test_pdn_in_and_out_is_that_of_the_program(self):
        pdn = '[White "Ann"]\n[Black "Bob"]\n[GameType "20"]\n[Result "*"]\n\n1. 32-28 19-23 (1... 18-23 2. 38-32) 2. 28x19 14x23 {good} *\n'
        self.home()
        self.js("""const data = new DataTransfer(); data.setData('text', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))""", pdn)
        self.wait(lambda: (self.view() or {}).get("plies") == 4)
        self.js("document.querySelector('header .tool:nth-of-type(3)').click()")
        saved = self.wait(lambda: self.js("return document.querySelector('.saved')?.value"))
        self.assertIn("(1... 18-23 2. 38-32)", " ".join(saved.split()))
        if DAMIER:
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "game.pdn")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(pdn)
                native = subprocess.run([DAMIER, "convert", path, "-", "--to", "pdn"], capture_output=True, text=True, check=True)
            self.assertEqual(saved.split(), native.stdout.split())

    def test_the_engine_shows_lines_and_stops(self):
        self.begin("international")
        self.js("document.querySelector('.study button').click()")
        self.wait(lambda: self.browser.find_elements(By.CSS_SELECTOR, ".lines li"))
        self.js("document.querySelector('.study button').click()")
        self.wait(lambda: not self.browser.find_elements(By.CSS_SELECTOR, ".lines li"))

    def test_a_hostile_link_gets_a_sentence(self):
        for fragment in ("#pdn=AAAA", "#pdn=%00%ff", "#pdn=" + "A" * 5000):
            self.home(fragment)
            self.wait(self.said)

    # ---- nothing lost ----

    def test_reload_in_the_middle_of_a_capture(self):
        self.home()
        fen = "W:W48:B12,22,32,42"  # several jumps for a man of White's
        self.js("""const data = new DataTransfer(); data.setData('text', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))""", fen)
        self.wait(self.view)
        ActionChains(self.browser).click(self.cell("48")).perform()
        self.wait(lambda: len(self.view()["chosen"]) == 1)
        before = self.view()
        self.browser.refresh()
        self.ready()
        self.wait(self.view)
        self.assertEqual(self.view()["chosen"], before["chosen"])
        self.assertEqual(self.view()["pieces"], before["pieces"])

    def test_two_tabs_do_not_share_a_game(self):
        self.begin("international")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1)
        name = self.js("return sessionStorage.getItem('game')")
        first = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        self.browser.get(self.address)
        self.ready()
        self.wait(lambda: self.js("return !!document.querySelector(`[data-name='${arguments[0]}']`)", name))
        self.js("document.querySelector(`[data-name='${arguments[0]}']`).click()", name)
        self.wait(lambda: "another tab" in self.said())
        self.browser.close()
        self.browser.switch_to.window(first)
        self.type("18-23")
        self.wait(lambda: self.plies() == 2)

    def test_a_killed_browser_loses_nothing(self):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            own, Page.browser = Page.browser, start_browser(profile)
            try:
                self.begin("international")
                self.type("33-29")
                self.wait(lambda: self.plies() == 1)
                name = self.js("return sessionStorage.getItem('game')")
                driver = Page.browser.service.process.pid
                for pid in subprocess.run(["pgrep", "-P", str(driver)], capture_output=True, text=True, check=False).stdout.split():
                    os.kill(int(pid), signal.SIGKILL)
                Page.browser.service.stop()
                for lock in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
                    path = os.path.join(profile, lock)
                    if os.path.lexists(path):
                        os.unlink(path)
                Page.browser = start_browser(profile)
                self.browser.get(self.address)
                self.ready()
                self.wait(lambda: self.js("return !!document.querySelector(`[data-name='${arguments[0]}']`)", name))
                self.js("document.querySelector(`[data-name='${arguments[0]}']`).click()", name)
                self.wait(lambda: (self.view() or {}).get("plies") == 1)
            finally:
                Page.browser.quit()
                Page.browser = own

    # ---- looks and care ----

    def test_a_phone_has_room(self):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
        try:
            self.begin("international")
            width = self.js("return document.querySelector('damier-board').getBoundingClientRect().width")
            self.assertGreaterEqual(width, 0.95 * 360)
            self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), 360)
        finally:
            self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_the_language_changes_at_once(self):
        self.begin("international")
        try:
            self.js("document.querySelector('header .tool:last-of-type').click()")
            self.js("const s = document.querySelector('dialog select'); s.value = 'fr'; s.dispatchEvent(new Event('change'))")
            self.wait(lambda: self.js("return document.documentElement.lang") == "fr")
            self.wait(lambda: "Jeu de dames international" in self.js("return document.querySelector('h1').textContent")
                      or "nternational" in self.js("return document.querySelector('h1').textContent"))
            self.wait(lambda: self.js("return [...document.querySelectorAll('.actions .tool')].some((b) => b.title === 'Conseil')"))
        finally:
            self.js("localStorage.clear()")

    def test_nothing_leaves_the_origin_and_the_policy_is_strict(self):
        self.browser.get_log("browser")  # what other tests did on purpose
        self.begin("international", people=False)
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)
        loaded = self.js("return performance.getEntriesByType('resource').map((one) => one.name)")
        self.assertGreater(len(loaded), 10)
        self.assertTrue(all(one.startswith(self.address) for one in loaded), loaded)
        self.assertTrue(self.js("return crossOriginIsolated"))
        errors = [line["message"] for line in self.browser.get_log("browser") if line["level"] == "SEVERE"]
        self.assertEqual(errors, [])
        self.js("const own = document.createElement('script'); own.textContent = 'window.obeyed = 1'; document.head.append(own)")
        self.assertIsNone(self.js("return window.obeyed"))

    def test_it_works_offline(self):
        self.home()
        self.wait(lambda: self.js("return navigator.serviceWorker.controller !== null") or self.browser.refresh())
        self.ready()
        self.server.send_signal(signal.SIGSTOP)
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0})
        try:
            self.browser.refresh()
            self.ready()
        finally:
            self.server.send_signal(signal.SIGCONT)
            self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})


if __name__ == "__main__":
    unittest.main(warnings="ignore", argv=sys.argv[:1] + sys.argv[4:], verbosity=2)
