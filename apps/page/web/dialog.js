// A dialog of the page: a heading, what it holds, and buttons.
import { html } from './svg.js';

/**
 * @param {string} title
 * @param {(Node | string)[]} content
 * @param {[string, () => void | boolean | Promise<boolean>][]} buttons text and what it does; false keeps the dialog open
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, buttons) {
  const dialog = html('dialog', { ariaLabel: title }, [
    html('h2', { textContent: title }),
    html('div', { className: 'content' }, content),
    html('div', { className: 'buttons' }, buttons.map(([text, act], i) =>
      html('button', {
        type: 'button',
        className: i === buttons.length - 1 ? 'main' : '',
        textContent: text,
        onclick: async () => {
          if ((await act()) !== false) dialog.close();
        },
      }))),
  ]);
  dialog.addEventListener('close', () => {
    document.body.append(...dialog.querySelectorAll('#live'));
    dialog.remove();
  });
  // Enter in a field means what stands on the last button.
  dialog.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const isField = event.target instanceof HTMLInputElement && !['checkbox', 'file'].includes(event.target.type);
    if (event.key !== 'Enter' || !isField) return;
    event.preventDefault();
    event.target.blur(); // a number that was typed is taken
    dialog.querySelector('button.main').click();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('input:not([hidden]), select, textarea, button').focus(); // not what only scrolls
  return dialog;
}

/** @param {string} label @param {HTMLElement} field */
export const labelled = (label, field) => html('label', { className: 'field' }, [html('span', { textContent: label }), field]);

/** @param {[string, string][]} choices value and text @param {string} value @param {(value: string) => void} [change] */
export function selection(choices, value, change) {
  const select = html('select', {}, choices.map(([key, text]) => html('option', { value: key, textContent: text })));
  select.value = value;
  if (change) select.onchange = () => change(select.value);
  return select;
}

/** @param {string} label @param {boolean} value @param {(value: boolean) => void} [change] */
export function tick(label, value, change) {
  const box = html('input', { type: 'checkbox', checked: value });
  if (change) box.onchange = () => change(box.checked);
  return html('label', { className: 'tick' }, [box, html('span', { textContent: label })]);
}
