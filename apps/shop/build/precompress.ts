import { readdirSync, rmSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { aheadFolder } from "./page-renderer.ts";

const worthwhileBytes = 1024;

/** Writes `.br` and `.gz` beside every text file, for the server to pick from; the manifest has served its purpose and goes. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "sihai-precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        rmSync(join(outDir, ".vite"), { recursive: true, force: true });
        await Promise.all(textFiles(outDir).map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    promisify(brotliCompress)(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
  ]);
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        !file.includes(aheadFolder) && /\.(js|css|html|svg|webmanifest)$/.test(file) && statSync(file).size >= worthwhileBytes,
    );
}
