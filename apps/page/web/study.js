// The engine beside the board: its lines with arrows and a bar, and the course of a reviewed game.
import { link, words } from './app.js';
import { selection } from './dialog.js';
import { html, svg } from './svg.js';

export class Study {
  /** @param {import('./board.js').DamierBoard} board */
  constructor(board) {
    this.board = board;
    this.bar = html('div', { className: 'bar', hidden: true, role: 'img' }, [html('i')]);
    this.lines = html('ol', { className: 'lines' });
    this.number = selection([['1', '1'], ['2', '2'], ['3', '3'], ['5', '5']], '3', () => this.isOn && link.send(`analyse ${this.number.value}`));
    this.number.setAttribute('aria-label', words.lines);
    this.toggle = html('button', { type: 'button', textContent: words.engine, ariaPressed: 'false', onclick: () => this.turn(!this.isOn) });
    this.reviewing = html('button', { type: 'button', textContent: words.review, onclick: () => link.send('review') });
    this.graph = svg('svg', { class: 'graph', viewBox: '0 0 100 30', preserveAspectRatio: 'none', role: 'img', 'aria-label': words.chances });
    this.element = html('section', { className: 'study' }, [
      html('div', { className: 'row' }, [this.toggle, this.number, this.reviewing]), this.lines, this.graph,
    ]);
    this.isOn = false;
    this.off = [
      link.on('lines', (message) => this.showLines(message)),
      link.on('reviewing', ({ left }) => (this.reviewing.textContent = left > 0 ? `${words.review} (${left})` : words.review)),
    ];
  }
  stop() {
    this.off.forEach((one) => one());
  }
  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
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
    if (view.lines.lines.length === 0) this.board.setArrows([]);
    this.showLines(view.lines);
    this.drawGraph(view);
  }

  /** @param {any} message */
  showLines(message) {
    if (!this.isOn) return;
    if (message.wanted === 0) return this.turn(false);
    const { lines } = message;
    this.lines.replaceChildren(...lines.map((/** @type {any} */ line) =>
      html('li', {}, [
        html('button', { type: 'button', onclick: () => link.send(`do action ${line.action}`) }, [
          html('b', { textContent: line.value }), html('small', { textContent: ` ${line.depth} ` }), line.moves.slice(0, 10).join(' '),
        ]),
      ])));
    if (lines.length === 0) return;
    this.bar.firstChild.style.height = `${(lines[0].first_seat * 100).toFixed(1)}%`;
    this.bar.ariaLabel = lines[0].value;
    this.board.setArrows(lines.slice(0, 3).map((/** @type {any} */ line) => [line.cells[0], line.cells[line.cells.length - 1]]));
  }

  /** @param {any} view */
  drawGraph({ judged, node }) {
    this.graph.toggleAttribute('hidden', judged.length < 2);
    if (judged.length < 2) return this.graph.replaceChildren();
    const x = (/** @type {number} */ i) => (i / (judged.length - 1)) * 100;
    const y = (/** @type {number} */ value) => 29 - value * 28;
    const points = judged.map((/** @type {number[]} */ [, value], /** @type {number} */ i) => `${x(i).toFixed(2)},${y(value).toFixed(2)}`);
    this.graph.replaceChildren(
      svg('polygon', { class: 'area', points: `0,30 ${points.join(' ')} 100,30` }),
      svg('line', { class: 'middle', x1: 0, x2: 100, y1: 15, y2: 15 }),
    );
    const here = judged.findIndex((/** @type {number[]} */ one) => one[0] === node);
    if (here >= 0) this.graph.append(svg('line', { class: 'here', x1: x(here), x2: x(here), y1: 0, y2: 30 }));
    this.graph.onclick = (/** @type {MouseEvent} */ event) => {
      const box = this.graph.getBoundingClientRect();
      const index = Math.round(((event.clientX - box.left) / box.width) * (judged.length - 1));
      link.send(`look ${judged[Math.max(0, Math.min(judged.length - 1, index))][0]}`);
    };
  }
}
