import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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
      handler() {
        rmSync(join(outDir, ".vite"), { recursive: true, force: true });
        for (const file of textFiles(outDir)) {
          const content = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
          );
        }
      },
    },
  };
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        !file.includes(aheadFolder) && /\.(js|css|html|svg|webmanifest)$/.test(file) && statSync(file).size >= worthwhileBytes,
    );
}
