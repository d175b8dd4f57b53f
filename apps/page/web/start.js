// The first screen: play, continue, analyse, open; the favourites; all games by family.
import { begin, changeLanguage, games, goHome, newSeed, resume, say, words } from './app.js';
import { openDialog, labelled, selection, tick } from './dialog.js';
import { chooseFile } from './files.js';
import { askNewGame } from './new_game.js';
import { drawPiece } from './pieces.js';
import { download } from './saving.js';
import { languageNames, settings, themes } from './settings.js';
import { eraseAll, eraseGame, exportAll, listGames } from './store.js';
import { html, svg } from './svg.js';

/** @param {HTMLElement} screen */
export function showStart(screen) {
  screen.className = 'start';
  const recent = html('section', { className: 'recent', hidden: true });
  const doors = html('nav', { className: 'doors' }, [
    door('●', words.play, () => askNewGame('international')),
    door('⌕', words.analyse, () => begin(`new "international" seed ${newSeed()}`, true)),
    door('⇪', words.open, chooseFile),
  ]);
  screen.append(
    html('header', {}, [
      html('h1', {}, [emblem(), html('span', { textContent: 'Damier' })]),
      html('button', { className: 'quiet', textContent: '⚙', ariaLabel: words.settings, title: words.settings, onclick: askSettings }),
    ]),
    doors,
    recent,
    section(words.favourites, games.favourites.map(find)),
    ...games.families.map((/** @type {any} */ family) => section(family.name, family.games)),
  );
  fillRecent(recent, doors);
  return () => {};
}

function emblem() {
  const picture = svg('svg', { viewBox: '-.5 -.5 1 1', 'aria-hidden': 'true' }, [drawPiece(0, 'king')]);
  return picture;
}

/** @param {string} sign @param {string} text @param {() => void} act */
const door = (sign, text, act) =>
  html('button', { className: 'door', onclick: act }, [
    html('span', { className: 'sign', ariaHidden: 'true', textContent: sign }),
    html('span', { textContent: text }),
  ]);

/** @param {string} key */
function find(key) {
  for (const family of games.families) for (const game of family.games) if (game.key === key) return game;
  return null;
}

/** @param {string} name @param {any[]} list */
const section = (name, list) =>
  html('section', {}, [
    html('h2', { textContent: name }),
    html('div', { className: 'tiles' }, list.filter(Boolean).map((game) =>
      html('button', { className: 'tile', onclick: () => askNewGame(game.key), title: game.summary, 'data-game': game.key }, [
        html('strong', { textContent: game.name }),
        html('small', { textContent: game.summary }),
      ]))),
  ]);

/** @param {HTMLElement} place @param {HTMLElement} doors */
async function fillRecent(place, doors) {
  const kept = await listGames().catch(() => []);
  if (kept.length === 0) return;
  const latest = kept.find((game) => game.over === '');
  if (latest) doors.firstElementChild?.after(door('▶', words.continue, () => resume(latest.name)));
  place.hidden = false;
  place.append(
    html('h2', { textContent: words.continue }),
    html('ul', {}, kept.map((game) =>
      html('li', {}, [
        html('button', { className: 'row', onclick: () => resume(game.name), 'data-name': game.name }, [
          html('strong', { textContent: game.game }),
          html('span', { textContent: game.title }),
          html('small', { textContent: [game.over, new Date(game.at).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })].filter(Boolean).join(' · ') }),
        ]),
        html('button', {
          className: 'quiet',
          textContent: '✕',
          ariaLabel: `${words.delete}: ${game.title}`,
          title: words.delete,
          onclick: () => openDialog(words.delete, [`${game.game} · ${game.title}`, words.erase_one], [
            [words.cancel, () => {}],
            [words.delete, async () => {
              await eraseGame(game.name).catch(() => {});
              goHome();
              return true;
            }],
          ]),
        }),
      ]))),
  );
}

export function askSettings() {
  openDialog(words.settings, [
    labelled(words.language_name, selection(Object.entries(languageNames), settings.language, (value) => {
      document.querySelector('dialog')?.close();
      changeLanguage(value);
    })),
    labelled(words.theme, selection(themes.map((theme) => [theme, words[theme]]), settings.theme, (value) => (settings.theme = value))),
    tick(words.animation, settings.animation, (value) => (settings.animation = value)),
    tick(words.labels, settings.labels, (value) => (settings.labels = value)),
    tick(words.sounds, settings.sounds, (value) => (settings.sounds = value)),
    tick(words.turning, settings.turning, (value) => (settings.turning = value)),
    html('button', {
      className: 'quiet',
      textContent: words.export_all,
      onclick: () => exportAll().then(
        (text) => download('games.damier', new Blob([text], { type: 'application/json' })),
        (failure) => say(String(failure), true),
      ),
    }),
    html('button', {
      className: 'quiet danger',
      textContent: words.erase_all,
      onclick: () => openDialog(words.erase_all, [words.erase_sure], [
        [words.cancel, () => {}],
        [words.erase_all, () => {
          eraseAll().then(goHome, (failure) => say(String(failure), true));
        }],
      ]),
    }),
  ], [[words.close, () => {}]]);
}
