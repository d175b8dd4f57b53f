// The page: starts the desk, keeps what every screen needs, and changes between the screens.
import { Link } from './link.js';
import { settings, useSettings } from './settings.js';
import { showStart } from './start.js';
import { showTable } from './table.js';

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
  sessionStorage.removeItem('game');
  change(showStart);
}

/** @param {string} name of a game at the desk */
export function goToTable(name) {
  sessionStorage.setItem('game', name);
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
  const answer = await new Promise((done) => {
    const off = [link.on('opened', finish), link.on('locked', finish)];
    function finish(/** @type {any} */ message) {
      off.forEach((one) => one());
      done(message);
    }
    link.send(`open ${name}`);
  });
  if (answer.kind === 'locked') {
    goHome();
    say(words.other_tab, true);
  } else if (answer.has_game) goToTable(name);
  else goHome();
}

/** @param {string} language */
export async function useLanguage(language) {
  let bytes = new Uint8Array();
  if (language !== 'en') {
    const answer = await fetch(`locale/${language}.mo`);
    if (answer.ok) bytes = new Uint8Array(await answer.arrayBuffer());
  }
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
  const game = sessionStorage.getItem('game');
  change(game ? showTable : showStart);
  if (game) link.repeat(['board', 'view']);
}

async function start() {
  useSettings();
  await link.start();
  await useLanguage(settings.language);
  link.on('failed', async () => {
    // The engine has ended: another one takes the game up from its journal.
    link.begin();
    await useLanguage(settings.language);
    const game = sessionStorage.getItem('game');
    if (game) await resume(game);
    say(words.restarted, true);
  });
  const game = sessionStorage.getItem('game');
  if (location.hash.startsWith('#pdn=')) {
    const { openLink } = await import('./files.js');
    goHome();
    await openLink(location.hash.slice(5));
  } else if (game) await resume(game);
  else goHome();
  document.body.dataset.ready = 'yes';
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('service_worker.js').catch(() => {});
}
start();
