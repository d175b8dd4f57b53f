// What games know by heart (what their law has learned, small endings): one file for each game, fetched when
// it is first played and kept from then on. Without it the engine searches instead.

const patience = 10000; // milliseconds
const place = 'knowledge'; // the cache that the service worker leaves alone

/** @param {string} path @returns {Promise<Response>} */
async function get(path) {
  const answer = await fetch(new URL(`knowledge/${path}`, import.meta.url), { signal: /** @type {any} */ (AbortSignal).timeout(patience) });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

/** @type {Promise<Record<string, string>> | null} the version of each game's file */
let index = null;

/** @param {string} game @param {string} version @returns {Promise<Response>} */
async function kept(game, version) {
  const path = `${game}.bin?${version}`;
  const cache = await self.caches?.open(place).catch(() => undefined);
  const found = await cache?.match(path);
  if (found) return found;
  const answer = await get(path);
  await cache?.delete(path, { ignoreSearch: true }).catch(() => false); // an older one
  await cache?.put(path, answer.clone()).catch(() => {});
  return answer;
}

/** @param {string} game @returns {Promise<Uint8Array | null>} */
export async function fetchKnowledge(game) {
  try {
    index ??= get('index.json').then((answer) => answer.json());
    const version = (await index)[game];
    return version ? new Uint8Array(await (await kept(game, version)).arrayBuffer()) : null;
  } catch {
    index = null; // perhaps the next time
    return null;
  }
}
