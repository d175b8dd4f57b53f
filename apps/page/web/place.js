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

/** @returns {{ game?: string, name?: string, journal?: string, hasStart?: boolean }} */
const state = () => (history.state && typeof history.state === 'object' ? history.state : {});

/** @param {object} change */
const keep = (change) => history.replaceState({ ...state(), ...change }, '', location.pathname);

/**
 * The name of the game at the table; given one, that is it from now on.
 * @param {string} [name]
 * @returns {string}
 */
export function atTheTable(name) {
  if (name === undefined) return state().game ?? storage()?.getItem('game') ?? '';
  if (name !== '' && state().game === '') history.pushState({ ...state(), hasStart: true }, ''); // «back» leads to the start page
  keep({ game: name });
  try {
    storage()?.setItem('game', name);
  } catch {
    // Full: this tab knows it all the same.
  }
  return name;
}

/** Whether the start page is what the browser's «back» leads to. */
export const hasStartBehind = () => state().hasStart === true;

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
