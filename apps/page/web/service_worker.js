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

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

/** @param {Response} answer */
function isolated(answer) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(isolation)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

// All files of one version, or none: what is kept is what is shown until a new version is whole.
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    caches.match(request, { ignoreSearch: true }).then(async (kept) => isolated(kept ?? (await fetch(request)))),
  );
});
