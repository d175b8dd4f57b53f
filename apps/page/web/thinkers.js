// The Workers that think, by name. A question that is not wanted any more is marked in shared memory, where the
// search sees it at once. Where memory cannot be shared each question has an address of its own within the browser,
// which is there as long as it is wanted: the search looks now and then. A Worker that goes on all the same is ended.
import { fetchKnowledge } from './knowledge.js';

/** @typedef {{ channel: number, number: number, question: any, dropped?: boolean, wanted?: string }} Asked */
/** @typedef {{ worker: Worker, waiting: Asked[], known: Set<string> }} One */

/** @param {Asked} asked */
const forget = ({ wanted }) => wanted && URL.revokeObjectURL(wanted);

export class Thinkers {
  /**
   * @param {WebAssembly.Module} module
   * @param {(told: any) => void} hear
   */
  constructor(module, hear) {
    this.module = module;
    this.hear = hear;
    this.shared = self.crossOriginIsolated ? new SharedArrayBuffer(4 * 256) : null;
    this.halted = this.shared ? new Int32Array(this.shared) : null;
    /** @type {Map<string, One>} */
    this.workers = new Map();
    this.game = '';
    this.patience = 700; // milliseconds with a search that has been stopped
    /** @type {Map<string, Promise<Uint8Array | null>>} */
    this.knowledge = new Map();
  }

  /** @param {string} game that the questions from now on are about */
  prepare(game) {
    this.game = game;
    if (!this.knowledge.has(game)) this.knowledge.set(game, fetchKnowledge(game));
  }

  /** @param {string} name */
  start(name) {
    const worker = new Worker(new URL('think_worker.js', import.meta.url), { type: 'module' });
    /** @type {One} */
    const one = { worker, waiting: [], known: new Set() };
    worker.onmessage = ({ data }) => {
      const kind = data.told.told;
      if (kind !== 'thought' && kind !== 'line') {
        const answered = one.waiting.find((q) => q.number === data.number);
        if (answered) forget(answered);
        one.waiting = one.waiting.filter((q) => q !== answered);
      }
      this.hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.restart(name, true);
    };
    worker.postMessage({ module: this.module, shared: this.shared });
    this.workers.set(name, one);
    return one;
  }

  /** @param {Asked & { worker: string }} asked */
  async ask(asked) {
    const one = this.workers.get(asked.worker) ?? this.start(asked.worker);
    const { game } = this;
    if (!this.shared) asked.wanted = URL.createObjectURL(new Blob(['wanted']));
    one.waiting.push(asked);
    const file = await this.knowledge.get(game);
    if (!one.waiting.includes(asked)) return; // not wanted any more
    if (file && !one.known.has(game)) one.worker.postMessage({ knowledge: file });
    one.known.add(game);
    one.worker.postMessage({ channel: asked.channel, number: asked.number, question: asked.question, wanted: asked.wanted });
  }

  /** @param {{ worker: string, number: number, dropped: boolean }} halt */
  halt({ worker, number, dropped }) {
    if (this.halted) Atomics.store(this.halted, number % this.halted.length, number);
    const asked = this.workers.get(worker)?.waiting.find((q) => q.number === number);
    if (!asked) return;
    forget(asked);
    asked.dropped = dropped;
    if (!dropped) asked.question = { ...asked.question, limits: { time: 30, increment: 0, moves: 0 } };
    setTimeout(() => {
      if (this.workers.get(worker)?.waiting.includes(asked)) this.restart(worker, false);
    }, this.patience);
  }

  /**
   * Ends a Worker and asks another what is still wanted. What made one fail is not asked again.
   * @param {string} name @param {boolean} hasFailed
   */
  restart(name, hasFailed) {
    const one = this.workers.get(name);
    if (!one) return;
    one.worker.terminate();
    this.workers.delete(name);
    one.waiting.forEach(forget);
    const [first, ...rest] = one.waiting.splice(0);
    const again = hasFailed ? rest : first ? [first, ...rest] : [];
    if (hasFailed && first && !first.dropped)
      this.hear({ channel: first.channel, number: first.number, told: { told: 'error', text: 'the engine has failed' } });
    for (const asked of again) if (!asked.dropped) this.ask({ ...asked, worker: name });
  }
}
