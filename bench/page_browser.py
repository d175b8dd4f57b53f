#!/usr/bin/env python3
"""How punctual the page is in Chromium: move time, frames while it thinks, stopping, and the first board on a slow machine.
Usage: bench/page_browser.py [SERVER [FOLDER]] after ./run page; prints, asserts nothing."""
import os
import sys

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.environ["DAMIER_PAGE_SERVER"] = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else f"{root}/build/release/apps/page/damier-page")
os.environ["DAMIER_PAGE_FOLDER"] = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else f"{root}/build/wasm/page")
sys.path.insert(0, f"{root}/tests/page")
from browser.driver import Page  # noqa: E402

# Thinkers as the desk has them, from a page; `shared` as where the host lets memory be shared.
THINK = """
const [shared, time, halt, done] = arguments;
(async () => {
  const { Thinkers } = await import('./thinkers.js');
  const module = await WebAssembly.compileStreaming(fetch('damier.wasm'));
  let heard;
  const thinkers = new Thinkers(module, (told) => heard(told));
  if (!shared) thinkers.shared = thinkers.halted = null;
  thinkers.prepare('international');
  const ask = (number, limits) => thinkers.ask({ worker: 'play', channel: 0, number, question: {
    start: 'new "international" seed 1', played: [], has_state: true, bot: '', seed: 1, strength: 10, fresh: true,
    limits: { increment: 0, moves: 0, ...limits }, lines: 1, only: [], threat: false } });
  const answer = () => new Promise((next) => (heard = ({ told }) => told.told === 'answer' && next(performance.now())));
  let last = answer();
  ask(1, { time: 50 }); // it is awake from here on
  await last;
  let worst = 0, frame = performance.now(), isOn = true;
  const look = (now) => { worst = Math.max(worst, now - frame); frame = now; if (isOn) requestAnimationFrame(look); };
  requestAnimationFrame((now) => { frame = now; requestAnimationFrame(look); });
  const began = performance.now();
  last = answer();
  ask(2, halt ? { time: 60000 } : { time });
  if (halt) {
    await new Promise((next) => setTimeout(next, 300));
    const stopped = performance.now();
    thinkers.halt({ worker: 'play', number: 2, dropped: true });
    // Quiet is who answers another question, or a worker that is gone.
    ask(3, { nodes: 1 });
    await last;
    isOn = false;
    return done([performance.now() - stopped, worst]);
  }
  const took = (await last) - began;
  isOn = false;
  done([took - time, worst]);
})();
"""


class Bench(Page):
    def first_board(self):
        self.cdp("Network.enable")
        self.cdp("Network.clearBrowserCache")
        self.js("return caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one))))")
        self.js("return navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))")
        self.browser.get("about:blank")
        self.cdp("Emulation.setCPUThrottlingRate", rate=4)
        self.browser.get(self.address + "#play=international")
        self.wait(lambda: self.js("return performance.getEntriesByName('first board').length"))
        at = self.js("return performance.getEntriesByName('first board')[0].startTime")
        self.cdp("Emulation.setCPUThrottlingRate", rate=1)
        return at

    def runTest(self):
        for shared, name in ((True, "memory shared    "), (False, "memory not shared")):
            self.home()
            late = [self.browser.execute_async_script(THINK, shared, 500, False) for _ in range(5)]
            stop = [self.browser.execute_async_script(THINK, shared, 0, True) for _ in range(5)]
            print(f"{name}  move time exceeded by {max(one[0] for one in late):.0f} ms, stopped after {max(one[0] for one in stop):.0f} ms, "
                  f"longest frame {max(one[1] for one in late + stop):.0f} ms")
        print("first board, four times slower, cold:", " ".join(f"{self.first_board():.0f}" for _ in range(3)), "ms")


if __name__ == "__main__":
    Bench.setUpClass()
    try:
        Bench().debug()
    finally:
        Bench.tearDownClass()
