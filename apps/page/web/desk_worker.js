// The Worker that runs the desk. The page sends it texts and gets texts, so a socket could stand in
// its place. Before anything is told, what it came from is in the browser's database.
import { startEngine } from './engine.js';
import { readJournal, readOrigin, writeAbout, writeJournal, writeOrigin } from './store.js';
import { Thinkers } from './thinkers.js';

/** @type {import('./engine.js').Engine} */
let engine;
/** @type {Thinkers} */
let thinkers;
/** @type {any[]} */
let batch = [];
/** @type {Promise<void>} */
let told = Promise.resolve();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let alarm;
let name = '';
let hasTrouble = false;
let release = () => {};
let locked = ''; // the game that this tab has

/** @param {any} message */
const post = (message) => postMessage(JSON.stringify(message));

/** @param {any} message */
function take(message) {
  if (message.kind === 'think') thinkers.ask(message);
  else if (message.kind === 'halt') thinkers.halt(message);
  else if (message.kind === 'wake') {
    clearTimeout(alarm);
    if (message.after !== null) alarm = setTimeout(() => hear('advance'), Math.min(message.after + 1, 2 ** 31 - 1));
  } else batch.push(message);
}

/** @param {string | Uint8Array} text */
function hear(text) {
  engine.hear(text);
  const messages = batch;
  batch = [];
  told = told.then(() => keepAndTell(messages));
}

/** @param {any[]} messages */
async function keepAndTell(messages) {
  const changes = messages.filter((message) => message.kind === 'keep');
  if (changes.length > 0) {
    try {
      await writeJournal(changes);
      if (changes.some(({ whole }) => whole)) post({ kind: 'unkept', name, text: '' });
      if (hasTrouble) report('');
    } catch (failure) {
      for (const { text, whole } of changes) if (whole) post({ kind: 'unkept', name, text });
      report(String(/** @type {Error} */ (failure)?.name ?? failure));
    }
  }
  for (const message of messages) {
    if (message.kind === 'keep') continue;
    if (message.kind === 'origin') {
      await writeOrigin(message.name, message.text).catch(() => {});
      continue;
    }
    post(message);
    if (message.kind === 'view' && changes.length > 0) remember(message);
  }
}

const again = 5000; // milliseconds until writing is tried again
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;

/** @param {string} reason empty: the database can be written again */
function report(reason) {
  const isNew = hasTrouble !== (reason !== '');
  hasTrouble = reason !== '';
  clearTimeout(retry);
  if (isNew) hear(`trouble ${reason}`);
  else if (hasTrouble) retry = setTimeout(() => hear(`trouble ${reason}`), again);
}

let game = '';
/** @param {any} view */
function remember(view) {
  const over = view.ending ? view.ending.title : '';
  writeAbout({ name, title: view.title, game, plies: view.plies, over, at: Date.now() }).catch(() => {});
}

// One tab at a time has a game; whoever comes second is told.
/** @param {string} wanted @returns {Promise<boolean>} */
function lock(wanted) {
  if (!navigator.locks || wanted === locked) return Promise.resolve(true);
  release();
  locked = '';
  return new Promise((done) => {
    const asked = navigator.locks.request(`damier ${wanted}`, { ifAvailable: true }, (held) => {
      if (held !== null) locked = wanted;
      done(held !== null);
      return held === null ? undefined : new Promise((free) => (release = () => free(undefined)));
    });
    asked.catch(() => done(true)); // forbidden, like everything that lasts: nobody else has the game either
  });
}

/** @param {string} wanted @param {string} unkept its journal, where the browser could not keep it */
async function open(wanted, unkept) {
  if (!(await lock(wanted))) return post({ kind: 'locked', name: wanted });
  name = wanted;
  let journal = unkept;
  let origin = '';
  try {
    if (journal === '') journal = await readJournal(wanted);
    origin = await readOrigin(wanted);
  } catch {
    // Nothing can be read here; that nothing can be written is told with the first move.
  }
  hasTrouble = false;
  clearTimeout(retry);
  hear(`open ${wanted}\n${journal}`);
  // Before anything is added to it.
  if (unkept !== '') told = told.then(() => keepAndTell([{ kind: 'keep', name, text: unkept, whole: true }]));
  if (origin !== '') hear(`origin ${origin}`);
}

/** @type {Promise<void>} */
let ready = Promise.resolve();
onmessage = ({ data }) => {
  ready = ready.then(() => receive(data)).catch((failure) => post({ kind: 'failed', reason: String(failure) }));
};

/** @param {any} data */
async function receive(data) {
  if (data.module) {
    thinkers = new Thinkers(data.module, (heard) => hear(`told ${JSON.stringify(heard)}`));
    engine = await startEngine(
      data.module,
      (text) => {
        const message = JSON.parse(text);
        if (message.kind === 'board') {
          game = message.name;
          thinkers.prepare(message.key);
        }
        take(message);
      },
      () => false,
    );
    return;
  }
  if (typeof data === 'string' && data.startsWith('open ')) {
    const [wanted, ...unkept] = data.slice(5).split('\n');
    return open(wanted, unkept.join('\n'));
  }
  if (typeof data === 'string' && data.startsWith('take ')) {
    const wanted = data.split(' ')[2];
    if (!(await lock(wanted))) return post({ kind: 'locked', name: wanted });
    name = wanted;
  }
  hear(data);
}
