// The page in figures: sizes of what a browser fetches, and the speed of the engine there beside the native program's.
// Usage: node bench/page.mjs [build/wasm/page [build/release/apps/damier/damier]]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { startEngine } from '../apps/page/web/engine.js';

const [folder = 'build/wasm/page', damier = 'build/release/apps/damier/damier'] = process.argv.slice(2);
const packed = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const file = (name) => readFileSync(`${folder}/${name}`);
const own = readdirSync(folder).filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
const wasm = file('damier.wasm');
const code = own.reduce((sum, name) => sum + packed(file(name)), 0);
const engine = packed(wasm), language = packed(file('locale/fr.mo'));
console.log(`own code   ${code} bytes (brotli), ${own.length} files`);
console.log(`engine     ${engine} bytes (brotli), ${wasm.length} plain`);
console.log(`French     ${language} bytes (brotli)`);
console.log(`together   ${code + engine + language} bytes before the first board`);
const known = readdirSync(`${folder}/knowledge`).filter((name) => name.endsWith('.bin')).map((name) => [file(`knowledge/${name}`).length, name]).sort((a, b) => b[0] - a[0]);
console.log(`by heart   ${known.length} games, the largest ${known[0][1]}: ${known[0][0]} bytes`);

const nodes = 300000;
const told = [];
const here = await startEngine(await WebAssembly.compile(wasm), (text) => told.push(JSON.parse(text)), () => false);
for (const game of ['international', 'russian', 'frisian']) {
  here.know(new Uint8Array(file(`knowledge/${game}.bin`)));
  told.length = 0;
  here.think(JSON.stringify({
    start: `new "${game}" seed 1`, played: [], has_state: true, bot: '', seed: 1, strength: 10, fresh: true,
    limits: { nodes, increment: 0, moves: 0 }, lines: 1, only: [], threat: false,
  }));
  const [line] = told.at(-1).lines;
  let text = `${game.padEnd(14)} ${Math.round(line.nodes / line.time)} thousand nodes a second`;
  if (existsSync(damier)) {
    const answer = JSON.parse(execFileSync(damier, ['analyse', game, '--nodes', String(nodes), '--threads', '1', '--hash', '16', '--json'], { encoding: 'utf8' }))[0];
    text += `, native ${Math.round(answer.nodes / answer.time_ms)}: ${(line.nodes / line.time / (answer.nodes / answer.time_ms)).toFixed(2)}`;
  }
  console.log(text);
}
