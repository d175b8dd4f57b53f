// The page in figures: sizes of what a browser fetches, and nodes a second of the engine in WebAssembly.
// Usage: node bench/page.mjs [build/wasm/page]
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { startEngine } from '../apps/page/web/engine.js';

const folder = process.argv[2] ?? 'build/wasm/page';
const packed = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const own = readdirSync(folder).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
const wasm = readFileSync(`${folder}/damier.wasm`);
console.log(`own code   ${own.reduce((sum, name) => sum + packed(readFileSync(`${folder}/${name}`)), 0)} bytes (brotli), ${own.length} files`);
console.log(`engine     ${packed(wasm)} bytes (brotli), ${wasm.length} plain`);
console.log(`French     ${packed(readFileSync(`${folder}/locale/fr.mo`))} bytes (brotli)`);

const told = [];
const engine = await startEngine(await WebAssembly.compile(wasm), (text) => told.push(JSON.parse(text)), () => false);
for (const game of ['international', 'russian', 'frisian']) {
  told.length = 0;
  const begin = performance.now();
  engine.think(JSON.stringify({
    start: `new "${game}" seed 1`, played: [], has_state: true, bot: '', seed: 1, strength: 10, fresh: true,
    limits: { nodes: 300000, increment: 0, moves: 0 }, lines: 1, only: [], threat: false,
  }));
  const seconds = (performance.now() - begin) / 1000;
  const nodes = told.at(-1).lines[0].nodes;
  console.log(`${game.padEnd(14)} ${Math.round(nodes / seconds / 1000)} thousand nodes a second (${nodes} nodes)`);
}
