// Keeps the client itself, its server included, so that it loads again without a network.
// The build puts the list of its files here, and with it a new name for the cache.
const FILES = __FILES__;
const CACHE = __CACHE__;
const FOLDER = new URL('./', location.href).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))
    .then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
    .then(() => self.clients.claim()));
});

// Files with a hash in their name never change; pages are asked for anew and kept for bad days.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(FOLDER)) return;
  const file = url.pathname.slice(FOLDER.length);
  if (file.startsWith('api/') || file === 'ws') return;
  event.respondWith(file.startsWith('assets/') ? kept(event.request)
    : fresh(event.request, file));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const hit = await cache.match(request);
  if (hit) return hit;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// The client is one page, whatever its address.
const isPage = (file) => !file.includes('.') || file === 'index.html';

async function fresh(request, file) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' && isPage(file) ? FOLDER : request;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch {
    return (await cache.match(page)) ?? Response.error();
  }
}
