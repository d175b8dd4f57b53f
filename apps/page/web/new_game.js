// What is asked before a game: options, seats, clock. The answers become the text of one command.
import { begin, link, newSeed, say, words } from './app.js';
import { labelled, openDialog, selection, tick } from './dialog.js';
import { html } from './svg.js';

// One of each kind; whatever docs/clocks.md knows can be typed.
const clocks = () => [
  ['3m+2s', words.fischer], ['5m+3s', words.fischer], ['15m+10s', words.fischer], ['10m', ''], ['30s/move', words.per_move],
  ['40/90m,30m', words.stages], ['5m d3s', words.delay], ['5m b3s', words.bronstein], ['10m+5x30s', words.byo_yomi], ['hourglass 1m', words.hourglass],
];

/**
 * A text as a command has it.
 * @param {string} text
 */
export const quoted = (text) =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f]/g, (/** @type {string} */ c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`;

/** @param {string} key of the game @param {string} [position] to start from */
export async function askNewGame(key, position = '') {
  /** @type {Record<string, string>} */
  const values = {};
  let about = await describe(key, values);
  if (!about) return; // there is no such game
  const options = html('div', { className: 'options' });
  const seats = html('div', { className: 'seats' });
  /** @type {{ bot: HTMLSelectElement, name: HTMLInputElement }[]} */
  let players = [];

  const fillSeats = () => {
    const before = players.map(({ bot, name }) => [bot.value, name.value]);
    const bots = [['', words.person], ...about.bots.map((/** @type {any} */ one) => [one.key, one.name])];
    const usual = about.bots[Math.floor(about.bots.length / 2)]?.key ?? '';
    players = about.seats.map((/** @type {string} */ seat, /** @type {number} */ i) => ({
      bot: selection(/** @type {any} */ (bots), before[i]?.[0] ?? (i === 0 ? '' : usual)),
      name: html('input', { type: 'text', maxLength: 60, placeholder: words.name, value: before[i]?.[1] ?? '', ariaLabel: `${seat}: ${words.name}` }),
    }));
    seats.replaceChildren(...players.map(({ bot, name }, i) => labelled(about.seats[i], html('span', { className: 'pair' }, [bot, name]))));
  };
  const fillOptions = () => {
    options.replaceChildren(...about.options.map((/** @type {any} */ option) => {
      const value = about.values[option.key];
      const change = async (/** @type {string} */ chosen) => {
        values[option.key] = chosen;
        const now = await describe(key, values);
        if (now) about = now;
        else values[option.key] = value;
        fillOptions();
        fillSeats();
      };
      if (option.choices.length > 0)
        return labelled(option.name, selection(option.choices.map((/** @type {string[]} */ [one, text]) => [one, text[0].toUpperCase() + text.slice(1)]), value, change));
      const field = html('input', { type: 'number', min: option.least, max: option.most, value });
      field.onchange = () => change(field.value);
      return labelled(option.name, field);
    }));
  };
  fillOptions();
  fillSeats();
  const clock = html('input', { type: 'text', placeholder: words.no_clock, maxLength: 60, autocomplete: 'off' });
  clock.setAttribute('list', 'clocks');
  const known = html('datalist', { id: 'clocks' }, clocks().map(([value, label]) => html('option', { value, label: label === '' ? value : `${value} · ${label}` })));
  const clockField = labelled(words.clock, html('span', { className: 'pair' }, [clock, known]));
  const problem = html('p', { className: 'status wrong', role: 'alert', hidden: true });
  let hasTouch = false;
  let hasArbitration = false;
  const more = [tick(words.touch_move, false, (value) => (hasTouch = value))];
  if (about.arbitration) more.push(tick(words.arbitration, false, (value) => (hasArbitration = value)));

  const chosen = () =>
    Object.entries(values).map(([name, value]) => ` option ${quoted(name)} ${quoted(value)}`).join('') +
    (position === '' ? '' : ` position ${quoted(position)}`);

  openDialog(about.name, [
    html('p', { className: 'summary', textContent: about.summary }),
    ...(about.options.length > 0 && position === '' ? [html('h3', { textContent: words.options }), options] : []),
    html('h3', { textContent: words.players }),
    seats,
    clockField,
    problem,
    ...more,
    ...(about.law.length > 0
      ? [html('details', {}, [html('summary', { textContent: words.rules }),
          html('ul', {}, about.law.map((/** @type {string} */ line) => html('li', { textContent: line })))])]
      : []),
  ], [
    [words.cancel, () => {}],
    [words.analyse, () => {
      begin(`new ${quoted(key)} seed ${newSeed()}${chosen()}`, true);
    }],
    [words.start_game, async () => {
      const control = await link.oneOf(['clock'], `clock ${clock.value.trim()}`);
      problem.hidden = control.problem === '';
      problem.textContent = control.problem;
      if (control.problem !== '') return false;
      let command = `new ${quoted(key)} seed ${newSeed()}`;
      for (const { bot, name } of players) command += ` player ${quoted(name.value.trim())} ${quoted(bot.value)}`;
      if (clock.value.trim() !== '') command += ` clock ${quoted(control.text)}`;
      command += chosen();
      if (hasTouch) command += ' touch-move';
      if (hasArbitration) command += ' arbitrage';
      begin(command);
      return true;
    }],
  ]);
}

/** @param {string} key @param {Record<string, string>} values */
async function describe(key, values) {
  const text = Object.entries(values).map(([name, value]) => ` ${name}=${value}`).join('');
  const answer = await link.oneOf(['described', 'said'], `describe ${key}${text}`);
  if (answer.kind === 'described') return answer;
  say(answer.text, true);
  return null;
}
