"""Nothing leaves the origin, the policy is strict, what is hostile gets one sentence, and nothing is too large."""
import base64
import json
import os
import urllib.error
import urllib.request
import zlib

from .driver import FOLDER, Page

OWN_CODE, FIRST_BOARD, OF_ONE_GAME = 60_000, 520_000, 1 << 20  # bytes; the first two compressed


class Care(Page):
    def test_nothing_leaves_the_origin_and_the_policy_is_strict(self):
        self.browser.get_log("browser")  # what other tests did on purpose
        self.begin("international", people=False)
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)
        loaded = self.js("return performance.getEntriesByType('resource').map((one) => one.name)")
        self.assertGreater(len(loaded), 10)
        self.assertTrue(all(one.startswith(self.address) for one in loaded), loaded)
        self.assertTrue(self.js("return crossOriginIsolated"))
        self.assertEqual(self.errors(), [])
        self.js("const own = document.createElement('script'); own.textContent = 'window.obeyed = 1'; document.head.append(own)")
        self.js("const own = document.createElement('div'); own.innerHTML = '<img src=x onerror=\"window.obeyed = 1\">'; document.body.append(own)")
        self.assertEqual(self.browser.execute_async_script(
            """addEventListener('securitypolicyviolation', ({ effectiveDirective }) => arguments[0](effectiveDirective));
            fetch('https://damier.example/').catch(() => {})"""), "connect-src")
        self.assertIsNone(self.js("return window.obeyed"))
        with urllib.request.urlopen(self.address) as answer:
            policy = answer.headers["Content-Security-Policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertNotIn("'unsafe-eval'", policy)
        # The same on hosts that send no headers.
        inside = self.js("return document.querySelector('meta[http-equiv=Content-Security-Policy]').content")
        self.assertEqual(policy.replace("; frame-ancestors 'none'", ""), inside)

    def test_only_this_machine_is_answered(self):
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(urllib.request.Request(self.address, headers={"Host": "damier.example"}))
        self.assertEqual(refused.exception.code, 421)
        refused.exception.close()

    def test_a_hostile_link_gets_a_sentence(self):
        bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = bomb.compress(b"1. 32-28 " * 2_000_000) + bomb.flush()
        for fragment in ("#play=chess", "#play=%00%ff", "#pdn=AAAA", "#pdn=%00%ff", "#pdn=" + "A" * 5000,
                         "#pdn=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")):
            with self.subTest(fragment[:20]):
                self.home(fragment)
                self.wait(self.refused)
                self.assertFalse(self.find("damier-board"))
                self.js("document.querySelectorAll('dialog').forEach((one) => one.close())")

    def test_a_hostile_file_gets_a_sentence(self):
        for text in ("\x00\xff\xfe" * 1000, "[" * 100000, "1. " * 50000 + "99-100", "{" * 5000, "<script>alert(1)</script>", '{"damier":1,"games":[{}]}'):
            with self.subTest(text[:12]):
                self.home()
                self.js("""const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'game.pdn'));
                    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))""", text)
                self.wait(lambda: self.refused() or self.find("dialog .games") or self.find("damier-board"))
                self.assertIsNone(self.js("return window.obeyed"))
                self.assertTrue(self.js("return document.body.dataset.ready"))

    def test_sizes(self):
        packed = lambda path: os.path.getsize(os.path.join(FOLDER, path + ".br"))
        files = [os.path.relpath(os.path.join(at, name), FOLDER) for at, _, names in os.walk(FOLDER) for name in names
                 if not name.endswith((".br", ".gz"))]
        own = sum(packed(name) for name in files if name.endswith((".js", ".css", ".html", ".svg", ".webmanifest")))
        self.assertLessEqual(own, OWN_CODE)
        language = max(packed(name) for name in files if name.startswith("locale/"))
        self.assertLessEqual(own + packed("damier.wasm") + language, FIRST_BOARD)  # nothing else is fetched before it
        for name in files:
            if name.startswith("knowledge/"):
                self.assertLessEqual(os.path.getsize(os.path.join(FOLDER, name)), OF_ONE_GAME, name)

    def test_what_a_game_knows_by_heart_is_fetched_once(self):
        with open(os.path.join(FOLDER, "knowledge/index.json"), encoding="utf-8") as file:
            known = json.load(file)
        self.assertIn("international", known)
        self.begin("international", people=False)
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)
        kept = """caches.open('knowledge').then((cache) => cache.keys()).then((all) => arguments[0](all.map((one) => one.url)))"""
        self.wait(lambda: any("international" in one for one in self.browser.execute_async_script(kept)))
        self.assertFalse(any("russian" in one for one in self.browser.execute_async_script(kept)))

    def test_a_search_stops_where_memory_cannot_be_shared(self):
        self.home()
        told = self.browser.execute_async_script("""const done = arguments[0];
            import('./thinkers.js').then(async ({ Thinkers }) => {
              const module = await WebAssembly.compileStreaming(fetch('damier.wasm'));
              const thinkers = new Thinkers(module, ({ told }) => {
                if (told.told === 'answer') done(told.told);
                else thinkers.halt({ worker: 'play', number: 1, dropped: true });
              });
              thinkers.shared = thinkers.halted = null;
              thinkers.patience = 2 ** 31 - 1; // it is not to be ended by force
              thinkers.prepare('international');
              thinkers.ask({ worker: 'play', channel: 0, number: 1, question: {
                start: 'new "international" seed 1', played: [], has_state: true, bot: '', seed: 1, strength: 10, fresh: true,
                limits: { time: 2 ** 30, increment: 0, moves: 0 }, lines: 1, only: [], threat: false } });
            })""")
        self.assertEqual(told, "answer")

    def test_a_small_ending_is_known(self):
        self.home()
        self.paste("W:WK1,K2:BK50")
        self.wait(self.view)
        self.press("Engine")
        self.wait(lambda: self.js("return document.querySelector('.lines b')?.textContent") == "=")  # nobody finds that by looking ahead
