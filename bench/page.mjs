// The page in figures: sizes of what a browser fetches, and the speed of the engine there beside the native program's.
// Usage: node bench/page.mjs [build/wasm/page [build/release/apps/damier/damier]]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { startEngine } from '../apps/page/web/engine.js';

const [folder = 'build/wasm/page', damier = 'build/release/apps/damier/damier'] = process.argv.slice(2);
const nodes = 1500000, rounds = 3; // the best of them: others may want the machine too
const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const file = (name) => readFileSync(`${folder}/${name}`);
const packed = (name) => brotliCompressSync(file(name), { params: best }).length;
const row = (name, bytes, more = '') => console.log(`${name.padEnd(14)} ${String(bytes).padStart(8)} bytes${more}`);

function printSizes() {
  const own = readdirSync(folder).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
  const code = own.reduce((sum, name) => sum + packed(name), 0), engine = packed('damier.wasm'), french = packed('locale/fr.mo');
  row('own code', code, ` (brotli), ${own.length} files`);
  row('engine', engine, ` (brotli), ${file('damier.wasm').length} plain`);
  row('French', french, ' (brotli)');
  row('together', code + engine + french, ' before the first board');
  const known = readdirSync(`${folder}/knowledge`).filter((name) => name.endsWith('.bin'));
  const largest = Math.max(...known.map((name) => file(`knowledge/${name}`).length));
  row('by heart', largest, `, the largest of ${known.length} games`);
}

/** @returns thousand nodes a second in the page's engine */
function here(engine, told, game) {
  told.length = 0;
  engine.think(JSON.stringify({
    start: `new "${game}" seed 1`, played: [], has_state: true, bot: '', seed: 1, strength: 10, fresh: true,
    limits: { nodes, increment: 0, moves: 0 }, lines: 1, only: [], threat: false,
  }));
  const [line] = told.at(-1).lines;
  return line.nodes / line.time;
}

/** @returns the same of the native program */
function there(game) {
  const limits = ['--nodes', String(nodes), '--threads', '1', '--hash', '16', '--json'];
  const [line] = JSON.parse(execFileSync(damier, ['analyse', '--variant', game, ...limits], { encoding: 'utf8' }));
  return line.nodes / line.time_ms;
}

async function printSpeed() {
  const told = [];
  const engine = await startEngine(await WebAssembly.compile(file('damier.wasm')), (text) => told.push(JSON.parse(text)), () => false);
  for (const game of ['international', 'russian', 'frisian']) {
    engine.know(new Uint8Array(file(`knowledge/${game}.bin`)));
    let page = 0, native = 0;
    for (let round = 0; round < rounds; ++round) {
      page = Math.max(page, here(engine, told, game));
      if (existsSync(damier)) native = Math.max(native, there(game));
    }
    const ratio = native ? `, native ${Math.round(native)}: ${(page / native).toFixed(2)}` : '';
    console.log(`${game.padEnd(14)} ${String(Math.round(page)).padStart(8)} thousand nodes a second${ratio}`);
  }
}

printSizes();
await printSpeed();
