// Keeps the page for when there is no network. Each build has a cache of its own; everything in it is named after its
// content, so what is in the cache never has to be asked for again.

const CACHE = "blazon-{{version}}";
const ASSETS = {{assets}};
const INDEX = ASSETS.find((path) => path.startsWith("/index-"));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ASSETS)));
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
  const page = request.mode === "navigate" && (url.pathname === "/" || url.pathname === "/index.html");
  const path = page ? INDEX : url.pathname;
  if (ASSETS.includes(path)) event.respondWith(fromCache(path));
});

async function fromCache(path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(path);
}
