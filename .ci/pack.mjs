// Writes a gzip and a brotli file beside each file of a folder that gains by it:
// node .ci/pack.mjs FOLDER QUALITY
//
// QUALITY is that of brotli: 11 makes the smallest files and takes two minutes, 5 some seconds.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [folder, quality] = process.argv.slice(2);
const gains = /\.(wasm|js|css|html|svg|webmanifest|ttf|po)$/;

async function pack(file) {
  const plain = readFileSync(join(folder, file));
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    } }),
  ]);
  writeFileSync(join(folder, `${file}.gz`), zipped);
  writeFileSync(join(folder, `${file}.br`), brotli);
}

await Promise.all(readdirSync(folder).filter((file) => gains.test(file)).map(pack));
