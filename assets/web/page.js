// The page around the game: it says what is wrong where there is no game, loads the
// program and runs it. What it says stands in sentences.js, and what it loads, with
// the sizes, in parts.js; both are written when the page is built.
"use strict";

const notice = document.getElementById("notice");
const text = document.getElementById("text");
const track = document.getElementById("track");
const bar = document.getElementById("bar");
const again = document.getElementById("again");
again.addEventListener("click", () => location.reload());

// language returns the first of the languages that the browser's user reads in which
// there are sentences.
function language() {
  const wanted = (navigator.languages ?? [navigator.language]).map((name) => name.toLowerCase().split("-")[0]);
  return wanted.find((name) => sentences[name]) ?? "en";
}

const words = sentences[language()];
document.documentElement.lang = language();
text.textContent = words["page.loading"];
again.textContent = words["page.again"];

// say shows a sentence in the game's place: the game has "ended" or has "failed".
function say(state, id, canLoadAgain) {
  notice.dataset.state = state;
  text.textContent = words[id];
  track.hidden = true;
  again.hidden = !canLoadAgain;
  notice.setAttribute("role", "alert");
  notice.removeAttribute("aria-hidden");
  notice.classList.remove("gone");
}

// traced says that there is ?trace in the page's address. Then the game tells the console
// what its screen shows, as it does with -trace, and the page keeps nothing: whoever looks
// into it wants what the server has.
const traced = new URLSearchParams(location.search).has("trace");

// args returns the program's command line.
function args() {
  return traced ? ["bigpayday", "-trace"] : ["bigpayday"];
}

// load fetches the program and moves the bar along. The signal ends that.
async function load(url, signal) {
  const total = parts.sizes[url];
  let got = 0;
  let shown = 0;
  const counted = (await unpacked(url, { signal })).body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      got += chunk.byteLength;
      const percent = Math.min(100, Math.floor(100 * got / total));
      if (percent !== shown) { // there are thousands of chunks, and the page is styled anew each time
        shown = percent;
        bar.style.width = `${percent}%`;
      }
      out.enqueue(chunk);
    },
  }));
  return new Response(counted, { headers: { "Content-Type": "application/wasm" } });
}

// The message goes with the first picture: in the frame that follows the program's first call to
// draw something, which issues all the others before it rests. The game draws a picture of its own,
// and puts it on the canvas as it is: what browsers do there for smooth edges changes no pixel, and
// takes twice the graphics card's time.
function goneWhenDrawn(drawn) {
  const canvas = HTMLCanvasElement.prototype;
  const getContext = canvas.getContext;
  canvas.getContext = function (kind, attributes) {
    canvas.getContext = getContext;
    const context = getContext.call(this, kind, { ...attributes, antialias: false });
    const draw = context?.drawElements;
    if (!draw) {
      return context; // the game says so
    }
    let drawing = false;
    context.drawElements = (mode, count, type, offset) => { // the program keeps it
      if (!drawing) {
        drawing = true;
        requestAnimationFrame(() => {
          gone();
          drawn();
        });
      }
      draw.call(context, mode, count, type, offset);
    };
    return context;
  };
}

// gone takes the message away, also for screen readers.
function gone() {
  notice.classList.add("gone");
  notice.setAttribute("aria-hidden", "true");
}

// keepOffline has a service worker keep the files of the page, so that it opens without a
// network. It is done when the game is there, so as not to be in its way.
function keepOffline() {
  if (traced || !navigator.serviceWorker) {
    return; // the page did not come over https, or is in a private window
  }
  navigator.serviceWorker.register("worker.js", { updateViaCache: "none" }).catch((error) => {
    console.warn("the page is not kept for use without a network:", error);
  });
}

// begun says that the program runs, and leaving that the page makes way for itself, loaded again.
let begun = false;
let leaving = false;

// loadAgain loads the page again; it never ends.
function loadAgain() {
  if (!leaving) {
    leaving = true;
    location.reload();
  }
  return new Promise(() => {});
}

// A newer version of the page that takes this one's place before the program runs is loaded at
// once. Later it waits for the next visit.
if (!traced && navigator.serviceWorker?.controller) {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!begun) {
      loadAgain();
    }
  });
}

// patience is how many milliseconds the page waits for a newer version of itself.
const patience = 1000;

// answer asks the worker of a newer version to take over, and says what came of it: it loads the
// page again if it does, it says "not now" where the page is open elsewhere too, and a browser
// may leave it "late", for the older worker has not come to rest.
function answer(newer) {
  return new Promise((resolve) => {
    const answers = new MessageChannel();
    answers.port1.onmessage = (event) => resolve(event.data);
    newer.postMessage("take over", [answers.port2]);
    setTimeout(() => resolve("late"), patience);
  });
}

// isSuperseded says whether a newer version took this one's place while the page was being
// loaded: then the page and its scripts are not of the same one, or their files are no longer
// kept. The worker is the one in place.
async function isSuperseded(worker) {
  if (worker?.state === "activating") {
    await new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true });
      setTimeout(resolve, patience);
    });
  }
  return document.documentElement.dataset.version !== parts.version || !(await caches.has(`bigpayday ${parts.version}`));
}

// takeNewer has a newer version of the page take the place of this one, if it has been kept.
// That happens when no game is running: before this one begins, and only if the page is open
// nowhere else.
async function takeNewer() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (traced || !navigator.serviceWorker?.controller || !registration) {
    return;
  }
  const { waiting, active } = registration;
  let why = "";
  if (!waiting) {
    why = await isSuperseded(active) ? "superseded" : "";
  } else if (await answer(waiting) === "late") {
    why = "late";
  }
  if (leaving || (why && onceFor(why))) {
    await loadAgain();
  }
}

// onceFor says whether this version of the page has not yet been loaded again for a reason in
// this tab. Where nothing can be kept it says no.
function onceFor(why) {
  try {
    const key = `reloaded ${why}`;
    const was = sessionStorage.getItem(key);
    sessionStorage.setItem(key, parts.version);
    return was !== parts.version;
  } catch {
    return false;
  }
}

// back is the browser's button. As long as the game holds it, which is outside its title, it
// does not lead out of the page: the game counts how often it was pressed, and does what it
// does at Esc, such as to open its pause menu, which asks.
const back = {
  pressed: 0,
  held: false,
  guarded: false, // there is an entry of the history to go back from
  set holds(is) {
    this.held = is;
    if (is && !this.guarded) {
      history.pushState("game", "");
      this.guarded = true;
    }
  },
};
globalThis.bigpaydayBack = back;
addEventListener("popstate", () => {
  if (!back.guarded) {
    return;
  }
  if (back.held) {
    history.pushState("game", "");
    back.pressed++;
    return;
  }
  back.guarded = false;
  history.back();
});

// A link that is opened while the page stands at its title brings another game. Where one is
// played it waits until the page is loaded again.
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#play=") && !back.held) {
    location.reload();
  }
});

// askToWrite asks whether this page may write, which a browser takes its time to say: meanwhile the
// program is on its way. The game takes what comes of it with a function like those that
// LockManager.request is given.
function askToWrite() {
  let give;
  const given = new Promise((resolve) => { give = resolve; });
  const ended = navigator.locks.request("bigpayday/lock", { ifAvailable: true }, async (lock) => (await given)(lock));
  ended.catch(() => {}); // the game is told
  globalThis.bigpaydayLock = {
    take(granted) {
      delete globalThis.bigpaydayLock;
      give(granted);
      return ended;
    },
  };
}

// releaseWriting lets another page write: there is no game in this one.
function releaseWriting() {
  globalThis.bigpaydayLock?.take(() => {});
}

// canDraw says whether the browser has what the game draws with.
function canDraw() {
  const trial = document.createElement("canvas").getContext("webgl2");
  trial?.getExtension("WEBGL_lose_context")?.loseContext();
  return trial !== null;
}

async function play() {
  if (typeof Go !== "function") {
    say("failed", "page.no_runtime", true);
    return;
  }
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") {
    say("failed", "page.no_wasm", false);
    return;
  }
  await takeNewer().catch((error) => console.warn("a newer version of the page waits:", error));
  if (navigator.locks) {
    askToWrite();
  }
  const catalogue = `${language()}.po`;
  const speaks = parts.later.includes(catalogue) ? fetchAhead(catalogue) : undefined;
  let program;
  let failed = false;
  const go = new Go();
  go.argv = args();
  go.exit = (code) => { failed = code !== 0; };
  const unwanted = new AbortController();
  const coming = WebAssembly.instantiateStreaming(load("bigpayday.wasm", unwanted.signal), go.importObject);
  coming.catch(() => {}); // that is said where it is waited for
  if (!canDraw()) { // to find that out takes a while, in which the program is on its way
    unwanted.abort();
    releaseWriting();
    say("failed", "page.no_webgl", true);
    return;
  }
  try {
    program = await coming;
  } catch (error) {
    console.error(error);
    releaseWriting();
    say("failed", "page.not_loaded", true);
    return;
  }
  // The game should not begin in English and go on in another language. It does where that is late.
  await Promise.race([speaks, new Promise((resolve) => setTimeout(resolve, speaks ? patience : 0))]);
  goneWhenDrawn(() => {
    performance.mark("drawn");
    keepOffline();
  });
  begun = true;
  try {
    await go.run(program.instance);
  } catch (error) {
    console.error(error);
    failed = true;
  }
  if (failed) {
    say("failed", "page.stopped", true);
  } else {
    say("ended", "page.ended", true);
  }
}

play();
