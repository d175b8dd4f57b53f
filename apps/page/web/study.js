// The engine beside the board: its lines with arrows and a bar.
import { link, words } from './app.js';
import { selection } from './dialog.js';
import { html } from './svg.js';

export class Study {
  /** @param {import('./board.js').DamierBoard} board */
  constructor(board) {
    this.board = board;
    this.bar = html('div', { className: 'bar', hidden: true, role: 'img' }, [html('i')]);
    this.lines = html('ol', { className: 'lines' });
    this.number = selection([1, 2, 3, 4, 5].map((n) => [String(n), String(n)]), '3', () => this.isOn && link.send(`analyse ${this.number.value}`));
    this.number.setAttribute('aria-label', words.lines);
    this.toggle = html('button', { type: 'button', textContent: words.engine, ariaPressed: 'false', onclick: () => this.turn(!this.isOn) });
    this.element = html('section', { className: 'study' }, [html('div', { className: 'row' }, [this.toggle, this.number]), this.lines]);
    this.isOn = false;
    this.isHeard = false;
    this.node = -1;
    this.off = link.on('lines', (message) => this.showLines(message));
  }
  stop() {
    this.off();
  }
  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    this.isHeard = false; // what was on its way before does not know of it yet
    this.toggle.ariaPressed = String(isOn);
    link.send(`analyse ${isOn ? this.number.value : 0}`);
    this.bar.hidden = !isOn;
    this.board.parentElement?.classList.toggle('with-bar', isOn);
    if (!isOn) this.clear();
  }
  clear() {
    this.lines.replaceChildren();
    this.board.setArrows([]);
  }

  /** @param {any} view */
  show(view) {
    // The arrow of a hint stays as long as its position.
    if (view.lines.lines.length === 0 && (this.isOn || view.node !== this.node)) this.board.setArrows([]);
    this.node = view.node;
    this.showLines(view.lines);
  }

  /** @param {any} message */
  showLines(message) {
    if (!this.isOn) return;
    if (message.wanted === 0) {
      if (this.isHeard) this.turn(false);
      return;
    }
    this.isHeard = true;
    const { lines } = message;
    // A line that is pressed or has the focus stays the same button while its words change.
    while (this.lines.childElementCount > lines.length) this.lines.lastChild.remove();
    while (this.lines.childElementCount < lines.length) this.lines.append(html('li', {}, [html('button', { type: 'button' })]));
    lines.forEach((/** @type {any} */ line, /** @type {number} */ i) => {
      const button = this.lines.children[i].firstChild;
      button.onclick = () => link.send(`do action ${line.action}`);
      button.replaceChildren(
        html('b', { textContent: line.value }), html('small', { textContent: ` ${line.depth} ` }), line.moves.slice(0, 10).join(' '));
    });
    if (lines.length === 0) return;
    this.bar.firstChild.style.height = `${(lines[0].first_seat * 100).toFixed(1)}%`;
    this.bar.ariaLabel = lines[0].value;
    this.board.setArrows(lines.slice(0, 3).map((/** @type {any} */ line) => [line.cells[0], line.cells[line.cells.length - 1]]));
  }
}
