// What the game has fetched from beside the page while it runs, for not everybody needs it:
// languages, and the letters of names that its own typefaces lack.
"use strict";

// ahead are files that are on their way before the game asks for them, and asked those that it
// has asked for.
const ahead = new Map();
const asked = new Set();

// fetchAhead sets a file on its way that the game is about to ask for.
function fetchAhead(file) {
  const response = fetch(file);
  response.catch(() => {}); // whoever asks for it hears of it
  ahead.set(file, response);
}

// fetchBeside returns what is in a file. The game calls it.
async function fetchBeside(file) {
  asked.add(file);
  const early = ahead.get(file);
  ahead.delete(file);
  const response = await (early ?? fetch(file));
  if (!response.ok) {
    throw new Error(`${file}: ${response.status} ${response.statusText}`);
  }
  return new Uint8Array(await response.arrayBuffer());
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
