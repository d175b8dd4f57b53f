// The Worker that thinks. It hears nothing meanwhile; where memory can be shared it looks there
// whether its question is still wanted (see thinkers.js).
import { startEngine } from './engine.js';

/** @type {Int32Array | null} */
let halted = null;
let current = 0;
/** @type {{ channel: number }} */
let asked = { channel: -1 };
/** @type {Promise<import('./engine.js').Engine>} */
let engine;

const isHalted = (/** @type {number} */ number) =>
  halted !== null && Atomics.load(halted, number % halted.length) === number;

onmessage = async ({ data }) => {
  if (data.module) {
    halted = data.shared ? new Int32Array(data.shared) : null;
    engine = startEngine(
      data.module,
      (text) => postMessage({ channel: asked.channel, number: current, told: JSON.parse(text) }),
      () => isHalted(current),
    );
    return;
  }
  const ready = await engine;
  if (data.knowledge) return ready.know(data.knowledge);
  asked = data;
  current = data.number;
  ready.think(JSON.stringify(data.question));
};
