// A new version of the page waits until it is wanted: nothing of a running game changes under it.
import { html } from './svg.js';
import { words } from './app.js';

/** @param {ServiceWorker} next */
function offer(next) {
  if (document.querySelector('.update')) return;
  document.body.append(html('button', {
    type: 'button', className: 'update', textContent: words.update, onclick: () => next.postMessage('take over'),
  }));
}

export async function keepUp() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let isFirst = serviceWorker.controller === null;
  try {
    const registered = await serviceWorker.register('service_worker.js', { updateViaCache: 'none' });
    const look = () => {
      if (registered.waiting && serviceWorker.controller) offer(registered.waiting);
    };
    look();
    registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look));
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) location.reload();
      isFirst = false;
    });
  } catch {
    // No storage, or no safe connection: the page works as long as it is open.
  }
}
