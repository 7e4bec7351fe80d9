// The service worker keeps the files of the page, so that the game opens without a
// network after the first visit. Each version of the page has a cache of its own, and a
// newer one waits until nobody has the older open or the page asks for it.
"use strict";

importScripts("parts.js", "fetching.js");

const name = `bigpayday ${parts.version}`;

// store puts the files of this version into its cache, past what the browser remembers of
// older ones. Of those that come later in the game it takes what an older version has kept.
async function store() {
  const cache = await caches.open(name);
  const wanted = await Promise.all(parts.later.map((file) => caches.match(file)));
  const later = parts.later.filter((_, i) => wanted[i]);
  const files = [...parts.first, ...parts.kept, ...later].filter((file) => file !== "worker.js");
  await Promise.all(files.map(async (file) => {
    const how = { cache: "no-cache" };
    await cache.put(file, await (file.endsWith(".wasm") ? unpacked(file, how) : fetched(file, how)));
  }));
}

// fetched fetches a file that there has to be.
async function fetched(file, how) {
  const response = await fetch(file, how);
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  return response;
}

// mine removes what older versions kept.
async function mine() {
  for (const other of await caches.keys()) {
    if (other.startsWith("bigpayday ") && other !== name) {
      await caches.delete(other);
    }
  }
  await clients.claim();
}

// answer returns a file from the cache or, where it comes later in the game, from the
// network, and keeps it.
async function answer(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) {
    const headers = new Headers(kept.headers);
    headers.set("X-Kept", "1");
    return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers });
  }
  const response = await fetch(request);
  const file = new URL(request.url).pathname.split("/").pop();
  if (response.ok && parts.later.includes(file)) {
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(mine()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

// The page asks before its game begins. Where another tab is open a game may be running.
self.addEventListener("message", (event) => event.waitUntil((async () => {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = open.filter((client) => client.url.startsWith(self.registration.scope));
  if (event.data === "take over" && here.length === 1) {
    await self.skipWaiting();
  } else {
    event.ports[0]?.postMessage("not now");
  }
})()));
