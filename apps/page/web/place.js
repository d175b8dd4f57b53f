// Where this tab is: which game is at its table, and the journal of a game that the browser's database does not
// keep. Both outlive a reload, the journal even where storage is full or forbidden.

/** @returns {Storage | null} */
function storage() {
  try {
    return sessionStorage;
  } catch {
    return null; // forbidden
  }
}

/** @returns {{ game?: string, name?: string, journal?: string }} */
const state = () => (history.state && typeof history.state === 'object' ? history.state : {});

/** @param {object} change */
const keep = (change) => history.replaceState({ ...state(), ...change }, '');

/**
 * The name of the game at the table; given one, that is it from now on.
 * @param {string} [name]
 * @returns {string}
 */
export function atTheTable(name) {
  if (name === undefined) return state().game ?? storage()?.getItem('game') ?? '';
  keep({ game: name });
  try {
    storage()?.setItem('game', name);
  } catch {
    // Full: this tab knows it all the same.
  }
  return name;
}

/** @param {string} name @returns {string} its journal, where the database has it not */
export const unkept = (name) => (state().name === name ? state().journal ?? '' : '');

/** @param {string} name @param {string} journal empty: it is in the database now */
export function keepUnkept(name, journal) {
  keep({ name, journal });
  if (journal === '') removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
}

/** @param {Event} event */
const ask = (event) => event.preventDefault();
