// The Worker that thinks. It hears nothing meanwhile; it looks whether its question is still wanted: in memory where
// that can be shared, else at the question's own address (see thinkers.js).
import { startEngine } from './engine.js';

/** @type {Int32Array | null} */
let halted = null;
let current = 0;
/** @type {{ channel: number, wanted?: string }} */
let asked = { channel: -1 };
/** @type {Promise<import('./engine.js').Engine>} */
let engine;

const pause = 100; // milliseconds between two looks at an address
let looked = 0;
let isOver = false;
/** @param {string | undefined} wanted an address within the browser */
function isGone(wanted) {
  const now = performance.now();
  if (!wanted || isOver || now - looked < pause) return isOver;
  looked = now;
  try {
    const look = new XMLHttpRequest();
    look.open('GET', wanted, false);
    look.send();
  } catch {
    isOver = true;
  }
  return isOver;
}

const isHalted = (/** @type {number} */ number) =>
  halted !== null && Atomics.load(halted, number % halted.length) === number;

onmessage = async ({ data }) => {
  if (data.module) {
    halted = data.shared ? new Int32Array(data.shared) : null;
    engine = startEngine(
      data.module,
      (text) => postMessage({ channel: asked.channel, number: current, told: JSON.parse(text) }),
      () => (halted ? isHalted(current) : isGone(asked.wanted)),
    );
    return;
  }
  const ready = await engine;
  if (data.knowledge) return ready.know(data.knowledge);
  asked = data;
  current = data.number;
  looked = performance.now();
  isOver = false;
  ready.think(JSON.stringify(data.question));
};
