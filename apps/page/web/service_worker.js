// Keeps the page for when there is no network, and adds the two headers that let a search be stopped at
// once on hosts that do not send them. The build writes the names and the version.
const version = 'VERSION';
const files = ['FILES'];
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const worker = /** @type {any} */ (self);

// A new version waits until the page says so, or is left: no page is made of two versions.
worker.addEventListener('install', (/** @type {any} */ event) => {
  const whole = (/** @type {string} */ file) => new Request(file, { cache: 'no-cache' });
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files.map(whole))));
});
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'take over') worker.skipWaiting();
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== version && name !== 'knowledge').map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

/** @param {Response} answer */
function isolated(answer) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(isolation)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(version);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return isolated(kept);
  return isolated(await fetch(request));
}

// All files of one version, or none: what is kept is what is shown until a new version is whole.
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
