// The screen of a game: board, players with clocks, what can be done, the moves, the study.
import { begin, goHome, link, newSeed, say, words } from './app.js';
import './board.js';
import { Clocks } from './clocks.js';
import { openDialog } from './dialog.js';
import { askEdit } from './editor.js';
import { askSave } from './saving.js';
import { Moves } from './moves.js';
import { drawPiece } from './pieces.js';
import { hasStartBehind } from './place.js';
import { Review } from './review.js';
import { settings } from './settings.js';
import { play } from './sounds.js';
import { askSettings } from './start.js';
import { Study } from './study.js';
import { html, svg } from './svg.js';

/** @param {HTMLElement} screen @param {boolean} [isStudied] the engine is on from the start */
export function showTable(screen, isStudied = false) {
  screen.className = 'table';
  const board = /** @type {import('./board.js').DamierBoard} */ (document.createElement('damier-board'));
  const title = html('h1', { textContent: 'Damier' });
  const status = html('p', { className: 'status' });
  const asked = html('div', { className: 'asked', hidden: true });
  const clocks = new Clocks();
  const moves = new Moves((node) => link.send(`look ${node}`));
  const study = new Study(board);
  const review = new Review();
  const actions = html('div', { className: 'actions', role: 'toolbar' });
  const typed = html('input', {
    type: 'text', className: 'typed', placeholder: words.type_move, ariaLabel: words.type_move, autocomplete: 'off', autocapitalize: 'none',
    spellcheck: false, enterKeyHint: 'go', maxLength: 200,
  });
  /** @type {any} */
  let shape = null;
  /** @type {any} */
  let view = null;
  let playedNode = -1;
  let turns = 0; // of the board, in quarters
  /** @type {number | null} */
  let chosenTurns = null;

  board.onpick = (cell) => link.send(`click ${cell}`);
  board.oncarry = (from, to) => link.send(`drag ${from} ${to}`);
  const form = html('form', {
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (typed.value.trim() !== '') link.send(`type ${typed.value.trim()}`);
      typed.value = '';
    },
  }, [typed]);

  screen.append(
    html('header', {}, [
      button('⌂', words.home, () => (hasStartBehind() ? history.back() : goHome())),
      title,
      button('⇅', words.turn, () => {
        chosenTurns = (turns + (shape.seats.length === 2 ? 2 : 1)) % 4;
        redraw();
      }),
      button('⤓', words.save, () => askSave(board)),
      button('▦', words.editor, () => askEdit(shape, view)),
      button('⚙', words.settings, askSettings),
    ]),
    clocks.upper,
    html('div', { className: 'place' }, [study.bar, board]),
    clocks.lower,
    html('div', { className: 'side' }, [status, asked, actions, form, moves.element, study.element, review.element]),
  );

  // Which seat looks at the board from below: who has asked for it, whoever plays, or the first person.
  function wantedTurns() {
    if (chosenTurns !== null) return chosenTurns;
    const { players, to_play } = view;
    const person = players.findIndex((/** @type {any} */ player) => !player.bot);
    const isTurnOfPerson = settings.turning && to_play >= 0 && !players[to_play].bot && view.chosen.length === 0;
    const seat = isTurnOfPerson ? to_play : settings.turning && person >= 0 ? seatBelow : Math.max(0, person);
    seatBelow = seat;
    return players.length === 2 ? 2 * seat : seat;
  }
  let seatBelow = 0;

  function redraw() {
    if (!shape || !view) return;
    turns = wantedTurns();
    board.setBoard(shape, turns, shape.name);
    board.setView(view, false);
    clocks.show(view, turns === 2);
  }

  const can = (/** @type {any} */ v) => [
    v.thinking && ['»', words.hurry, () => link.send('hurry')],
    !v.is_here && ['⮐', words.to_game, () => link.send('look')],
    ...v.spoken.map((/** @type {{name: string, text: string}} */ one) => ['', one.name, () => link.send(`type ${one.text}`)]),
    v.can.back && ['↶', words.back, () => link.send('back')],
    v.can.forward && ['↷', words.forward, () => link.send('forward')],
    v.can.hint && ['✦', words.hint, () => link.send('hint')],
    v.can.draw && ['½', words.draw, () => link.send('draw')],
    v.can.resign && ['⚑', words.resign, () => openDialog(words.resign, [words.sure], [[words.cancel, () => {}], [words.resign, () => link.send('resign')]])],
    v.can.pause && !v.paused && ['‖', words.pause, () => link.send('do pause')],
    v.paused && ['▶', words.go_on, () => link.send('do resume')],
    v.can.adjust && ['✥', words.adjust, () => link.send('do adjust')],
    v.ending && ['⟲', words.rematch, () => link.send(`rematch ${newSeed()}`)],
  ].filter(Boolean);

  // Whoever goes by keyboard stays at their button, or nearby as long as it has gone.
  let hand = '';
  let isMoved = false;
  actions.addEventListener('focusin', (/** @type {FocusEvent} */ { target }) => {
    if (!isMoved) hand = /** @type {HTMLElement} */ (target).title;
  });
  function showActions() {
    const at = [...actions.children].indexOf(document.activeElement ?? actions);
    actions.replaceChildren(...can(view).map(([sign, text, act]) => button(sign, text, act)));
    if (at < 0) return;
    const all = /** @type {HTMLElement[]} */ ([...actions.children]);
    isMoved = true;
    (all.find(({ title }) => title === hand) ?? all[Math.min(at, all.length - 1)] ?? typed).focus();
    isMoved = false;
  }

  function showAsked() {
    /** @type {HTMLElement[]} */
    const parts = [];
    if (view.asked)
      parts.push(html('span', { textContent: view.asked }), textButton(words.accept, () => link.send('answer yes')), textButton(words.decline, () => link.send('answer no')));
    if (view.disputed) parts.push(textButton(words.correct, () => link.send('correct')), textButton(words.stand, () => link.send('stand')));
    asked.hidden = parts.length === 0;
    asked.replaceChildren(...parts);
  }

  function showAside() {
    if (view.aside.length === 0) return [];
    return [html('span', { className: 'aside', title: words.prisoners }, view.aside.map((/** @type {number[]} */ [owner, kind]) =>
      svg('svg', { viewBox: '-.5 -.5 1 1', role: 'img', 'aria-label': shape.kinds[kind].name }, [drawPiece(owner, shape.kinds[kind].key)])))];
  }

  const off = [
    link.on('board', (message) => {
      shape = message;
      title.textContent = shape.name;
      document.title = `${shape.name} – Damier`;
      view = null;
      chosenTurns = null;
      turns = -1;
      seatBelow = 0;
    }),
    link.on('played', (message) => (playedNode = message.node)),
    link.on('view', (message) => {
      const isFirst = performance.getEntriesByName('first board').length === 0;
      const isPlayed = playedNode === message.node && view !== null && view.node !== message.node;
      view = message;
      if (wantedTurns() !== turns) redraw();
      else board.setView(view, isPlayed);
      if (isPlayed) play(view.last);
      else if (isFirst) performance.mark('first board');
      if (isStudied) study.turn(true);
      isStudied = false;
      playedNode = -1;
      clocks.show(view, turns === 2);
      const line = view.ending ? `${view.ending.title} · ${view.ending.reason}` : [view.thinking ? words.thinking : '', view.capture, view.status].filter(Boolean).join(' · ');
      status.replaceChildren(html('span', { textContent: line, className: view.ending ? 'ending' : '' }), ...showAside());
      if (!view.kept) status.append(html('span', { className: 'badge', textContent: words.not_kept }));
      showActions();
      showAsked();
      moves.show(view);
      study.show(view);
      review.show(view);
    }),
    link.on('said', (message) => {
      say(message.text, message.refused);
      if (message.refused) board.flash(message.cells);
    }),
    link.on('hint', (message) => {
      say(message.text);
      if (message.cells.length > 1) board.setArrows([[message.cells[0], message.cells[message.cells.length - 1]]]);
    }),
    link.on('again', (message) => begin(message.command)),
  ];

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(/** @type {Element} */ (event.target).tagName) || document.querySelector('dialog')) return;
    if (event.key === 'ArrowLeft') moves.step(-1);
    else if (event.key === 'ArrowRight') moves.step(1);
    else if (event.key === 'Home') moves.step(-Infinity);
    else if (event.key === 'End') moves.step(Infinity);
    else if (event.key === 'Backspace' || (event.key === 'z' && event.ctrlKey)) link.send('back');
    else if (event.key === 'Escape') link.send('do cells');
    else if (/^[0-9a-z]$/i.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) typed.focus();
    else return;
    if (!/^[0-9a-z]$/i.test(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', key);
  return () => {
    document.removeEventListener('keydown', key);
    off.forEach((one) => one());
    clocks.stop();
    document.title = 'Damier';
    study.stop();
    review.stop();
    link.send('analyse 0');
  };
}

/** @param {string} sign @param {string} text @param {() => void} act */
function button(sign, text, act) {
  return html('button', { type: 'button', className: 'tool', title: text, onclick: act }, [
    html('span', { className: 'sign', ariaHidden: 'true', textContent: sign }),
    html('span', { className: 'word', textContent: text }),
  ]);
}
/** @param {string} text @param {() => void} act */
const textButton = (text, act) => html('button', { type: 'button', textContent: text, onclick: act });
