// The review of a game: its course as a graph, how many mistakes of each kind, and each of them to be tried again.
import { link, words } from './app.js';
import { html, svg } from './svg.js';
import { marks } from './moves.js';

export class Review {
  constructor() {
    this.start = html('button', { type: 'button', className: 'review', textContent: words.review, onclick: () => link.send('review') });
    this.keep = html('button', { type: 'button', textContent: words.keep, onclick: () => link.send('note') });
    this.graph = svg('svg', { class: 'graph', viewBox: '0 0 100 30', preserveAspectRatio: 'none', role: 'img', 'aria-label': words.chances });
    this.summary = html('table', { className: 'kinds' });
    this.list = html('ul', { className: 'mistakes' });
    this.result = html('div', { className: 'result', hidden: true }, [this.graph, this.summary, this.list, this.keep]);
    this.element = html('section', { className: 'study' }, [this.start, this.result]);
    this.shown = '';
    this.off = link.on('reviewing', ({ left }) => (this.start.textContent = left > 0 ? `${words.review} (${left})` : words.review));
  }
  stop() {
    this.off();
  }

  /** @param {any} view */
  show({ review, node }) {
    this.result.hidden = !review;
    if (!review) return;
    this.drawGraph(review.course, node);
    const text = JSON.stringify(review);
    if (text === this.shown) return;
    this.shown = text;
    this.summary.replaceChildren(
      html('thead', {}, [html('tr', {}, [html('td'), ...review.seats[0].counts.map((/** @type {any[]} */ [name]) => html('th', { scope: 'col', textContent: name })), html('td')])]),
      html('tbody', {}, review.seats.map((/** @type {any} */ seat) =>
        html('tr', {}, [
          html('th', { scope: 'row', textContent: seat.name }),
          ...seat.counts.map((/** @type {any[]} */ [, count]) => html('td', { textContent: count })),
          html('td', { textContent: `${seat.accuracy} %` }),
        ]))),
    );
    this.keep.hidden = review.moves.length === 0;
    this.list.replaceChildren(...(review.moves.length === 0 ? [html('li', { textContent: words.no_mistakes })] : review.moves.map(mistake)));
  }

  /** @param {[number, number][]} course @param {number} node */
  drawGraph(course, node) {
    this.graph.toggleAttribute('hidden', course.length < 2);
    if (course.length < 2) return;
    const x = (/** @type {number} */ i) => (i / (course.length - 1)) * 100;
    const y = (/** @type {number} */ value) => 29 - value * 28;
    const points = course.map(([, value], i) => `${x(i).toFixed(2)},${y(value).toFixed(2)}`);
    this.graph.replaceChildren(
      svg('polygon', { class: 'area', points: `0,30 ${points.join(' ')} 100,30` }),
      svg('line', { class: 'middle', x1: 0, x2: 100, y1: 15, y2: 15 }),
    );
    const here = course.findIndex(([id]) => id === node);
    if (here >= 0) this.graph.append(svg('line', { class: 'here', x1: x(here), x2: x(here), y1: 0, y2: 30 }));
    this.graph.onclick = (event) => {
      const box = this.graph.getBoundingClientRect();
      const index = Math.round(((event.clientX - box.left) / box.width) * (course.length - 1));
      link.send(`look ${course[Math.max(0, Math.min(course.length - 1, index))][0]}`);
    };
  }
}

/** @param {any} move */
function mistake(move) {
  return html('li', {}, [
    html('button', { type: 'button', className: 'row', onclick: () => link.send(`look ${move.node}`) }, [
      html('strong', { textContent: `${move.text}${marks[move.sign] ?? ''}` }),
      html('span', { textContent: `${move.grade}, ${move.values.join(' → ')}` }),
      html('small', { textContent: move.better }),
    ]),
    html('button', { type: 'button', className: 'retry', textContent: words.retry, ariaLabel: `${words.retry}: ${move.text}`, onclick: () => link.send(`retry ${move.node}`) }),
  ]);
}
