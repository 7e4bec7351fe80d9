// What the game has fetched from beside the page while it runs, for not everybody needs it:
// languages, and the letters of names that its own typefaces lack.
"use strict";

// ahead has what is in files that are fetched before the game asks for them, promises as long as
// they are on their way, and asked are those that it has asked for.
const ahead = new Map();
const asked = new Set();

// fetchAhead fetches a file that the game is about to ask for. Where it does not come the game
// tries again, and says so.
async function fetchAhead(file) {
  try {
    ahead.set(file, bytesOf(file));
    ahead.set(file, await ahead.get(file));
  } catch (error) {
    ahead.delete(file);
    console.warn(error);
  }
}

// bytesOf returns what is in a file.
async function bytesOf(file) {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file}: ${response.status} ${response.statusText}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

// fetchBeside returns what is in a file, or a promise of that. The game calls it.
function fetchBeside(file) {
  asked.add(file);
  return ahead.get(file) ?? bytesOf(file);
}

// A service worker that comes to a page which is open already keeps what the game has fetched by
// then, as it does with what is fetched later.
if (navigator.serviceWorker && !navigator.serviceWorker.controller) {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    for (const file of asked) {
      fetch(file).catch((error) => console.warn(`${file} is not kept for use without a network:`, error));
    }
  }, { once: true });
}
