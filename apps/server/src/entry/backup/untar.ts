import { once } from "node:events";
import { createReadStream, createWriteStream, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { createGunzip } from "node:zlib";

const blockBytes = 512;

type Entry = { path: string; type: string; bytes: number; target: string };

/** Unpacks a packed tar archive into a folder, piece by piece. Throws for an entry that would lie outside of it. */
export async function untar(archive: string, folder: string): Promise<void> {
  const source = createReadStream(archive);
  const unpacked = source.pipe(createGunzip());
  source.on("error", (error) => unpacked.destroy(error));
  const take = reader(unpacked[Symbol.asyncIterator]());
  for (;;) {
    const header = await take(blockBytes);
    if (header === null || header.every((byte) => byte === 0)) break;
    await unpack(readHeader(header), folder, take);
  }
}

type Take = (bytes: number, upTo?: boolean) => Promise<Buffer | null>;

async function unpack({ path, type, bytes, target }: Entry, folder: string, take: Take): Promise<void> {
  const place = join(folder, path);
  if (normalize(place) !== folder && !normalize(place).startsWith(`${folder}${sep}`))
    throw new Error(`the archive has a path outside of its folder: ${path}`);
  if (type === "5") mkdirSync(place, { recursive: true, mode: 0o700 });
  else if (type === "2") symlinkSync(target, place);
  else if (type === "0" || type === "\0") await writeEntry(place, bytes, take);
  else throw new Error(`the archive has an entry of an unknown kind: ${path} ${type}`);
}

async function writeEntry(place: string, bytes: number, take: Take): Promise<void> {
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  const file = createWriteStream(place, { mode: 0o600, flush: true });
  for (let left = bytes; left > 0; ) {
    const piece = await take(Math.min(left, 1024 * 1024), true);
    if (piece === null) throw new Error("the archive ends too soon");
    left -= piece.length;
    if (!file.write(piece)) await once(file, "drain");
  }
  const filling = (blockBytes - (bytes % blockBytes)) % blockBytes;
  if (filling > 0) await take(filling);
  file.end();
  await once(file, "close");
}

/** Exactly so many bytes, or, asked with `upTo`, as many of them as are there; null at the end. */
function reader(source: AsyncIterator<Buffer>): Take {
  let kept: Buffer = Buffer.alloc(0);
  return async (bytes, upTo = false) => {
    while (kept.length === 0 || (kept.length < bytes && !upTo)) {
      const next = await source.next();
      if (next.done) return null;
      kept = kept.length === 0 ? next.value : Buffer.concat([kept, next.value]);
    }
    const taken = kept.subarray(0, bytes);
    kept = kept.subarray(taken.length);
    return taken;
  };
}

function readHeader(header: Buffer): Entry {
  const text = (from: number, bytes: number) => header.toString("utf8", from, from + bytes).replace(/\0.*$/s, "");
  const [name, prefix] = [text(0, 100), text(345, 155)];
  return {
    path: prefix ? `${prefix}/${name}` : name,
    type: String.fromCharCode(header[156] ?? 0),
    bytes: sizeOf(header.subarray(124, 136)),
    target: text(157, 100),
  };
}

/** In octal, or, for what is larger than 8 GB, in binary after a mark. */
function sizeOf(field: Buffer): number {
  if (((field[0] ?? 0) & 0x80) === 0) return Number.parseInt(field.toString("latin1").replace(/\0.*$/s, "").trim() || "0", 8);
  return Number(field.readBigUInt64BE(4));
}
