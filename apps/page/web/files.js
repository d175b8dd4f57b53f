// Games from files, drops, pastes and links.
import { goHome, goToTable, link, newName, say, words } from './app.js';
import { openDialog } from './dialog.js';
import { chooseGame } from './game_list.js';
import { html } from './svg.js';
import { importAll } from './store.js';

const largest = 64 << 20;

export function chooseFile() {
  const text = html('textarea', { rows: 6, placeholder: words.paste, ariaLabel: words.paste });
  const file = html('input', { type: 'file', ariaLabel: words.open_file });
  file.onchange = () => {
    if (!file.files[0]) return;
    dialog.close();
    openFile(file.files[0]);
  };
  const dialog = openDialog(words.open, [file, text], [
    [words.cancel, () => {}],
    [words.open, () => {
      if (text.value.trim() === '') return false;
      openBytes('', new TextEncoder().encode(text.value));
      return true;
    }],
  ]);
}

/** @param {File} file */
async function openFile(file) {
  if (file.size > largest) return say(`${file.name}: ${Math.round(file.size / 2 ** 20)} MB`, true);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (new TextDecoder().decode(bytes.subarray(0, 12)) === '{"damier":1,') return openAll(new TextDecoder().decode(bytes));
  return openBytes(file.name, bytes);
}

/** @param {string} text all the games of a browser */
async function openAll(text) {
  try {
    await importAll(text);
  } catch {
    return say(words.bad_games, true);
  }
  goHome();
}

/** @param {string} name @param {Uint8Array} bytes in any encoding */
export async function openBytes(name, bytes) {
  const head = new TextEncoder().encode(`read ${name.replace(/\n/g, ' ')}\n`);
  const message = new Uint8Array(head.length + bytes.length);
  message.set(head);
  message.set(bytes, head.length);
  const answer = await link.oneOf(['listed', 'said'], message);
  if (answer.kind === 'said') return say(answer.text, true);
  if (answer.games.length === 1) return takeGame(0, answer.games[0].remark);
  chooseGame(answer.games, takeGame);
}

/** @param {number} number of the list @param {string | undefined} remark on what it says */
async function takeGame(number, remark) {
  const name = newName();
  const answer = await link.oneOf(['opened', 'said'], `take ${number} ${name}`);
  if (answer.kind === 'said') {
    goHome();
    return say(answer.text, true);
  }
  goToTable(name);
  link.send('look');
  if (remark) say(remark);
}

/** @param {string} text of a link */
export async function openLink(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new /** @type {any} */ (self).DecompressionStream('deflate-raw'));
    await openBytes('link.pdn', await atMost(stream, 1 << 20));
  } catch {
    say(words.bad_link, true);
  }
}

// A few letters can unpack to very much.
/** @param {ReadableStream<Uint8Array>} stream @param {number} most */
async function atMost(stream, most) {
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) throw new Error('too much');
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (/** @type {any} */ event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) openFile(file);
});
addEventListener('paste', (/** @type {any} */ event) => {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData?.getData('text');
  if (text) openBytes('', new TextEncoder().encode(text));
});
