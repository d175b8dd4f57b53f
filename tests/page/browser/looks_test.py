"""From small to wide, bright and dark, in every language, for those who listen; and without a network."""
from .driver import Page

SIZES = ((320, 640), (360, 740), (740, 360), (768, 1024), (1280, 800), (2560, 1440))


class Looks(Page):
    def size(self, width, height, **more):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 800, **more)
        self.addCleanup(self.cdp, "Emulation.clearDeviceMetricsOverride")

    def fits(self, width):
        self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), width)

    def test_every_size_has_room(self):
        for game in ("international", "mansuba-triangulaire"):
            self.begin(game)
            for width, height in SIZES:
                with self.subTest(game=game, size=(width, height)):
                    self.size(width, height)
                    self.fits(width)
                    box = self.js("""const { width, height, bottom } = document.querySelector('damier-board').getBoundingClientRect();
                        return { width, height, bottom }""")
                    self.assertGreater(min(box["width"], box["height"]), 200)
                    if width in (320, 360) and game == "international":
                        self.assertGreaterEqual(box["width"], 0.95 * width)
                    if width > height:
                        self.assertLessEqual(box["bottom"], height + 1)
        self.home()
        for width, height in SIZES:
            self.size(width, height)
            self.fits(width)

    def test_twice_as_large(self):
        self.begin("international")
        self.size(640, 400)  # 1280 x 800 at 200 %
        self.fits(640)
        self.assertGreater(self.js("return document.querySelector('damier-board').getBoundingClientRect().height"), 200)

    def test_dark_contrast_and_less_motion(self):
        self.begin("international")
        paper = "return getComputedStyle(document.body).backgroundColor"
        bright = self.js(paper)
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.assertNotEqual(self.js(paper), bright)
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-contrast", "value": "more"}])
        self.assertEqual(self.js("const all = getComputedStyle(document.documentElement);"
                                 "return all.getPropertyValue('--line') === all.getPropertyValue('--ink')"), True)
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.js("window.moved = 0; const own = Element.prototype.animate; Element.prototype.animate = function (...a) { ++window.moved; return own.apply(this, a); }")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1)
        self.assertEqual(self.js("return window.moved"), 0)
        self.cdp("Emulation.setEmulatedMedia", features=[])
        self.type("18-23")
        self.wait(lambda: self.plies() == 2)
        self.assertGreater(self.js("return window.moved"), 0)

    def test_a_screen_reader_hears_a_grid(self):
        self.begin("international")
        nodes = self.cdp("Accessibility.getFullAXTree")["nodes"]
        named = lambda role: [node.get("name", {}).get("value", "") for node in nodes if node.get("role", {}).get("value") == role]
        self.assertEqual(len(named("grid")), 1)
        self.assertEqual(len(named("row")), 10)
        cells = named("gridCell") + named("gridcell")
        self.assertEqual(len(cells), 50)
        self.assertIn("32: White, man", cells)
        self.assertIn("28", cells)
        self.assertTrue(all(name for name in named("button")), "a button without a name")
        self.type("32-28")
        self.wait(lambda: "White plays 32-28" in self.js("return document.querySelector('[aria-live]').textContent"))

    def test_the_focus_stays_where_it_was(self):
        self.begin("international", people=False)
        hint = "return document.activeElement.title"
        self.js("[...document.querySelectorAll('.actions .tool')].find((one) => one.title === 'Hint').focus()")
        self.js("document.activeElement.click()")
        self.wait(lambda: self.find(".arrow"))
        self.assertEqual(self.js(hint), "Hint")
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)
        self.js("[...document.querySelectorAll('.actions .tool')].find((one) => one.title === 'Take back').focus()")
        self.js("document.activeElement.click()")
        self.wait(lambda: self.plies() == 0)
        self.assertTrue(self.js("return !!document.activeElement.closest('.actions')"))  # «Take back» has gone

    def test_what_is_said_is_seen_in_front_of_a_dialog(self):
        self.begin("international")
        self.press("Save the game")
        self.wait(lambda: self.js("return document.querySelector('.saved')?.value"))
        self.press("Copy")
        self.wait(lambda: "Copied" in self.said())
        self.assertTrue(self.js("return !!document.getElementById('live').closest('dialog')"))
        self.js("document.querySelector('dialog').close()")
        self.wait(lambda: self.js("return document.getElementById('live')?.parentElement === document.body"))

    def test_every_language_at_once(self):
        self.begin("international")
        try:
            for language, hint in (("fr", "Conseil"), ("nl", ""), ("ru", ""), ("en", "Hint")):
                self.js("document.querySelector('header .tool:last-of-type').click()")
                self.js("const s = document.querySelector('dialog select'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))", language)
                self.wait(lambda: self.js("return document.documentElement.lang") == language)
                titles = self.wait(lambda: self.js("return [...document.querySelectorAll('.actions .tool')].map((b) => b.title)"))
                self.assertTrue(hint == "" or hint in titles, titles)
                if language == "fr":  # what options offer, too
                    self.press("Accueil")
                    self.js("document.querySelector('[data-game=multidames]').click()")
                    self.wait(lambda: "Oui" in self.js("return [...document.querySelectorAll('dialog option')].map((one) => one.textContent)"))
                    self.js("document.querySelector('dialog').close()")
                    self.browser.forward()
                    self.wait(self.view)
        finally:
            self.js("localStorage.clear()")

    def test_it_can_be_installed_and_works_offline(self):
        self.begin("international", people=False)
        self.type("32-28")
        self.wait(lambda: self.plies() == 2)
        self.wait(lambda: self.js("return navigator.serviceWorker.controller !== null"))
        self.assertEqual(self.cdp("Page.getInstallabilityErrors")["installabilityErrors"], [])
        name = self.game_name()
        self.cdp("Network.enable")
        self.cdp("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
        try:
            self.browser.refresh()
            self.ready()
            self.wait(lambda: self.plies() == 2)
            self.assertEqual(self.game_name(), name)
            self.press("Take back")
            self.wait(lambda: self.plies() == 0)
            self.type("33-29")
            self.wait(lambda: self.plies() == 2)
        finally:
            self.cdp("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
