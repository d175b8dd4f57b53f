// Games as files, texts, pictures and links.
import { link, say, words } from './app.js';
import { openDialog, selection } from './dialog.js';
import { picture } from './picture.js';
import { html } from './svg.js';

const formatNames = /** @type {Record<string, string>} */ ({ pdn: 'PDN', fen: 'FEN', json: 'JSON', dat: 'ULB (DAT)', v06: 'v0.6', multidames: 'MultiDames', txt: 'TXT' });

/** @param {string} format @returns {Promise<any>} */
const written = (format) => link.oneOf(['file', 'said'], `save ${format}`);

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** @param {import('./board.js').DamierBoard} board */
export function askSave(board) {
  const text = html('textarea', { rows: 8, readOnly: true, ariaLabel: words.save, className: 'saved' });
  const show = async () => {
    const answer = await written(format.value);
    text.value = answer.text;
    text.classList.toggle('wrong', answer.kind === 'said');
  };
  const format = selection([], '', show);
  format.ariaLabel = words.save;
  link.oneOf(['formats'], 'formats').then(({ formats }) => {
    format.append(...formats.map((/** @type {string} */ one) => html('option', { value: one, textContent: formatNames[one] })));
    show();
  });
  const tool = (/** @type {string} */ label, /** @type {() => void} */ act) => html('button', { type: 'button', textContent: label, onclick: act });
  openDialog(words.save, [
    format, text,
    html('div', { className: 'row' }, [
      tool(words.copy, async () => {
        await copy(text);
        say(words.copied);
      }),
      tool(words.download, () => download(`damier.${format.value}`, new Blob([text.value]))),
      tool(words.share, async () => {
        const answer = await written('pdn');
        if (answer.kind === 'said') return say(answer.text, true);
        const address = `${location.origin}${location.pathname}#pdn=${await packed(answer.text)}`;
        text.value = address;
        await copy(text);
        say(words.shared);
      }),
      tool(`${words.picture} (SVG)`, () => download('damier.svg', picture.vector(board))),
      tool(`${words.picture} (PNG)`, async () => download('damier.png', await picture.pixels(board))),
      tool(words.print, () => print()),
    ]),
  ], [[words.close, () => {}]]);
}

/** @param {HTMLTextAreaElement} text */
async function copy(text) {
  text.select(); // where a page may not write to the clipboard, a key does
  await navigator.clipboard?.writeText(text.value).catch(() => {});
}

/** @param {string} text @returns {Promise<string>} small, and only letters that an address may have */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new /** @type {any} */ (self).CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
