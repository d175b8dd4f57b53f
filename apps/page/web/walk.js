// The way of a piece that was just played, jump by jump; what it takes stays, dimmed, until the end.
import { drawPiece } from './pieces.js';

const perStep = 170; // milliseconds

export const motion = { isOn: true };
const isStill = () => !motion.isOn || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A whole action; what was told of it already has been walked.
 * @param {import('./board.js').DamierBoard} board
 * @param {any} before the view before the action
 * @param {any} view the one after it, which is drawn already
 */
export function walk(board, before, view) {
  const { cells, emptied } = view.last;
  if (isStill() || cells.length < 2) return;
  const told = before.under?.cells ?? [];
  const isToldSoFar = told.every((/** @type {number} */ cell, /** @type {number} */ i) => cell === cells[i]);
  const from = isToldSoFar ? Math.min(Math.max(0, told.length - 1), cells.length - 1) : 0;
  const isJump = emptied.length === cells.length - 1;
  const taken = before.pieces
    .filter((/** @type {number[]} */ [cell]) => emptied.includes(cell) && cell !== cells[0])
    .map((/** @type {number[]} */ [cell, owner, kind]) => {
      const victim = drawPiece(owner, board.board.kinds[kind].key);
      const [x, y] = board.centre(cell);
      victim.setAttribute('transform', `translate(${x} ${y})`);
      const jump = isJump ? emptied.indexOf(cell) : 0;
      if (jump < from) victim.classList.add('taken');
      else setTimeout(() => victim.classList.add('taken'), perStep * (jump - from + 0.5));
      board.layers.pieces.prepend(victim);
      return victim;
    });
  move(board, cells.slice(from)).then(() => taken.forEach((/** @type {SVGElement} */ victim) => victim.remove()));
}

/**
 * The next jump of a capture that is still being told.
 * @param {import('./board.js').DamierBoard} board
 * @param {any} before
 * @param {any} view
 */
export function walkOn(board, before, view) {
  if (isStill()) return;
  const { cells } = view.under;
  move(board, cells.slice(Math.max(0, (before.under?.cells.length ?? 1) - 1)));
}

/** @param {import('./board.js').DamierBoard} board @param {number[]} cells @returns {Promise<unknown>} */
function move(board, cells) {
  const end = cells[cells.length - 1];
  const piece = board.pieces.get(end);
  if (!piece) return Promise.resolve();
  const [toX, toY] = board.centre(end);
  const frames = cells.map((cell) => {
    const [x, y] = board.centre(cell);
    return { transform: `translate(${x - toX}px, ${y - toY}px)` };
  });
  const inner = /** @type {SVGElement[]} */ ([...piece.children]);
  board.layers.pieces.append(piece);
  const options = { duration: perStep * (cells.length - 1) + 60, easing: 'ease-in-out' };
  return Promise.allSettled(inner.map((part) => part.animate(compose(part, frames), options).finished));
}

// A part with a place of its own keeps it.
/** @param {SVGElement} part @param {{ transform: string }[]} frames */
function compose(part, frames) {
  const own = part.getAttribute('transform');
  if (!own) return frames;
  const [, y] = /translate\(\S+ (\S+)\)/.exec(own) ?? ['', '0'];
  return frames.map(({ transform }) => ({ transform: `${transform} translate(0px, ${y}px)` }));
}
