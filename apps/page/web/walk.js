// The way of a piece that was just played, jump by jump; what it takes stays, dimmed, until the end.
import { drawPiece } from './pieces.js';

const perStep = 170; // milliseconds

export const motion = { isOn: true };

/**
 * @param {import('./board.js').DamierBoard} board
 * @param {any} before the view before the action
 * @param {any} view the one after it, which is drawn already
 */
export function walk(board, before, view) {
  if (!motion.isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { cells, emptied } = view.last;
  if (cells.length < 2) return;
  const piece = board.pieces.get(cells[cells.length - 1]);
  if (!piece) return;
  const [toX, toY] = board.centre(cells[cells.length - 1]);
  const frames = cells.map((/** @type {number} */ cell) => {
    const [x, y] = board.centre(cell);
    return { transform: `translate(${x - toX}px, ${y - toY}px)` };
  });
  const taken = before.pieces
    .filter((/** @type {number[]} */ [cell]) => emptied.includes(cell) && cell !== cells[0])
    .map((/** @type {number[]} */ [cell, owner, kind]) => {
      const victim = drawPiece(owner, board.board.kinds[kind].key);
      const [x, y] = board.centre(cell);
      victim.setAttribute('transform', `translate(${x} ${y})`);
      victim.classList.add('taken');
      board.layers.pieces.prepend(victim);
      return victim;
    });
  const inner = /** @type {SVGElement[]} */ ([...piece.children]);
  board.layers.pieces.append(piece);
  const options = { duration: perStep * (cells.length - 1) + 60, easing: 'ease-in-out' };
  const done = inner.map((part) => part.animate(compose(part, frames), options).finished);
  Promise.allSettled(done).then(() => taken.forEach((/** @type {SVGElement} */ victim) => victim.remove()));
}

// A part with a place of its own keeps it.
/** @param {SVGElement} part @param {{ transform: string }[]} frames */
function compose(part, frames) {
  const own = part.getAttribute('transform');
  if (!own) return frames;
  const [, y] = /translate\(\S+ (\S+)\)/.exec(own) ?? ['', '0'];
  return frames.map(({ transform }) => ({ transform: `${transform} translate(0px, ${y}px)` }));
}
