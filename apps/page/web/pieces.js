// How a piece looks: one drawing for each kind, coloured by classes of the theme.
import { svg } from './svg.js';

/** @param {string} kind */
function emblem(kind) {
  switch (kind) {
    case 'king': // a crown
      return svg('path', { class: 'ink', d: 'M-.2 .13 L-.24 -.12 L-.1 0 L0 -.19 L.1 0 L.24 -.12 L.2 .13 Z' });
    case 'tower':
      return svg('path', { class: 'ink', d: 'M-.16 .17 V-.16 H-.08 V-.08 H-.04 V-.16 H.04 V-.08 H.08 V-.16 H.16 V.17 Z' });
    case 'elephant':
      return svg('path', {
        class: 'ink',
        d: 'M-.2 .16 V-.02 Q-.18 -.18 0 -.17 Q.2 -.16 .2 .02 Q.2 .12 .13 .16 V.05 H.07 V.16 H-.03 V.05 H-.1 V.16 Z',
      });
    case 'bishop':
      return svg('path', { class: 'ink', d: 'M0 -.22 Q.16 -.02 .07 .08 L.13 .17 H-.13 L-.07 .08 Q-.16 -.02 0 -.22 Z' });
    default:
      return null;
  }
}

/**
 * The class of colours.
 * @param {number} owner
 * @param {string} kind
 */
function tone(owner, kind) {
  if (owner >= 0) return ['white', 'black', 'red', 'green'][owner] ?? 'red';
  return kind.replace('pawn-', '');
}

/** @param {number} owner @param {string} kind @returns {SVGElement} */
export function drawPiece(owner, kind) {
  const isKing = kind === 'king';
  const parts = [svg('ellipse', { class: 'shadow', cy: 0.05, rx: 0.41, ry: 0.4 })];
  if (isKing) parts.push(svg('circle', { class: 'under', r: 0.4, cy: 0.045 }));
  parts.push(svg('circle', { class: 'body', r: 0.4, cy: isKing ? -0.035 : 0 }));
  const top = svg('g', { class: 'top', transform: `translate(0 ${isKing ? -0.035 : 0})` });
  top.append(svg('circle', { class: 'groove', r: 0.31 }));
  const sign = emblem(kind);
  if (sign) top.append(sign);
  else top.append(svg('circle', { class: 'groove', r: 0.17 }));
  parts.push(top);
  return svg('g', { class: `piece ${tone(owner, kind)}`, 'aria-hidden': 'true' }, parts);
}
