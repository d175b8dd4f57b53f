// The page's side of the desk: texts out, messages in, each to those who listen for its kind.

export class Link {
  constructor() {
    /** @type {Map<string, Set<(message: any) => void>>} */
    this.listeners = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<string, any>} the last message of each kind */
    this.latest = new Map();
  }

  async start() {
    const answer = await fetch('damier.wasm');
    this.module = await WebAssembly.compileStreaming(answer);
    this.begin();
  }

  begin() {
    this.worker?.terminate();
    this.worker = new Worker(new URL('desk_worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => this.hear(JSON.parse(data));
    this.worker.onerror = () => this.hear({ kind: 'failed' });
    this.worker.postMessage({ module: this.module });
  }

  /** @param {string | Uint8Array} text */
  send(text) {
    this.worker?.postMessage(text);
  }

  /** @param {string} kind @param {(message: any) => void} listener */
  on(kind, listener) {
    const all = this.listeners.get(kind) ?? new Set();
    all.add(listener);
    this.listeners.set(kind, all);
    return () => all.delete(listener);
  }

  /**
   * The next message of a kind.
   * @param {string} kind
   * @returns {Promise<any>}
   */
  next(kind) {
    return this.oneOf([kind]);
  }

  /**
   * The next message of one of these kinds; of what is said only a refusal is an answer.
   * @param {string[]} kinds
   * @param {string | Uint8Array} [text] that asks for it
   * @returns {Promise<any>}
   */
  oneOf(kinds, text) {
    return new Promise((done) => {
      const off = kinds.map((kind) => this.on(kind, (message) => {
        if (kind === 'said' && !message.refused) return;
        off.forEach((one) => one());
        done(message);
      }));
      if (text !== undefined) this.send(text);
    });
  }

  /**
   * Tells a new screen what the one before it was told.
   * @param {string[]} kinds
   */
  repeat(kinds) {
    for (const kind of kinds) if (this.latest.has(kind)) this.hear(this.latest.get(kind));
  }

  /** @param {any} message */
  hear(message) {
    this.latest.set(message.kind, message);
    for (const listener of [...(this.listeners.get(message.kind) ?? [])]) listener(message);
  }
}
