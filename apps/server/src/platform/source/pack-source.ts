import { createWriteStream, renameSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sourceFiles } from "./source-files.ts";
import { tarEnd, tarFile } from "./tar.ts";

/** Writes the source below `root` to a compressed archive whose files lie in `folder`; an archive half written is never seen. */
export async function packSource(root: string, archive: string, folder: string): Promise<void> {
  const unfinished = `${archive}.${process.pid}`;
  await pipeline(Readable.from(blocksOf(root, folder)), createGzip(), createWriteStream(unfinished));
  renameSync(unfinished, archive);
}

async function* blocksOf(root: string, folder: string): AsyncGenerator<Buffer> {
  for (const path of sourceFiles(root)) {
    const file = join(root, path);
    yield* tarFile(`${folder}/${path}`, await readFile(file), statSync(file).mtime);
  }
  yield tarEnd;
}
