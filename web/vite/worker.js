// The service worker: the app opens without a network. It keeps the app's own files, and drawings that
// are nobody's (previews, option lists); never a page, a picture or a name of a person.

const SHELL = `shell-${__VERSION__}`;
const DRAWINGS = 'drawings';
const FILES = __FILES__;
/** Previews kept, the latest ones. */
const MOST_DRAWINGS = 300;
/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== SHELL && name !== DRAWINGS);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (pathname === '/api/options' || pathname.startsWith('/api/preview/')) {
    event.respondWith(drawing(request, event));
  }
});

/** The network's page; the kept one where there is no network, or a very slow one. */
async function page(request) {
  const kept = () =>
    caches.match('/app.html', { ignoreVary: true }).then((found) => found ?? Response.error());
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return kept();
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The kept drawing at once, a fresh one for the next time. */
async function drawing(request, event) {
  const cache = await caches.open(DRAWINGS);
  const kept = await cache.match(request);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) {
      await cache.put(request, response.clone());
      await forgetOldest(cache);
    }
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}

async function forgetOldest(cache) {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_DRAWINGS)).map((old) => cache.delete(old)));
}
