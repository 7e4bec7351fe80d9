// Prints what a visitor of the page waits for, packed, beside the same of the smallest program
// with text, audio and one typeface, and what comes later: node .ci/weigh.mjs PAGE YARDSTICK
//
// Both folders were made by .ci/web with PACK set. It fails where the page takes more than limit
// times what the yardstick takes.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const limit = 2.15;
const goal = 1.5;

const [page, yardstick] = process.argv.slice(2);
const { parts } = (0, eval)(`(() => { ${readFileSync(join(page, "parts.js"), "utf8").replace("globalThis.", "var ")} return { parts }; })()`);

// weigh adds up what files take plain and packed; those that gain nothing by it are sent plain.
function weigh(folder, files) {
  const sum = { plain: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const path = join(folder, file === "./" ? "index.html" : file);
    const plain = statSync(path).size;
    const size = (ending) => (existsSync(path + ending) ? statSync(path + ending).size : plain);
    sum.plain += plain;
    sum.gzip += size(".gz");
    sum.brotli += size(".br");
  }
  return sum;
}

const row = (name, { plain, gzip, brotli }) =>
  console.log([name.padEnd(46), ...[plain, gzip, brotli].map((n) => n.toLocaleString("en").padStart(12))].join(""));

console.log([" ".repeat(46), ..."plain gzip brotli".split(" ").map((n) => n.padStart(12))].join(""));
const first = weigh(page, parts.first.filter((file) => file !== "index.html"));
const least = weigh(yardstick, ["bigpayday.wasm", "wasm_exec.js"]);
row("before the title", first);
row("a program with text, audio and one typeface", least);
row("stored by the browser for the next visit", weigh(page, parts.kept));
for (const file of parts.later) {
  row(`later, where it is wanted: ${file}`, weigh(page, [file]));
}
const ratio = first.brotli / least.brotli;
console.log(`before the title: ${ratio.toFixed(2)} times that program (at most ${limit}, the goal is ${goal})`);
if (ratio > limit) {
  console.error("The page has become too large.");
  process.exit(1);
}
