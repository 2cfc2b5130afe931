/** The page without a network: built files come from the cache, the server's answers never do. */
const CACHE = `idavoll-${'__VERSION__'}`;
const FILES = ['__FILES__'];
/** What belongs to the server: never answered from here. */
const SERVER = /^\/(api\/|ws$|healthz$|metrics$)/;

self.addEventListener('install', event => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', event => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

const fromNetworkFirst = async request => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVER.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkFirst(request));
  else event.respondWith(caches.match(request).then(found => found ?? fetch(request)));
});
