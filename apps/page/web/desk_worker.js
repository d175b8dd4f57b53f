// The Worker that runs the desk. The page sends it texts and gets texts, so a socket could stand in
// its place. Before anything is told, what it came from is in the browser's database.
import { startEngine } from './engine.js';
import { readJournal, writeAbout, writeJournal } from './store.js';
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
      if (hasTrouble) report('');
    } catch (failure) {
      report(String(/** @type {Error} */ (failure)?.name ?? failure));
    }
  }
  for (const message of messages) {
    if (message.kind === 'keep') continue;
    post(message);
    if (message.kind === 'view' && changes.length > 0) remember(message);
  }
}

/** @param {string} reason empty: the database can be written again */
function report(reason) {
  const isNew = hasTrouble !== (reason !== '');
  hasTrouble = reason !== '';
  if (isNew) hear(`trouble ${reason}`);
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
  release();
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done) => {
    navigator.locks.request(`damier ${wanted}`, { ifAvailable: true }, (held) => {
      done(held !== null);
      return held === null ? undefined : new Promise((free) => (release = () => free(undefined)));
    });
  });
}

/** @param {string} wanted */
async function open(wanted) {
  if (!(await lock(wanted))) return post({ kind: 'locked', name: wanted });
  name = wanted;
  let journal = '';
  try {
    journal = await readJournal(wanted);
  } catch {
    // Nothing can be read here; that nothing can be written is told with the first move.
  }
  hear(`open ${wanted}\n${journal}`);
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
        if (message.kind === 'board') game = message.name;
        take(message);
      },
      () => false,
    );
    return;
  }
  if (typeof data === 'string' && data.startsWith('open ')) return open(data.slice(5));
  if (typeof data === 'string' && data.startsWith('take ')) {
    const wanted = data.split(' ')[2];
    if (!(await lock(wanted))) return post({ kind: 'locked', name: wanted });
    name = wanted;
  }
  hear(data);
}
