// Keeps the page for when there is no network. Each build has a cache of its own; everything in it is named after its
// content, so what is in the cache never has to be asked for again.

const CACHE = "blazon-{{version}}";
const ASSETS = {{assets}};
const INDEX = ASSETS.find((path) => path.startsWith("/index-"));

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

// The new page comes when nobody has the old one open any more, or when somebody who has it asks for the new one.
self.addEventListener("message", (event) => {
  if (event.data?.type === "update") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("blazon-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && (url.pathname === "/" || url.pathname === "/index.html")) {
    event.respondWith(page(event));
  } else if (ASSETS.includes(url.pathname)) {
    event.respondWith(asset(url.pathname));
  }
});

async function asset(path) {
  return (await kept(path)) ?? fetch(path);
}

// A browser may clear the cache and leave the service worker. Then the page is asked for by its address: a server that has
// been renewed since no longer has the one that this worker knows.
async function page(event) {
  const index = await kept(INDEX);
  if (index) return index;
  event.waitUntil(keepAgain().catch(() => {}));
  return fetch(event.request);
}

// If the server no longer has the page that this worker knows, the next worker is on its way and nothing else is asked for.
async function keepAgain() {
  const index = await fetch(INDEX);
  if (index.ok) await keep();
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path);
}

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(ASSETS);
}
