// The page: starts the desk, keeps what every screen needs, and changes between the screens.
import { Link } from './link.js';
import { askNewGame, quoted } from './new_game.js';
import { atTheTable, keepUnkept, unkept } from './place.js';
import { settings, useSettings } from './settings.js';
import { showStart } from './start.js';
import { showTable } from './table.js';
import { keepUp } from './version.js';

export const link = new Link();
/** @type {Record<string, string>} */
export let words = {};
/** @type {any} */
export let games = { families: [], favourites: [] };

const screen = /** @type {HTMLElement} */ (document.getElementById('screen'));
const live = /** @type {HTMLElement} */ (document.getElementById('live'));
/** @type {() => void} */
let leave = () => {};

/**
 * One line for everybody, read aloud where somebody listens; what lies outside of an open dialog is neither seen nor heard.
 * @param {string} text
 * @param {boolean} [isWrong]
 */
export function say(text, isWrong = false) {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (live.parentElement !== place) place.append(live);
  live.textContent = text;
  live.classList.toggle('wrong', isWrong);
  for (const fading of live.getAnimations()) {
    fading.currentTime = 0; // each sentence is seen for as long as the first
    fading.play();
  }
}

/** @param {(screen: HTMLElement) => () => void} show */
function change(show) {
  leave();
  say('');
  screen.replaceChildren();
  leave = show(screen);
}

export const newName = () => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

export function goHome() {
  atTheTable('');
  change(showStart);
}

/** @param {string} name of a game at the desk @param {boolean} [isStudied] the engine is on from the start */
export function goToTable(name, isStudied) {
  atTheTable(name);
  change((place) => showTable(place, isStudied));
}

/**
 * A new game under a name of its own.
 * @param {string} command the text of the command that begins it
 * @param {boolean} [isStudied]
 */
export async function begin(command, isStudied) {
  const name = newName();
  await link.oneOf(['opened'], `open ${name}`);
  goToTable(name, isStudied);
  link.send(`do ${command}`);
}

/**
 * A game that this browser keeps.
 * @param {string} name
 */
export async function resume(name) {
  /** @type {any} */
  let note = null; // on the journal: it is told before the screen of the game is there
  const offNote = link.on('said', (message) => (note = message));
  const answer = await link.oneOf(['opened', 'locked'], `open ${name}\n${unkept(name)}`);
  offNote();
  if (answer.kind === 'locked') {
    goHome();
    say(words.other_tab, true);
  } else if (answer.has_game) goToTable(name);
  else goHome();
  if (note) say(note.text, note.refused);
}

/** @param {string} language @returns {Promise<Uint8Array>} its compiled catalogue; none for English */
async function fetchLanguage(language) {
  const answer = language === 'en' ? null : await fetch(`locale/${language}.mo`).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
}

/** @param {string} language @param {Promise<Uint8Array>} [fetched] */
export async function useLanguage(language, fetched = fetchLanguage(language)) {
  const bytes = await fetched;
  const verb = new TextEncoder().encode('catalogue ');
  const message = new Uint8Array(verb.length + bytes.length);
  message.set(verb);
  message.set(bytes, verb.length);
  const told = Promise.all([link.next('words'), link.next('games')]);
  link.send(message);
  link.send('words');
  link.send('games');
  const [w, g] = await told;
  words = w.words;
  games = g;
  document.documentElement.lang = words.language;
}

/**
 * Draws the screen again in another language.
 * @param {string} language
 */
export async function changeLanguage(language) {
  settings.language = language;
  await useLanguage(language);
  const game = atTheTable();
  change(game ? showTable : showStart);
  if (game) link.repeat(['board', 'view']);
}

// A link that holds a game or begins one; else what this tab had on its table.
async function goWhereItLeads() {
  const [, what, value] = /^#(pdn|play)=(.*)$/.exec(location.hash) ?? [];
  const game = atTheTable();
  if (what !== undefined) goHome();
  if (what === 'pdn') await (await import('./files.js')).openLink(value);
  else if (what === 'play' && isKnown(value)) await begin(`new ${quoted(value)} seed ${newSeed()}`);
  else if (what === 'play') await askNewGame(value); // says that there is none
  else if (game) await resume(game);
  else goHome();
}

/** @param {string} key */
const isKnown = (key) =>
  games.families.some((/** @type {any} */ family) => family.games.some((/** @type {any} */ one) => one.key === key));

async function start() {
  useSettings();
  const catalogue = fetchLanguage(settings.language); // while the engine starts
  await link.start();
  await useLanguage(settings.language, catalogue);
  link.on('failed', async () => {
    // The engine has ended: another one takes the game up from its journal.
    link.begin();
    await useLanguage(settings.language);
    const game = atTheTable();
    if (game) await resume(game);
    say(words.restarted, true);
  });
  link.on('unkept', ({ name, text }) => keepUnkept(name, text));
  addEventListener('popstate', () => {
    document.querySelectorAll('dialog').forEach((one) => one.close());
    goWhereItLeads();
  });
  await goWhereItLeads();
  document.body.dataset.ready = 'yes';
  keepUp();
}
start();
