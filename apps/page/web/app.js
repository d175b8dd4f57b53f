// The page: starts the desk, keeps what every screen needs, and changes between the screens.
import { Link } from './link.js';
import { quoted } from './new_game.js';
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
 * One line for everybody, read aloud where somebody listens.
 * @param {string} text
 * @param {boolean} [isWrong]
 */
export function say(text, isWrong = false) {
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

/** @param {string} name of a game at the desk */
export function goToTable(name) {
  atTheTable(name);
  change(showTable);
}

/**
 * A new game under a name of its own.
 * @param {string} command the text of the command that begins it
 */
export async function begin(command) {
  const name = newName();
  const opened = link.next('opened');
  link.send(`open ${name}`);
  await opened;
  goToTable(name);
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
  const answer = await new Promise((done) => {
    const off = [link.on('opened', finish), link.on('locked', finish)];
    function finish(/** @type {any} */ message) {
      off.forEach((one) => one());
      done(message);
    }
    link.send(`open ${name}\n${unkept(name)}`);
  });
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
  const game = atTheTable();
  if (location.hash.startsWith('#pdn=')) {
    const { openLink } = await import('./files.js');
    goHome();
    await openLink(location.hash.slice(5));
  } else if (location.hash.startsWith('#play=') && !game) {
    await begin(`new ${quoted(decodeURIComponent(location.hash.slice(6)))} seed ${newSeed()}`);
  } else if (game) await resume(game);
  else goHome();
  document.body.dataset.ready = 'yes';
  keepUp();
}
start();
