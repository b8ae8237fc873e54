const blockBytes = 512;

/** The blocks of one plain file in a tar archive (POSIX ustar): header, content, filling. Throws RangeError for a path it has no room for. */
export function tarFile(path: string, content: Buffer, modifiedAt: Date): Buffer[] {
  const filling = (blockBytes - (content.length % blockBytes)) % blockBytes;
  return [tarHeader(path, content.length, modifiedAt), content, Buffer.alloc(filling)];
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

function tarHeader(path: string, bytes: number, modifiedAt: Date): Buffer {
  const { prefix, name } = splitPath(path);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100);
  writeOctal(header, 0o644, 100, 8);
  writeOctal(header, 0, 108, 8);
  writeOctal(header, 0, 116, 8);
  writeOctal(header, bytes, 124, 12);
  writeOctal(header, Math.floor(modifiedAt.getTime() / 1000), 136, 12);
  // The sum is taken with spaces in its own place.
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\0", 257, "latin1");
  header.write("00", 263);
  header.write(prefix, 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

function writeOctal(header: Buffer, value: number, at: number, width: number): void {
  header.write(`${value.toString(8).padStart(width - 1, "0")}\0`, at, "latin1");
}

/** A long path is cut at a slash: at most 155 bytes before it, 100 after. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: "", name: path };
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
    const parts = { prefix: path.slice(0, at), name: path.slice(at + 1) };
    if (Buffer.byteLength(parts.prefix) <= 155 && Buffer.byteLength(parts.name) <= 100) return parts;
  }
  throw new RangeError(`no room for the path ${path}`);
}
