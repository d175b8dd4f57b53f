"""Nothing is lost: reload, killed browser, full or forbidden storage, a second tab, a new version; all games in a file."""
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from selenium.common.exceptions import NoAlertPresentException

from .driver import FOLDER, Page, end, serve, start_browser


class Keeping(Page):
    def own_browser(self, **prefs):
        """Another browser for this test alone."""
        profile = tempfile.mkdtemp(prefix="damier-own")
        usual, type(self).browser = self.browser, start_browser(profile, **prefs)

        def back():
            self.browser.quit()
            type(self).browser = usual
            shutil.rmtree(profile, ignore_errors=True)
        self.addCleanup(back)
        return profile

    def reload(self):
        self.browser.refresh()
        try:
            self.browser.switch_to.alert.accept()
        except NoAlertPresentException:
            pass
        self.ready()

    def test_reload_in_the_middle_of_a_capture(self):
        self.home()
        self.paste("W:W48:B12,22,32,42")  # several jumps for a man of White's
        self.wait(self.view)
        for square in ("48", "37"):
            self.cell(square).click()
        self.wait(lambda: len(self.view()["chosen"]) == 2)
        before = self.view()
        self.reload()
        self.wait(self.view)
        for part in ("chosen", "pieces", "under"):
            self.assertEqual(self.view()[part], before[part])

    def test_the_latest_game_goes_on_at_one_press(self):
        self.begin("russian")
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 1)
        self.home()
        self.press_door("Continue")
        self.wait(lambda: self.plies() == 1)

    def test_back_and_forward_of_the_browser_lose_nothing(self):
        self.begin("russian")
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 1)
        self.browser.back()
        self.wait(lambda: self.find(".doors"))
        self.browser.forward()
        self.wait(lambda: self.plies() == 1)
        self.press("Start page")
        self.wait(lambda: self.find(".doors"))
        self.press_door("Continue")
        self.wait(lambda: self.plies() == 1)

    def test_a_game_is_erased_on_purpose_only(self):
        self.begin("russian")
        self.type("c3-d4")
        self.wait(lambda: self.plies() == 1)
        name = self.game_name()
        erase = "document.querySelector(`[data-name='${arguments[0]}']`).nextSibling.click()"
        self.home()
        self.wait(lambda: self.find(f"[data-name='{name}']"))
        self.js(erase, name)
        self.press("Cancel")
        self.assertTrue(self.find(f"[data-name='{name}']"))
        self.js(erase, name)
        self.js("document.querySelector('dialog button.main').click()")
        self.wait(lambda: not self.find("dialog") and not self.find(f"[data-name='{name}']"))

    def test_tags_of_a_file_outlive_a_reload(self):
        self.home()
        self.paste('[Event "The cup"]\n[GameType "20"]\n1. 32-28 *')
        self.wait(lambda: self.plies() == 1)
        self.reload()
        self.wait(lambda: self.plies() == 1)
        self.press("Save the game")
        self.wait(lambda: "The cup" in (self.js("return document.querySelector('.saved')?.value") or ""))

    def test_two_tabs_do_not_share_a_game(self):
        self.begin("international")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1)
        name = self.game_name()
        first = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        self.browser.get(self.address)
        self.ready()
        self.resume(name)
        self.wait(lambda: "another tab" in self.said())
        self.browser.close()
        self.browser.switch_to.window(first)
        self.type("18-23")
        self.wait(lambda: self.plies() == 2)

    def kill(self):
        driver = self.browser.service.process.pid
        for pid in subprocess.run(["pgrep", "-P", str(driver)], capture_output=True, text=True, check=False).stdout.split():
            os.kill(int(pid), signal.SIGKILL)
        self.browser.service.stop()

    def test_a_browser_killed_in_the_middle_of_a_capture_loses_nothing(self):
        profile = self.own_browser()
        self.home()
        self.paste("W:W48:B12,22,32,42")
        self.wait(self.view)
        for square in ("48", "37"):
            self.cell(square).click()
        self.wait(lambda: len(self.view()["chosen"]) == 2)
        before, name = self.view(), self.game_name()
        self.kill()
        for lock in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
            path = os.path.join(profile, lock)
            if os.path.lexists(path):
                os.unlink(path)
        type(self).browser = start_browser(profile)
        self.browser.get(self.address)
        self.ready()
        self.resume(name)
        self.wait(lambda: (self.view() or {}).get("chosen") == before["chosen"])
        self.assertEqual(self.view()["pieces"], before["pieces"])

    def test_full_storage_is_told_and_nothing_is_lost(self):
        self.own_browser()  # one that has not been told of any room yet
        self.home()
        origin = self.address.rstrip("/")
        self.cdp("Storage.overrideQuotaForOrigin", origin=origin, quotaSize=1)
        self.begin("international")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1 and not self.view()["kept"])
        self.type("18-23")
        self.wait(lambda: self.plies() == 2)
        self.reload()  # the tab itself has it
        self.wait(lambda: self.plies() == 2)
        self.cdp("Storage.overrideQuotaForOrigin", origin=origin)
        self.type("38-32")
        self.wait(lambda: self.plies() == 3 and self.view()["kept"])
        name = self.game_name()
        self.home()
        self.resume(name)
        self.wait(lambda: self.plies() == 3)

    def test_forbidden_storage_is_told_and_nothing_is_lost(self):
        self.own_browser(**{"profile.default_content_setting_values.cookies": 2})
        self.begin("international")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1)
        self.wait(lambda: not self.view()["kept"])
        self.type("18-23")
        self.wait(lambda: self.plies() == 2)
        self.reload()
        self.wait(lambda: self.plies() == 2)

    def test_a_new_version_waits_and_loses_nothing(self):
        self.own_browser()
        with tempfile.TemporaryDirectory() as place:
            folder = os.path.join(place, "page")
            shutil.copytree(FOLDER, folder)
            server, address = serve(folder)
            usual, type(self).address = self.address, address
            try:
                self.begin("international")
                self.wait(lambda: self.js("return navigator.serviceWorker.controller !== null"))
                self.type("32-28")
                self.wait(lambda: self.plies() == 1)
                end(server)
                for path in pathlib.Path(folder).glob("app.js*"):
                    path.unlink()
                pathlib.Path(folder, "app.js").write_text(
                    pathlib.Path(FOLDER, "app.js").read_text(encoding="utf-8") + "\nwindow.isNew = true;\n", encoding="utf-8")
                worker = pathlib.Path(folder, "service_worker.js")
                worker.write_text(worker.read_text(encoding="utf-8").replace("const version = '", "const version = 'new "), encoding="utf-8")
                for path in pathlib.Path(folder).glob("service_worker.js.*"):
                    path.unlink()
                server, _ = serve(folder, port=int(address.rsplit(":", 1)[1].strip("/")))
                self.reload()
                self.wait(lambda: self.plies() == 1)
                self.assertIsNone(self.js("return window.isNew"))  # still of one piece
                self.wait(lambda: self.find(".update"))
                self.find(".update")[0].click()
                self.wait(lambda: self.js("return window.isNew") and self.plies() == 1)
            finally:
                type(self).address = usual
                end(server)

    def test_all_games_in_a_file_and_erased(self):
        self.begin("international")
        self.type("32-28")
        self.wait(lambda: self.plies() == 1)
        name = self.game_name()
        self.home()
        text = self.browser.execute_async_script("import('./store.js').then(({ exportAll }) => exportAll()).then(arguments[0])")
        self.press("Preferences")
        self.press("Erase all games")
        self.js("[...document.querySelectorAll('dialog')].at(-1).querySelector('button.main').click()")
        self.wait(lambda: self.browser.execute_async_script(
            "import('./store.js').then(({ listGames }) => listGames()).then((games) => arguments[0](games.length))") == 0)
        self.home()
        drop = """const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'games.damier'));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))"""
        self.js(drop, text[:-40])
        self.wait(lambda: "no games" in self.said())
        self.js(drop, text)
        self.resume(name)
        self.wait(lambda: self.plies() == 1)

    def test_a_damaged_journal_gets_a_sentence(self):
        self.begin("international")
        for move in ("32-28", "18-23"):
            self.type(move)
        self.wait(lambda: self.plies() == 2)
        name = self.game_name()
        self.home()
        self.browser.execute_async_script("""const done = arguments[1];
            import('./store.js').then(async ({ readJournal, writeJournal }) => {
              const text = await readJournal(arguments[0]);
              await writeJournal([{ name: arguments[0], text: text.slice(0, -5) + '?????', whole: true }]);
              done();
            })""", name)
        self.resume(name)
        self.wait(lambda: "damaged" in self.said())
        self.wait(lambda: self.plies() == 1)
