// Pieces put together by hand. Whether they make a position is said by the desk.
import { link, say, words } from './app.js';
import { openDialog, selection } from './dialog.js';
import { askNewGame } from './new_game.js';
import { drawPiece } from './pieces.js';
import { html, svg } from './svg.js';

/** @param {any} shape the board @param {any} view of the game that is edited */
export function askEdit(shape, view) {
  if (!shape?.editable) return say(words.not_editable, true);
  const board = /** @type {import('./board.js').DamierBoard} */ (document.createElement('damier-board'));
  /** @type {Map<number, number[]>} */
  const pieces = new Map(view.pieces.map((/** @type {number[]} */ [cell, owner, kind]) => [cell, [owner, kind]]));
  let inHand = [0, 0];
  let text = '';
  const problem = html('p', { className: 'status', role: 'status' });
  const show = () => {
    const list = [...pieces].map(([cell, [owner, kind]]) => [cell, owner, kind]);
    board.setView({ pieces: list, last: null, chosen: [], under: null, next: [], capture: '' }, false);
    link.send(`build ${side.value} ${list.map((piece) => piece.join(':')).join(' ')}`);
  };
  const side = selection(shape.seats.map((/** @type {string} */ seat, /** @type {number} */ i) => [String(i), seat]), String(view.to_play), show);
  const chips = shape.seats.flatMap((/** @type {string} */ seat, /** @type {number} */ owner) =>
    shape.kinds.map((/** @type {any} */ kind, /** @type {number} */ i) => {
      const chip = html('button', { type: 'button', className: 'chip', title: `${seat}, ${kind.name}`, ariaLabel: `${seat}, ${kind.name}` },
        [svg('svg', { viewBox: '-.5 -.5 1 1', 'aria-hidden': 'true' }, [drawPiece(owner, kind.key)])]);
      chip.onclick = () => {
        inHand = [owner, i];
        chips.forEach((/** @type {HTMLElement} */ one) => (one.ariaPressed = String(one === chip)));
      };
      return chip;
    }));
  board.onpick = (cell) => {
    const there = pieces.get(cell);
    if (there && there[0] === inHand[0] && there[1] === inHand[1]) pieces.delete(cell);
    else pieces.set(cell, inHand);
    show();
  };
  board.oncarry = (from, to) => {
    const piece = pieces.get(from);
    if (!piece) return;
    pieces.delete(from);
    pieces.set(to, piece);
    show();
  };
  const off = link.on('built', (message) => {
    text = message.problem === '' ? message.text : '';
    problem.textContent = message.problem || message.text;
    problem.classList.toggle('wrong', message.problem !== '');
  });
  const dialog = openDialog(words.editor, [
    html('div', { className: 'row' }, [...chips, html('button', {
      type: 'button', textContent: words.empty, onclick: () => {
        pieces.clear();
        show();
      },
    })]),
    board, html('label', { className: 'field' }, [html('span', { textContent: words.side_to_move }), side]), problem,
  ], [
    [words.cancel, () => {}],
    [words.play, () => {
      if (text === '') return false;
      askNewGame(shape.key, text);
      return true;
    }],
  ]);
  dialog.classList.add('wide');
  dialog.addEventListener('close', off);
  board.setBoard(shape, 0, words.editor);
  show();
}
