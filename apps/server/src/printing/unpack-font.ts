import { inflateSync } from "node:zlib";

const [woffHead, woffEntry, sfntHead, sfntEntry] = [44, 20, 12, 16] as const;

/**
 * A packed typeface (WOFF 1.0) as a plain one. The PDF library reads packed ones too, but unpacks a whole table for every letter it draws: with
 * thousands of Chinese letters that is seconds a page.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a packed typeface");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHead + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHead + index * woffEntry;
    const entry = sfntHead + index * sfntEntry;
    const table = tableAt(woff, from);
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

function tableAt(woff: Buffer, entry: number): Buffer {
  const [offset, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return packed < whole ? inflateSync(bytes) : bytes;
}
