import { createHash } from "node:crypto";

/** What is kept of a token that opens something, or of a browser's name: whoever reads the database is not let in by it. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
