"""Whole games by every hand; what is refused; clocks; people and computers."""
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .driver import Page

# What to do next, as soon as the view has changed: a place of the screen, the arrow keys that lead there, or a button.
PLAN = """
const done = arguments[arguments.length - 1];
const board = document.querySelector('damier-board');
const started = performance.now();
window.chance ??= 7;
const pick = (list) => list[(window.chance = (window.chance * 1103515245 + 12345) % 2147483648) % list.length];
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const way = (from, to) => { // the shortest one
  const known = new Map([[from, []]]);
  for (const [at, keys] of known) {
    if (at === to) return keys;
    for (const [key, step] of Object.entries(steps)) {
      const next = board.neighbour(at, step);
      if (next >= 0 && !known.has(next)) known.set(next, [...keys, key]);
    }
  }
  return null;
};
const look = () => {
  const { view } = board;
  window.sawHeld ||= !!board.querySelector('.piece.held');
  window.sawPrisoners ||= !!document.querySelector('.aside svg');
  if (view === window.planned && performance.now() - started < arguments[0]) return setTimeout(look, 5);
  window.planned = view;
  if (view.ending) return done({ ending: view.ending, moves: view.moves.length });
  if (view.next.length === 0) {
    const spoken = [...document.querySelectorAll('.actions .tool')].find((one) => view.spoken.some(({ name }) => name === one.title));
    spoken?.focus();
    return done({ spoken: !!spoken, moves: view.moves.length });
  }
  const cell = pick(view.next);
  const box = board.cells.get(cell).getBoundingClientRect();
  done({ cell, x: box.x + box.width / 2, y: box.y + box.height / 2, keys: way(board.focused, cell), moves: view.moves.length });
};
look();
"""


# Every game, begun by its tile and dialog with people at all seats, and some of its turns; each of its options in every way.
EVERY_GAME = """
const [turns, done] = arguments;
(async () => {
  const { begin, games, goHome, link } = await import('./app.js');
  const until = async (what) => {
    for (;;) {
      const found = what();
      if (found) return found;
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  const board = () => document.querySelector('damier-board');
  const play = async (most) => {
    let last = await until(() => board()?.view);
    for (let turn = 0; turn < most && !last.ending; ++turn) {
      if (last.next.length > 0) board().onpick(last.next[turn % last.next.length]);
      else [...document.querySelectorAll('.actions .tool')].find((one) => last.spoken.some(({ name }) => name === one.title)).click();
      last = await until(() => board().view !== last && board().view);
    }
    return last;
  };
  const played = {}, options = {};
  for (const { games: keys } of games.families)
    for (const { key } of keys) {
      goHome();
      document.querySelector(`[data-game='${key}']`).click();
      const dialog = await until(() => document.querySelector('dialog'));
      dialog.querySelectorAll('.seats select').forEach((one) => (one.value = ''));
      dialog.querySelector('button.main').click();
      const { plies, players, pieces } = await play(turns);
      played[key] = [plies, players.length, pieces.length];
      const described = link.next('described');
      link.send(`describe ${key}`);
      for (const option of (await described).options) {
        const all = option.choices.length ? option.choices.map(([one]) => one) : [option.least, option.most];
        for (const value of all) {
          goHome();
          const answer = link.oneOf(['board', 'said']); // more pawns than cells are refused
          begin(`new "${key}" seed 5 option "${option.key}" "${value}"`);
          if ((await answer).kind === 'said') continue;
          await play(1);
          const name = `${key} ${option.key}`;
          options[name] = (options[name] ?? 0) + 1;
        }
      }
    }
  done([played, options]);
})().catch((failure) => done(String(failure)));
"""

# A game with each of the computer players, who is told not to think for long.
EVERY_LEVEL = """
const [key, done] = arguments;
(async () => {
  const { begin, goHome, link } = await import('./app.js');
  const described = link.next('described');
  link.send(`describe ${key}`);
  const { bots } = await described;
  for (const { key: bot } of bots) {
    goHome();
    const answered = new Promise((next) => {
      let isHurried = false;
      const off = link.on('view', (view) => {
        if (view.thinking && !isHurried) link.send('hurry');
        isHurried ||= view.thinking;
        if (view.plies < 1) return;
        off();
        next();
      });
    });
    begin(`new "${key}" seed 5 player "" "${bot}" player "" "${bot}"`);
    await answered;
  }
  done(bots.map((one) => one.key));
})();
"""


class Playing(Page):
    def by_mouse(self, plan):
        for kind in ("mousePressed", "mouseReleased"):
            self.cdp("Input.dispatchMouseEvent", type=kind, x=plan["x"], y=plan["y"], button="left", clickCount=1)

    def by_touch(self, plan):
        self.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": plan["x"], "y": plan["y"]}])
        self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def by_keys(self, plan):
        self.assertIsNotNone(plan["keys"], "the arrow keys do not lead there")
        self.js("document.querySelector('damier-board [tabindex=\"0\"]').focus()")
        keys = [getattr(Keys, key.replace("Arrow", "ARROW_").upper()) for key in plan["keys"]] + [Keys.ENTER]
        ActionChains(self.browser, duration=0).send_keys(*keys).perform()

    def play(self, most):
        """Mouse, finger and keys in turn, until the game is over."""
        hands = (self.by_mouse, self.by_touch, self.by_keys)
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=True)
        self.js("window.planned = null; window.chance = 7")
        for step in range(8 * most):
            plan = self.browser.execute_async_script(PLAN, 60000)
            if "ending" in plan or plan["moves"] >= most:
                return plan
            if "cell" in plan:
                hands[step % 3](plan)
            else:
                self.assertTrue(plan["spoken"], plan)
                ActionChains(self.browser, duration=0).send_keys(Keys.ENTER).perform()
        self.fail("it does not end")

    def whole(self, game, **options):
        self.begin(game, **options)
        end = self.play(400)
        self.assertIn("ending", end)
        self.assertTrue(end["ending"]["title"])

    def test_a_whole_game_of_international(self):
        self.whole("international")

    def test_a_whole_game_of_frisian(self):
        self.whole("frisian")

    def test_a_whole_game_of_multidames_with_four_seats(self):
        self.whole("multidames", players="4")
        view = self.view()
        self.assertEqual(len(view["players"]), 4)
        self.assertTrue(all("score" in player for player in view["players"]))
        self.assertTrue(self.js("return window.sawHeld"), "no pawn was held")

    def test_a_whole_game_of_triangular_mansuba(self):
        self.whole("mansuba-triangulaire")
        self.assertTrue(self.js("return window.sawPrisoners"), "nobody was taken prisoner")

    def test_a_whole_game_of_ulb(self):
        self.whole("ulb")

    def test_every_game_is_begun_and_played_with_all_its_options(self):
        self.home()
        told = self.browser.execute_async_script(EVERY_GAME, 8)
        self.assertIsInstance(told, list, told)
        played, options = told
        self.assertGreaterEqual(len(played), 32)
        for game, (plies, seats, pieces) in played.items():
            self.assertTrue(plies >= 2 and seats >= 2 and pieces >= 2, (game, plies, seats, pieces))
        self.assertTrue(all(values >= 1 for values in options.values()), options)
        self.assertGreater(len(options), 20, options)

    def test_every_computer_player_answers(self):
        self.home()
        for game, least in (("international", 10), ("multidames", 3), ("mansuba-triangulaire", 3)):
            self.assertGreaterEqual(len(self.browser.execute_async_script(EVERY_LEVEL, game)), least, game)

    def test_drag_and_typing(self):
        self.begin("international")
        self.cell("33").click()
        self.wait(lambda: len(self.find(".mark.target")) == 2)
        self.cell("33").click()
        ActionChains(self.browser).drag_and_drop(self.cell("32"), self.cell("28")).perform()
        self.wait(lambda: self.plies() == 1)
        self.type("19-23")
        self.wait(lambda: self.plies() == 2)
        self.type("back to front")
        self.wait(self.refused)
        self.assertEqual(self.plies(), 2)

    def test_refusals_name_the_reason_and_the_squares(self):
        self.begin("international")
        self.js("""const board = document.querySelector('damier-board'), flash = board.flash.bind(board);
            board.flash = (cells) => { window.flashed = cells.map((cell) => board.board.cells[cell].label); flash(cells); }""")
        self.type("1-7")
        self.wait(lambda: "opponent" in self.said())
        self.assertEqual(self.js("return window.flashed"), ["1", "7"])
        self.assertEqual(self.plies(), 0)

    def test_forced_captures_are_shown(self):
        self.begin("international")
        for move in ("32-28", "19-23"):
            self.type(move)
        self.wait(lambda: self.plies() == 2)
        self.assertIn("compulsory", self.view()["capture"])
        self.assertEqual(len(self.find(".mark.must")), len(self.view()["next"]))
        self.type("31-27")
        self.wait(lambda: "28x19" in self.said() or "capture" in self.said())

    def test_a_capture_is_shown_jump_by_jump(self):
        self.home()
        self.paste("W:W48:B12,22,32,42")
        self.wait(self.view)
        for square in ("48", "37"):
            self.cell(square).click()
        self.wait(lambda: self.view()["under"])
        self.assertEqual(len(self.find(".piece.taken")), 1)  # still there, dimmed
        self.cell("28").click()
        self.wait(lambda: len(self.find(".piece.taken")) == 2)
        self.cell("17").click()
        self.cell("8").click()
        self.wait(lambda: self.plies() == 1)
        self.wait(lambda: not self.find(".piece.taken"))

    def test_what_a_whole_capture_takes_is_dimmed_until_it_ends(self):
        self.home()
        self.paste("W:W48:B12,22,32,42")
        self.wait(self.view)
        self.cdp("Animation.enable")
        self.cdp("Animation.setPlaybackRate", playbackRate=0)
        try:
            self.type("48x8")
            self.wait(lambda: self.plies() == 1 and len(self.find(".piece.taken")) == 4)
        finally:
            self.cdp("Animation.setPlaybackRate", playbackRate=1)
            self.cdp("Animation.disable")
        self.wait(lambda: not self.find(".piece.taken"))

    def test_the_computer_answers_and_moves_are_taken_back(self):
        self.begin("russian", people=False)
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 2)
        self.press("Take back")
        self.wait(lambda: self.plies() == 0)
        self.press("Hint")
        self.wait(lambda: self.find(".arrow"))

    def test_every_level_is_offered(self):
        self.home()
        self.js("document.querySelector('[data-game=international]').click()")
        self.wait(lambda: self.find("dialog .seats select"))
        players = self.js("return [...document.querySelector('dialog .seats select').options].map((one) => one.value)")
        self.assertTrue({f"engine:{level}" for level in range(1, 11)} <= set(players), players)

    def test_a_clock_runs_out(self):
        self.begin("english", clock="1s")
        self.wait(lambda: self.view().get("ending"))
        self.assertIn("wins", self.view()["ending"]["title"])

    def test_a_clock_is_stopped_and_goes_on(self):
        self.begin("english", clock="5m")
        self.press("Pause")
        self.wait(lambda: self.view()["paused"] and not self.find("time.runs"))
        self.press("Go on")
        self.wait(lambda: not self.view()["paused"] and len(self.find("time.runs")) == 1)

    def test_clocks_of_every_kind_and_what_is_none(self):
        for clock in ("30s/move", "40/90m,30m", "5m d3s", "5m b3s", "10m+5x30s", "hourglass 1m", "5m+3s | 1m"):
            with self.subTest(clock):
                self.begin("english", clock=clock)
                self.assertTrue(self.view()["players"][0]["clock"]["left"] > 20000)
        self.home()
        self.js("document.querySelector('[data-game=english]').click()")
        self.wait(lambda: self.find("dialog [list=clocks]"))
        self.find("dialog [list=clocks]")[0].send_keys("soon")
        self.find("dialog button.main")[0].click()
        self.wait(lambda: self.js("return document.querySelector('dialog .wrong')?.textContent"))
        self.assertFalse(self.find("damier-board"))

    def test_draw_resign_and_rematch(self):
        self.begin("english")
        self.press("Offer a draw")
        self.wait(lambda: "draw" in self.view().get("asked", ""))
        self.press("Decline the draw")
        self.wait(lambda: not self.view().get("asked"))
        self.press("Resign")
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: self.view().get("ending"))
        before = self.game_name()
        self.press("Play again, sides exchanged")
        self.wait(lambda: self.game_name() != before and not (self.view() or {"ending": True}).get("ending"))

    def test_sides_are_exchanged_in_a_rematch_and_the_board_is_turned(self):
        self.begin("english", people=False)
        self.assertEqual([player["bot"] for player in self.view()["players"]], [False, True])
        self.assertEqual(self.js("return document.querySelector('damier-board').turns"), 0)
        self.press("Resign")
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: self.view().get("ending"))
        self.press("Play again, sides exchanged")
        self.wait(lambda: [player["bot"] for player in (self.view() or {"players": []})["players"]] == [True, False])
        self.assertEqual(self.js("return document.querySelector('damier-board').turns"), 2)

    def test_the_board_turns_for_each_of_four_seats(self):
        self.begin("multidames", players="4")
        turns = []
        for _ in range(4):
            self.press("Turn the board")
            turns.append(self.js("return document.querySelector('damier-board').turns"))
        self.assertEqual(turns, [1, 2, 3, 0])

    def test_the_board_turns_to_whoever_plays(self):
        self.begin("international")
        turns = lambda: self.js("return document.querySelector('damier-board').turns")
        before = turns()
        self.press("Preferences")
        self.js("[...document.querySelectorAll('dialog .tick')].find((one) => one.textContent.includes('Turn the board')).querySelector('input').click()")
        self.js("document.querySelector('dialog').close()")
        try:
            self.type("32-28")
            self.wait(lambda: self.plies() == 1 and turns() == (before + 2) % 4)
        finally:
            self.js("localStorage.clear()")

    def test_arbitration(self):
        self.begin("international", ticks=("Arbitration",))
        for move in ("32-28", "19-23"):
            self.type(move)
        self.wait(lambda: self.plies() == 2)
        for square in ("31", "27"):  # a capture is due
            self.cell(square).click()
        self.wait(lambda: self.view()["disputed"])
        self.press("Have it corrected")
        self.wait(lambda: self.plies() == 2 and not self.view()["disputed"])
        for square in ("31", "27"):
            self.cell(square).click()
        self.wait(lambda: self.view()["disputed"])
        self.press("Let it stand")
        self.wait(lambda: self.plies() == 3)
        self.wait(lambda: self.find(".move.irregular"))

    def test_a_touched_piece_must_be_played(self):
        self.begin("international", ticks=("touched",))
        self.cell("32").click()
        self.wait(lambda: self.view()["chosen"])
        self.type("31-27")
        self.wait(self.refused)
        self.assertEqual(self.plies(), 0)

    def test_sounds_are_off(self):
        self.home()
        self.assertFalse(self.js("return import('./settings.js').then(({ settings }) => settings.sounds)"))
