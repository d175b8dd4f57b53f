// Who plays, with what is left of pieces, points and time: one strip for each seat.
import { words } from './app.js';
import { html, svg } from './svg.js';
import { drawPiece } from './pieces.js';

export class Clocks {
  constructor() {
    this.upper = html('div', { className: 'players upper' });
    this.lower = html('div', { className: 'players lower' });
    /** @type {{ element: HTMLElement, left: number, runs: boolean }[]} */
    this.times = [];
    this.timer = setInterval(() => this.tick(), 100);
    this.since = performance.now();
  }
  stop() {
    clearInterval(this.timer);
  }

  /** @param {any} view @param {boolean} isTurned */
  show(view, isTurned) {
    this.since = performance.now();
    this.times = [];
    const strips = view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
      const parts = [
        svg('svg', { viewBox: '-.5 -.5 1 1', 'aria-hidden': 'true' }, [drawPiece(seat, 'man')]),
        html('span', { className: 'name' }, [html('strong', { textContent: player.name }), html('small', { textContent: player.level ?? '' })]),
      ];
      if (player.score !== undefined) parts.push(html('span', { className: 'score', textContent: player.score, title: words.score }));
      else if (player.pieces !== undefined) parts.push(html('span', { className: 'count', textContent: player.pieces, title: words.pieces }));
      if (player.clock) {
        const time = html('time', { role: 'timer' });
        const { left, runs, periods, byo, moves } = player.clock;
        this.times.push({ element: time, left, runs });
        parts.push(time);
        if (byo || periods > 0) parts.push(html('small', { textContent: `+${periods}`, title: words.periods }));
        if (moves > 0) parts.push(html('small', { textContent: `/${moves}`, title: words.moves_to_go }));
      }
      const isDue = view.to_play === seat && !view.ending;
      return html('div', { className: isDue ? 'player due' : 'player' }, parts);
    });
    const isPair = strips.length === 2;
    const [first, second] = isPair ? (isTurned ? [1, 0] : [0, 1]) : [0, 0];
    this.lower.replaceChildren(...(isPair ? [strips[first]] : strips));
    this.upper.replaceChildren(...(isPair ? [strips[second]] : []));
    this.upper.hidden = !isPair;
    this.tick();
  }

  tick() {
    const passed = performance.now() - this.since;
    for (const { element, left, runs } of this.times) {
      const now = Math.max(0, runs ? left - passed : left);
      element.textContent = clockText(now);
      element.classList.toggle('low', now < 20000);
      element.classList.toggle('runs', runs);
    }
  }
}

/** @param {number} ms */
function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (ms < 10000) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
