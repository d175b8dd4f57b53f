// The moves of the game with their variations, comments and marks; a click looks at one.
import { link, words } from './app.js';
import { openDialog } from './dialog.js';
import { quoted } from './new_game.js';
import { html } from './svg.js';

export const marks = /** @type {Record<number, string>} */ ({ 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' });

export class Moves {
  /** @param {(node: number) => void} look */
  constructor(look) {
    this.look = look;
    this.list = html('div', { className: 'list', role: 'group', ariaLabel: words.moves, onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event) });
    const step = (/** @type {string} */ sign, /** @type {string} */ text, /** @type {number} */ by) =>
      html('button', { type: 'button', textContent: sign, title: text, ariaLabel: text, onclick: () => this.step(by) });
    this.element = html('section', { className: 'moves' }, [
      this.list,
      html('div', { className: 'steps' }, [
        step('«', words.first, -Infinity), step('‹', words.previous, -1), step('›', words.next, 1), step('»', words.last, Infinity),
        html('button', { type: 'button', textContent: '✎', title: words.comment, ariaLabel: words.comment, onclick: () => this.askHere() }),
      ]),
    ]);
    /** @type {any} */
    this.view = null;
    this.shown = '';
  }

  /** @param {any} view */
  show(view) {
    this.view = view;
    const text = JSON.stringify(view.moves);
    if (text !== this.shown) {
      this.shown = text;
      this.draw();
    }
    for (const one of this.list.querySelectorAll('[data-node]')) one.toggleAttribute('aria-current', Number(one.dataset.node) === view.node);
    const current = this.list.querySelector('[aria-current]');
    this.admit(current ?? this.list.querySelector('[data-node]'));
    if (current) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
  }

  // One move is reached by Tab, the others from there by the arrow keys.
  /** @param {HTMLElement | null} one */
  admit(one) {
    for (const move of this.list.querySelectorAll('[data-node]')) move.tabIndex = move === one ? 0 : -1;
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll('[data-node]')];
    const to = all[all.indexOf(document.activeElement) + by];
    if (!to) return;
    this.admit(to);
    to.focus();
  }

  draw() {
    /** @type {HTMLElement[]} */
    const stack = [html('div', { className: 'line' })];
    for (const move of this.view.moves) {
      while (stack.length - 1 > move.depth) stack.pop();
      while (stack.length - 1 < move.depth) {
        const inner = html('div', { className: 'line variation' });
        stack[stack.length - 1].append(inner);
        stack.push(inner);
      }
      // Two variations of one move stand side by side.
      if (move.depth > 0 && move.number && stack[move.depth].childElementCount > 0 && move.number.endsWith('.') && this.isSibling(move)) {
        stack.pop();
        const inner = html('div', { className: 'line variation' });
        stack[stack.length - 1].append(inner);
        stack.push(inner);
      }
      const line = stack[stack.length - 1];
      if (move.before) line.append(html('q', { textContent: move.before }));
      const nags = (move.nags ?? []).map((/** @type {number} */ nag) => marks[nag] ?? `$${nag}`).join('');
      line.append(html('button', {
        type: 'button', className: move.irregular ? 'move irregular' : 'move', 'data-node': move.id,
        onclick: () => this.look(move.id), oncontextmenu: (/** @type {Event} */ event) => { event.preventDefault(); this.ask(move); },
        ondblclick: () => this.ask(move),
      }, [html('small', { textContent: move.number }), `${move.text}${nags}`]), ' ');
      if (move.after) line.append(html('q', { textContent: move.after }));
    }
    this.list.replaceChildren(stack[0]);
  }
  /** @param {any} move */
  isSibling(move) {
    const index = this.view.moves.indexOf(move);
    const before = this.view.moves[index - 1];
    return before && before.depth >= move.depth && parseInt(before.number || '0', 10) !== parseInt(move.number, 10) - 1;
  }

  /** @param {number} by */
  step(by) {
    if (!this.view) return;
    const ids = [0, ...this.path()];
    const at = ids.indexOf(this.view.node);
    const to = Math.max(0, Math.min(ids.length - 1, (at < 0 ? 0 : at) + by));
    this.look(ids[to]);
  }
  // The line that the shown position stands on, as far as it goes.
  path() {
    const { moves, node } = this.view;
    const index = moves.findIndex((/** @type {any} */ move) => move.id === node);
    const depth = index < 0 ? 0 : moves[index].depth;
    /** @type {number[]} */
    const ids = [];
    let level = depth;
    for (let i = index; i >= 0; --i)
      if (moves[i].depth <= level) {
        level = moves[i].depth;
        ids.unshift(moves[i].id);
      }
    for (let i = index + 1; i < moves.length && moves[i].depth >= depth; ++i) if (moves[i].depth === depth) ids.push(moves[i].id);
    return ids;
  }

  askHere() {
    const move = this.view?.moves.find((/** @type {any} */ one) => one.id === this.view.node);
    if (move) this.ask(move);
  }
  /** @param {any} move */
  ask(move) {
    const text = html('textarea', { value: move.after ?? '', rows: 4, ariaLabel: words.comment });
    let given = move.nags ?? [];
    const nag = Object.entries(marks).map(([number, sign]) => [Number(number), html('button', { type: 'button', textContent: sign })]);
    const showGiven = () => nag.forEach(([number, button]) => (button.ariaPressed = String(given.includes(number))));
    // One of them, or none; marks of other kinds stay.
    nag.forEach(([number, button]) => (button.onclick = () => {
      const others = given.filter((/** @type {number} */ one) => !marks[one]);
      given = given.includes(number) ? others : [number, ...others];
      link.send(`do annotate ${[move.id, ...given].join(' ')}`);
      showGiven();
    }));
    showGiven();
    openDialog(`${move.number} ${move.text}`, [html('div', { className: 'row' }, nag.map(([, button]) => button)), text], [
      ...(move.depth > 0 ? /** @type {[string, () => void][]} */ ([[words.promote, () => link.send(`do promote ${move.id}`)]]) : []),
      [words.delete, () => this.askDelete(move)],
      [words.close, () => {
        if (text.value !== (move.after ?? '')) link.send(`do comment ${move.id} after ${quoted(text.value)}`);
      }],
    ]);
  }
  /** @param {any} move */
  askDelete(move) {
    openDialog(`${move.number} ${move.text}`, [words.delete_sure], [
      [words.cancel, () => {}],
      [words.delete, () => link.send(`do delete ${move.id}`)],
    ]);
  }
}
