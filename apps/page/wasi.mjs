// Runs a program that was built for WebAssembly: node wasi.mjs PROGRAM FOLDER ARGUMENT... It sees that folder only.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, folder, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...rest], preopens: { '.': folder }, returnOnExit: false });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, {
  ...wasi.getImportObject(),
  damier: { is_stopped: () => 0 },
});
process.exit(wasi.start(instance));
