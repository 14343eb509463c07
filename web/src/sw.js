// Keeps the client itself, its server included, so that it loads again without a network.
// The build puts the list of its files here, and its own name.
const FILES = __FILES__;
const FOLDER = new URL('./', location.href).pathname;
const OWN = `fathom ${FOLDER} `;
const CACHE = OWN + __BUILD__;
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))
    .then(() => self.skipWaiting()));
});

// Before a folder was part of it, a name was this; it is ours if our page is in it.
const isEarlier = async (name) => /^fathom-[0-9a-f]{12}$/.test(name) &&
  !!await (await caches.open(name)).match(FOLDER);

// A page of the last build may be open, in the midst of a game: its files stay until the next
// build. Other things that are kept at this address are not ours.
async function outdated() {
  const names = await caches.keys(), earlier = await Promise.all(names.map(isEarlier));
  const own = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  return [...names.filter((_, i) => earlier[i]), ...own].slice(0, -1);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(outdated()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
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
  const hit = await caches.match(request);
  if (hit) return hit;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

// The client is one page, whatever its address.
const isPage = (file) => !file.includes('.') || file === 'index.html';

async function fresh(request, file) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' && isPage(file) ? FOLDER : request;
  const old = () => cache.match(page);
  const asked = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(page, response.clone());
    return response;
  }).catch(async () => (await old()) ?? Response.error());
  return Promise.race([asked, patience().then(async () => (await old()) ?? asked)]);
}

// A line that neither answers nor breaks is no line.
const patience = () => new Promise((over) => setTimeout(over, PATIENCE_MS));
