// The games that this browser keeps: for each its journal, piece by piece as it was written, and a
// line about it for the list. Used by the Worker (journals) and by the page (list, erase).

/** @typedef {{ name: string, title: string, game: string, plies: number, over: string, at: number }} About */

/** @returns {Promise<IDBDatabase>} */
function database() {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('damier', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('journal', { keyPath: ['name', 'number'] });
      asked.result.createObjectStore('about', { keyPath: 'name' });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error('blocked'));
  });
}

/**
 * @param {string[]} stores
 * @param {IDBTransactionMode} mode
 * @param {(transaction: IDBTransaction) => IDBRequest | void} work
 * @returns {Promise<any>}
 */
async function within(stores, mode, work) {
  const db = await database();
  try {
    return await new Promise((done, failed) => {
      const transaction = db.transaction(stores, mode, { durability: 'strict' });
      const asked = work(transaction);
      transaction.oncomplete = () => done(asked ? asked.result : undefined);
      transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error('aborted'));
    });
  } finally {
    db.close();
  }
}

/** @param {string} name */
const all = (name) => IDBKeyRange.bound([name, 0], [name, Infinity]);

/** @param {string} name @returns {Promise<string>} */
export async function readJournal(name) {
  const parts = await within(['journal'], 'readonly', (t) => t.objectStore('journal').getAll(all(name)));
  return parts.map((/** @type {{ text: string }} */ part) => part.text).join('');
}

/**
 * Makes these changes together or not at all.
 * @param {{ name: string, text: string, whole: boolean }[]} changes
 */
export function writeJournal(changes) {
  return within(['journal'], 'readwrite', (t) => {
    const journal = t.objectStore('journal');
    const next = (/** @type {number} */ i) => {
      if (i === changes.length) return;
      const { name, text, whole } = changes[i];
      const put = (/** @type {number} */ number) => {
        journal.put({ name, number, text });
        next(i + 1);
      };
      if (whole) {
        journal.delete(all(name));
        return put(0);
      }
      const last = journal.openKeyCursor(all(name), 'prev');
      last.onsuccess = () => put(last.result ? /** @type {any} */ (last.result.key)[1] + 1 : 0);
    };
    next(0);
  });
}

// What a game's file said beside its moves lies next to its journal.
const originOf = (/** @type {string} */ name) => `${name} origin`;

/** @param {string} name @param {string} text */
export const writeOrigin = (name, text) => writeJournal([{ name: originOf(name), text, whole: true }]);
/** @param {string} name */
export const readOrigin = (name) => readJournal(originOf(name));

/** @param {About} about */
export const writeAbout = (about) => within(['about'], 'readwrite', (t) => t.objectStore('about').put(about));

/** @returns {Promise<About[]>} the latest first */
export async function listGames() {
  const games = await within(['about'], 'readonly', (t) => t.objectStore('about').getAll());
  return games.sort((/** @type {About} */ a, /** @type {About} */ b) => b.at - a.at);
}

/** @param {string} name */
export const eraseGame = (name) =>
  within(['about', 'journal'], 'readwrite', (t) => {
    t.objectStore('about').delete(name);
    t.objectStore('journal').delete(all(name));
    t.objectStore('journal').delete(all(originOf(name)));
  });

/**
 * Every game as a text that importAll() reads, for a file.
 * @returns {Promise<string>}
 */
export async function exportAll() {
  const games = [];
  for (const about of await listGames())
    games.push({ about, journal: await readJournal(about.name), origin: await readOrigin(about.name) });
  return JSON.stringify({ damier: 1, games });
}

/**
 * Whatever is no such text is refused as a whole; a game that is here already stays as it is.
 * @param {string} text
 * @returns {Promise<number>} how many games came
 */
export async function importAll(text) {
  const { damier, games } = JSON.parse(text);
  const isText = (/** @type {any} */ one) => typeof one === 'string';
  const isGame = (/** @type {any} */ { about, journal, origin }) =>
    isText(journal) && isText(origin) && ['name', 'title', 'game', 'over'].every((key) => isText(about[key])) &&
    Number.isFinite(about.at) && Number.isFinite(about.plies) && /^[\w-]{1,40}$/.test(about.name);
  if (damier !== 1 || !games.every(isGame)) throw new Error('no games');
  const here = new Set((await listGames()).map((about) => about.name));
  const coming = games.filter((/** @type {any} */ game) => !here.has(game.about.name));
  for (const { about, journal, origin } of coming) {
    await writeJournal([{ name: about.name, text: journal, whole: true }]);
    if (origin !== '') await writeOrigin(about.name, origin);
    const { name, title, game, plies, over, at } = about;
    await writeAbout({ name, title, game, plies, over, at });
  }
  return coming.length;
}

export const eraseAll = () =>
  within(['about', 'journal'], 'readwrite', (t) => {
    t.objectStore('about').clear();
    t.objectStore('journal').clear();
  });
