// <damier-board>: draws any game from the outlines of its cells and reports which cell is meant. It
// decides nothing: what may be played comes with the view.
import { drawPiece } from './pieces.js';
import { svg } from './svg.js';
import { walk, walkOn } from './walk.js';

const margin = 0.22; // the frame

export class DamierBoard extends HTMLElement {
  constructor() {
    super();
    /** @type {any} */ this.board = null;
    /** @type {any} */ this.view = null;
    /** quarter turns @type {number} */ this.turns = 0;
    this.focused = -1;
    /** @type {((cell: number) => void)} */ this.onpick = () => {};
    /** @type {((from: number, to: number) => void)} */ this.oncarry = () => {};
    /** @type {{ cell: number, x: number, y: number, isMoving: boolean } | null} */ this.carried = null;
    /** @type {Map<number, SVGElement>} */ this.cells = new Map();
    /** @type {Map<number, SVGElement>} */ this.pieces = new Map();
    /** @type {number[][]} */ this.arrows = [];
    this.isCarriedThere = false; // by hand: nothing is left to be shown moving
    this.picture = /** @type {SVGSVGElement} */ (svg('svg', { role: 'grid' }));
    this.layers = {
      frame: svg('g'), cells: svg('g'), marks: svg('g'), labels: svg('g', { 'aria-hidden': 'true' }), pieces: svg('g'), arrows: svg('g', { class: 'arrows' }),
    };
  }

  connectedCallback() {
    this.replaceChildren(this.picture);
    this.picture.addEventListener('pointerdown', (event) => this.press(event));
    this.picture.addEventListener('pointermove', (event) => this.move(event));
    this.picture.addEventListener('pointerup', (event) => this.drop(event));
    this.picture.addEventListener('pointercancel', () => this.letGo());
    this.picture.addEventListener('keydown', (event) => this.key(event));
  }

  /**
   * Where a point of the board is drawn.
   * @param {number} x
   * @param {number} y
   */
  place(x, y) {
    const { columns, rows } = this.board;
    return [[x, y], [rows - y, x], [columns - x, rows - y], [y, columns - x]][this.turns];
  }
  /** @param {number} cell */
  centre(cell) {
    const { x, y } = this.board.cells[cell];
    return this.place(x, y);
  }

  /** @param {any} board @param {number} turns quarters @param {string} label */
  setBoard(board, turns, label) {
    this.board = board;
    this.turns = turns;
    this.view = null;
    this.pieces.clear();
    const points = board.cells.flatMap((/** @type {any} */ { outline }) =>
      outline.flatMap((/** @type {number} */ x, /** @type {number} */ i) => (i % 2 === 0 ? [this.place(x, outline[i + 1])] : [])));
    const xs = points.map((/** @type {number[]} */ [x]) => x);
    const ys = points.map((/** @type {number[]} */ [, y]) => y);
    const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
    const box = [x0 - margin, y0 - margin, width + 2 * margin, height + 2 * margin];
    this.picture.setAttribute('viewBox', box.join(' '));
    this.style.setProperty('--ratio', String(box[2] / box[3]));
    this.picture.setAttribute('aria-label', label);
    this.layers.frame.replaceChildren(
      svg('rect', { class: 'frame', x: box[0], y: box[1], width: box[2], height: box[3], rx: 0.22 }),
      svg('rect', { class: 'bed', x: x0, y: y0, width, height }),
    );
    this.picture.replaceChildren(...Object.values(this.layers));
    this.drawCells();
  }

  drawCells() {
    this.cells.clear();
    /** @type {Map<number, SVGElement>} */
    const rows = new Map();
    /** @type {SVGElement[]} */
    const labels = [];
    this.board.cells.forEach((/** @type {any} */ cell, /** @type {number} */ index) => {
      if (cell.outline.length < 6) return;
      let path = '';
      for (let i = 0; i < cell.outline.length; i += 2) {
        const [x, y] = this.place(cell.outline[i], cell.outline[i + 1]);
        path += `${i === 0 ? 'M' : 'L'}${x.toFixed(4)} ${y.toFixed(4)}`;
      }
      const shade = ['light', 'dark', 'absent'][cell.shade];
      const isPlayed = cell.shade !== 2 && cell.label !== '';
      const element = svg('path', { class: `cell ${shade}`, d: `${path}Z` });
      const row = rows.get(cell.row) ?? svg('g', { role: 'row' });
      rows.set(cell.row, row);
      if (isPlayed) {
        element.setAttribute('role', 'gridcell');
        element.setAttribute('tabindex', '-1');
        element.dataset.cell = String(index);
        this.cells.set(index, element);
      }
      row.append(element);
      if (isPlayed) {
        const [x, y] = this.place(cell.x, cell.y);
        // In the corner of a square; else below its piece, as far as the cell goes.
        const isSquare = cell.outline.length === 8;
        const low = Math.max(...cell.outline.map((/** @type {number} */ _, /** @type {number} */ i) => (i % 2 ? this.place(cell.outline[i - 1], cell.outline[i])[1] : -Infinity)));
        const at = isSquare ? [x - 0.46, y - 0.3] : [x, Math.min(y + 0.65, low - 0.08)];
        const text = svg('text', { class: `label on-${shade}`, x: at[0], y: at[1] });
        if (!isSquare) text.setAttribute('text-anchor', 'middle');
        text.textContent = cell.label;
        labels.push(text);
      }
    });
    this.layers.cells.replaceChildren(...rows.values());
    this.layers.labels.replaceChildren(...labels);
    if (!this.cells.has(this.focused)) this.focused = [...this.cells.keys()][0] ?? -1;
    this.cells.get(this.focused)?.setAttribute('tabindex', '0');
  }

  /** @param {any} view @param {boolean} isPlayed the view follows the one before by one action */
  setView(view, isPlayed) {
    const before = this.view;
    this.view = view;
    this.drawMarks();
    this.drawPieces();
    this.nameCells();
    const isThere = this.isCarriedThere;
    this.isCarriedThere = false;
    if (!before || isThere || document.hidden) return;
    if (isPlayed && view.last) walk(this, before, view);
    else if (view.under && (before.under?.cells ?? [view.under.from]).length < view.under.cells.length) walkOn(this, before, view);
  }

  drawPieces() {
    this.pieces.clear();
    const { under } = this.view; // a capture that is being told: the piece stands where it has come to
    const drawn = this.view.pieces.map((/** @type {number[]} */ [on, owner, kind]) => {
      const cell = on === under?.from ? under.cells[under.cells.length - 1] : on;
      const piece = drawPiece(owner, this.board.kinds[kind].key);
      const [x, y] = this.centre(cell);
      piece.setAttribute('transform', `translate(${x} ${y})`);
      if (cell === this.view.held) piece.classList.add('held');
      if (under?.taken.includes(cell)) piece.classList.add('taken');
      this.pieces.set(cell, piece);
      return piece;
    });
    this.layers.pieces.replaceChildren(...drawn);
    this.drawArrows();
  }

  drawMarks() {
    const { view } = this;
    /** @type {SVGElement[]} */
    const marks = [];
    /** @param {number} cell @param {string} name */
    const tint = (cell, name) => {
      const shape = this.cells.get(cell);
      if (shape) marks.push(svg('path', { class: `mark ${name}`, d: shape.getAttribute('d') ?? '' }));
    };
    for (const cell of view.last ? view.last.cells : []) tint(cell, 'last');
    for (const cell of view.chosen) tint(cell, 'chosen');
    const isChoosing = view.chosen.length > 0;
    for (const cell of view.next) {
      if (isChoosing) {
        const [x, y] = this.centre(cell);
        marks.push(svg('circle', { class: 'mark target', cx: x, cy: y, r: 0.17 }));
      } else if (view.capture !== '') tint(cell, 'must');
    }
    this.layers.marks.replaceChildren(...marks);
    this.picture.classList.toggle('choosing', isChoosing);
  }

  /** @param {number[][]} arrows pairs of cells, the best first */
  setArrows(arrows) {
    this.arrows = arrows;
    this.drawArrows();
  }
  drawArrows() {
    this.layers.arrows.replaceChildren(
      ...this.arrows.map(([from, to], rank) => {
        const [x1, y1] = this.centre(from);
        const [x2, y2] = this.centre(to);
        const length = Math.hypot(x2 - x1, y2 - y1) || 1;
        const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
        const [bx, by] = [x2 - dx * 0.4, y2 - dy * 0.4];
        return svg('g', { class: `arrow rank-${rank}` }, [
          svg('line', { x1, y1, x2: bx, y2: by }),
          svg('path', {
            d: `M${x2 - dx * 0.08} ${y2 - dy * 0.08}L${bx - dy * 0.22} ${by + dx * 0.22}L${bx + dy * 0.22} ${by - dx * 0.22}Z`,
          }),
        ]);
      }),
    );
  }

  nameCells() {
    /** @type {Map<number, number[]>} */
    const on = new Map(this.view.pieces.map((/** @type {number[]} */ piece) => [piece[0], piece]));
    for (const [index, element] of this.cells) {
      const piece = on.get(index);
      const { label } = this.board.cells[index];
      const owner = piece && piece[1] >= 0 ? `${this.board.seats[piece[1]]}, ` : '';
      element.setAttribute('aria-label', piece ? `${label}: ${owner}${this.board.kinds[piece[2]].name}` : label);
      element.setAttribute('aria-selected', String(this.view.chosen.includes(index)));
    }
  }

  /**
   * Cells that cannot be played flash for a moment.
   * @param {number[]} cells
   */
  flash(cells) {
    for (const cell of cells) {
      const shape = this.cells.get(cell);
      if (!shape) continue;
      const mark = svg('path', { class: 'mark wrong', d: shape.getAttribute('d') ?? '' });
      this.layers.marks.append(mark);
      setTimeout(() => mark.remove(), 900);
    }
  }

  /**
   * The cell at a point of the screen: a finger means the nearest one that can be played.
   * @param {PointerEvent} event
   */
  cellAt(event) {
    const matrix = this.picture.getScreenCTM();
    if (!matrix || !this.view) return -1;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    let best = -1;
    let least = Infinity;
    for (const cell of this.cells.keys()) {
      const [x, y] = this.centre(cell);
      const distance = Math.hypot(point.x - x, point.y - y);
      const isMeant = this.view.next.includes(cell);
      const weighed = isMeant ? distance * 0.7 : distance;
      if (weighed < least && distance < (isMeant ? 0.95 : 0.75)) [best, least] = [cell, weighed];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) return;
    const cell = this.cellAt(event);
    if (cell < 0) return;
    event.preventDefault();
    this.focusCell(cell, false);
    this.carried = { cell, x: event.clientX, y: event.clientY, isMoving: false };
    this.picture.setPointerCapture(event.pointerId);
  }
  /** @param {PointerEvent} event */
  move(event) {
    const { carried } = this;
    if (!carried || !this.pieces.has(carried.cell)) return;
    if (!carried.isMoving && Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < 8) return;
    carried.isMoving = true;
    const matrix = this.picture.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const piece = /** @type {SVGElement} */ (this.pieces.get(carried.cell));
    piece.classList.add('carried');
    piece.setAttribute('transform', `translate(${point.x} ${point.y}) scale(1.12)`);
    this.layers.pieces.append(piece);
  }
  /** @param {PointerEvent} event */
  drop(event) {
    const { carried } = this;
    if (!carried) return;
    this.letGo();
    const to = this.cellAt(event);
    if (!carried.isMoving) this.onpick(carried.cell);
    else if (to >= 0 && to !== carried.cell) {
      this.isCarriedThere = true;
      this.oncarry(carried.cell, to);
    }
  }
  letGo() {
    if (this.carried?.isMoving) this.drawPieces();
    this.carried = null;
  }

  /** @param {number} cell @param {boolean} isShown */
  focusCell(cell, isShown) {
    this.cells.get(this.focused)?.setAttribute('tabindex', '-1');
    this.focused = cell;
    const element = this.cells.get(cell);
    element?.setAttribute('tabindex', '0');
    if (isShown) /** @type {any} */ (element)?.focus();
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const steps = /** @type {Record<string, number[]>} */ ({
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    });
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.onpick(this.focused);
    } else if (steps[event.key] && !event.altKey && !event.ctrlKey) {
      event.preventDefault();
      event.stopPropagation();
      const to = this.neighbour(this.focused, steps[event.key]);
      if (to >= 0) this.focusCell(to, true);
    }
  }
  /**
   * The nearest cell in a direction, or -1.
   * @param {number} from
   * @param {number[]} direction
   */
  neighbour(from, direction) {
    const [dx, dy] = direction;
    const [x, y] = this.centre(from);
    let best = -1;
    let least = Infinity;
    for (const cell of this.cells.keys()) {
      const [cx, cy] = this.centre(cell);
      const along = (cx - x) * dx + (cy - y) * dy;
      const across = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      const weighed = along + 2.2 * across;
      if (along > 0.1 && weighed < least) [best, least] = [cell, weighed];
    }
    return best;
  }
}
customElements.define('damier-board', DamierBoard);
