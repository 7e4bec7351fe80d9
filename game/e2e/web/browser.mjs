// The browser's end of the end-to-end tests. It reads orders as lines of JSON
// on its standard input, carries them out in a page, and writes one line for
// each on its standard output: {"ok":true}, or {"error":"why not"}. What the
// page prints comes in lines of its own, {"line":"..."}, before the answer to
// the order that it belongs to. The first order opens a browser with the page:
//
//	{"do":"open","executable":"/usr/bin/chromium","profile":"/tmp/…",
//	 "url":"http://…","width":1280,"height":800,"scale":1}
//
// Further tabs of it are opened by {"do":"beside","tab":1}; an order says which tab it is for, and
// so does a line that a page prints. The first one is 0. After {"do":"close"} another browser may be
// opened; the driver ends with its standard input.
//
// Positions are in CSS pixels of the page.
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

let context;
let page; // that of the tab which the order is for
const tabs = [];
const devtools = new Map(); // of pages

// protocol returns what speaks to the browser about a page more closely than playwright does.
async function protocol() {
  if (!devtools.has(page)) {
    devtools.set(page, await context.newCDPSession(page));
  }
  return devtools.get(page);
}

const print = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

// show opens an address in a tab, and tells what its page prints.
async function show(tab, url) {
  tabs[tab] = page;
  page.on("console", (message) => print({ tab, line: message.text() }));
  page.on("pageerror", (error) => print({ tab, line: `page error: ${error.message}` }));
  page.on("crash", () => print({ tab, line: "page error: the page has crashed" }));
  await page.goto(url);
  await drawn();
}

// drawn waits until the page's program draws, or cannot.
async function drawn() {
  // The page's message fades away when the game draws for the first time, or
  // says why there is no game.
  await page.waitForFunction(() => {
    const notice = document.querySelector("#notice");
    return notice.dataset.state || getComputedStyle(notice).opacity === "0";
  }, null, { timeout: 180_000, polling: 100 });
}

const orders = {
  async open({ executable, profile, url, width, height, scale, touch, safe, prefers, flags }) {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: executable,
      headless: true,
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: Boolean(touch),
      isMobile: Boolean(touch),
      locale: prefers.language,
      reducedMotion: prefers.lessMotion ? "reduce" : "no-preference",
      contrast: prefers.contrast ? "more" : "no-preference",
      colorScheme: prefers.dark ? "dark" : "light",
      args: [
        `--blink-settings=defaultFontSize=${prefers.textPixels ?? 16}`,
        ...flags,
        // Nothing but the page itself may use the network.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
      ],
    });
    page = context.pages()[0] ?? await context.newPage();
    if (Object.values(safe).some(Boolean)) {
      await (await protocol()).send("Emulation.setSafeAreaInsetsOverride", { insets: safe });
    }
    await show(0, url);
  },
  async beside({ tab }) {
    const url = page.url();
    page = await context.newPage();
    await show(tab, url);
  },
  front: () => page.bringToFront(),
  async wait({ ms }) {
    await page.waitForTimeout(ms);
    // What the page tells the player in the game's place, if anything.
    return page.evaluate(() => {
      const { state } = document.querySelector("#notice").dataset;
      return { state, text: state ? document.querySelector("#text").textContent : "" };
    });
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  down: () => page.mouse.down(),
  up: () => page.mouse.up(),
  // All fingers that are on the screen after they came down, moved or were lifted.
  async fingers({ key, fingers }) {
    const touchPoints = (fingers ?? []).map(({ x, y }, id) => ({ x, y, id }));
    await (await protocol()).send("Input.dispatchTouchEvent", { type: key, touchPoints });
  },
  wheel: ({ x, y }) => page.mouse.wheel(x, y),
  keyDown: ({ key }) => page.keyboard.down(key),
  keyUp: ({ key }) => page.keyboard.up(key),
  text: ({ text }) => page.keyboard.type(text),
  resize: ({ width, height }) => page.setViewportSize({ width, height }),
  async picture() {
    return { png: (await page.screenshot({ scale: "device" })).toString("base64") };
  },
  // What a screen reader finds on the page, a line for each part.
  heard: async () => ({ text: await page.locator("body").ariaSnapshot() }),
  // Presses what a screen reader finds by its role and its name, with the key that it would use, and
  // says whether it is there still.
  async use({ key, text }) {
    try {
      await page.getByRole(key, { name: text, exact: true }).first().focus({ timeout: 2000 });
    } catch (error) {
      if (error.name !== "TimeoutError") {
        throw error;
      }
      return { text: "gone" };
    }
    await page.keyboard.press("Enter");
    return { text: "pressed" };
  },
  // What the page has in its local storage under a key.
  stored: async ({ key }) => ({ text: await page.evaluate((key) => localStorage.getItem(key) ?? "", key) }),
  store: async ({ key, text }) => { await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]); },
  // What an expression is in the page, as text.
  ask: async ({ text }) => ({ text: String(await page.evaluate(text)) }),
  offline: ({ text }) => context.setOffline(text === "yes"),
  // The next time that the page asks for a file it gets one with a name and a text.
  choose({ key, text }) {
    page.once("filechooser", (asks) => asks.setFiles({ name: key, mimeType: "", buffer: Buffer.from(text) }));
  },
  // Drops a file with a name and a text on the page.
  drop: ({ key, text }) => page.evaluate(([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    for (const type of ["dragenter", "dragover", "drop"]) {
      document.querySelector("canvas").dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
    }
  }, [key, text]),
  async reload() {
    await page.reload();
    await drawn();
  },
  // Kills the process of the tab, as the system does where memory runs out, and opens its
  // address in another one.
  async crash({ tab }) {
    const url = page.url();
    const crashed = page;
    crashed.removeAllListeners("crash");
    const gone = crashed.waitForEvent("crash");
    const devtools = await context.newCDPSession(crashed);
    devtools.send("Page.crash").catch(() => {}); // nobody is left to answer
    await gone;
    page = await context.newPage();
    await crashed.close();
    await show(tab, url);
  },
  leave: () => page.close(),
  async close() {
    await context.close();
    context = page = undefined;
    tabs.length = 0;
    devtools.clear();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  page = tabs[order.tab] ?? page;
  try {
    print({ ok: true, ...(await orders[order.do](order) ?? {}) });
  } catch (error) {
    print({ error: error.message });
  }
}
// The tests are gone, or have killed the browser.
await context?.close().catch(() => {});
process.exit();
