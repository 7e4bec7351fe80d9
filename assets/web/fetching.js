// How the page and its service worker fetch the files of the game.
"use strict";

// unpacked fetches a file: the packed one beside it where the server doesn't pack what it
// sends, for then 57 megabytes would be on their way in place of 13.
async function unpacked(url, how) {
  const response = await fetch(url, how);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  const packs = response.headers.has("Content-Encoding") || response.headers.has("X-Kept");
  if (packs || !parts.packed || typeof DecompressionStream !== "function") {
    return response;
  }
  const packed = await fetch(`${url}.gz`, how).catch(() => null);
  if (!packed?.ok) {
    return response;
  }
  await response.body.cancel();
  // The server may have said what it is, and then the browser has unpacked it.
  const body = packed.headers.get("Content-Encoding") ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } });
}
