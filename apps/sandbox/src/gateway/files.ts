import { invalid } from "./gateway-error.ts";
import { newId } from "./new-id.ts";

export type GatewayFile = { id: string; purpose: string; filename: string; type: string; bytes: Buffer };
export type Files = {
  /** Reads a body in several parts as the vendor's SDK writes it. Throws GatewayError for what is no paper or picture. */
  add(body: Buffer, contentType: string): GatewayFile;
  find(id: string): GatewayFile | undefined;
};

const keptMost = 100;
const bytesMost = 5_000_000;
const types = ["application/pdf", "image/jpeg", "image/png"];

/** Files for disputes: PDF, JPEG or PNG up to 5 MB; the oldest goes when there are more than a hundred. */
export function createFiles(): Files {
  const files = new Map<string, GatewayFile>();

  function add(body: Buffer, contentType: string): GatewayFile {
    const boundary = /boundary=([^;]+)/.exec(contentType)?.[1] ?? "";
    let purpose = "";
    let file: Omit<GatewayFile, "id" | "purpose"> | null = null;
    // Latin letters keep every byte.
    for (const part of body.toString("latin1").split(`--${boundary}`)) {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      const value = rest.join("\r\n\r\n").replace(/\r\n$/, "");
      if (/name="?purpose"?/.test(head)) purpose = value;
      const filename = /filename="?([^"\r\n]+)"?/.exec(head)?.[1];
      const type = /content-type: *([\w/-]+)/i.exec(head)?.[1] ?? "";
      if (filename !== undefined) file = { filename, type, bytes: Buffer.from(value, "latin1") };
    }
    if (purpose !== "dispute_evidence") throw invalid("Invalid purpose", undefined, "purpose");
    if (!file || file.bytes.length === 0 || file.bytes.length > bytesMost || !types.includes(file.type))
      throw invalid("not a file the gateway takes", undefined, "file");
    const kept = { id: newId("file"), purpose, ...file };
    files.set(kept.id, kept);
    if (files.size > keptMost) files.delete([...files.keys()][0] ?? "");
    return kept;
  }

  return { add, find: (id) => files.get(id) };
}
