import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipWriter = {
  /** `isPacked`: pictures and videos, which would not become smaller. */
  add(name: string, bytes: Uint8Array, isPacked: boolean): void;
  end(): Buffer;
};

/** A ZIP file put together piece by piece; names may be of any language. */
export function openZip(): ZipWriter {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add(name, bytes, isPacked) {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(file);
      file.push(bytes, true);
    },
    end() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
