// Damier as a WebAssembly module: a text goes in, texts come out. What the module asks of a system
// (the time, chance, a place for complaints) is here; files there are none.

/**
 * @typedef {{ hear(text: string | Uint8Array): void, think(text: string): void, know(file: Uint8Array): void }} Engine
 * @param {WebAssembly.Module} module
 * @param {(message: string) => void} tell hears every text that comes out
 * @param {() => boolean} isStopped asked by a search at its usual check
 * @returns {Promise<Engine>}
 */
export async function startEngine(module, tell, isStopped) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  /** @type {WebAssembly.Memory} */
  let memory;
  const view = () => new DataView(memory.buffer);
  /** @param {number} at @param {number} size */
  const textAt = (at, size) => decoder.decode(new Uint8Array(memory.buffer, at, size));

  const nothing = 0, notSupported = 52, badDescriptor = 8;
  const system = {
    /** @param {number} clock @param {bigint} _precision @param {number} to */
    clock_time_get(clock, _precision, to) {
      const ms = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(to, BigInt(Math.round(ms * 1e6)), true);
      return nothing;
    },
    /** @param {number} at @param {number} size */
    random_get(at, size) {
      crypto.getRandomValues(new Uint8Array(memory.buffer, at, size));
      return nothing;
    },
    /** @param {number} count @param {number} size */
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return nothing;
    },
    environ_get: () => nothing,
    /** @param {number} _to @param {number} parts @param {number} count @param {number} written */
    fd_write(_to, parts, count, written) {
      let size = 0;
      for (let i = 0; i < count; ++i) size += view().getUint32(parts + 8 * i + 4, true);
      view().setUint32(written, size, true);
      return nothing;
    },
    fd_prestat_get: () => badDescriptor,
    /** @param {number} code */
    proc_exit(code) {
      throw new Error(`the engine has ended with ${code}`);
    },
  };
  const imports = {
    wasi_snapshot_preview1: new Proxy(system, {
      get: (all, name) => Reflect.get(all, name) ?? (() => notSupported),
    }),
    damier: {
      /** @param {number} at @param {number} size */
      tell: (at, size) => tell(textAt(at, size)),
      is_stopped: () => (isStopped() ? 1 : 0),
    },
  };
  const { exports } = await WebAssembly.instantiate(module, imports);
  const all = /** @type {any} */ (exports);
  memory = all.memory;
  all._initialize();
  /** @param {string | Uint8Array} text */
  const put = (text) => {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const at = all.room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  };
  return {
    hear(text) {
      put(text);
      all.hear();
    },
    think(text) {
      put(text);
      all.think();
    },
    know(file) {
      put(file);
      all.know();
    },
  };
}
