import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { keyObjectOf } from "./key-object.ts";

/** What is sealed now is sealed under `current`; what is there may have been under any of the others, while the key is being changed. */
export type SealKeys = { current: Buffer; others: readonly Buffer[] };

/** Tells one key from another and says nothing of either; it stands in front of what was sealed under it. */
export function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("sihai key id").update(key).digest("hex").slice(0, 8);
}

/** What everything begins with that is sealed under the current key. */
export function sealedNow({ current }: SealKeys): string {
  return `${keyIdOf(current)}_`;
}

/**
 * AES-256-GCM under the server's key: the key's id, and base64url of nonce, tag and ciphertext. Opens only in the context it was
 * sealed for.
 */
export function seal(keys: SealKeys, context: string, plain: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyObjectOf(keys.current), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return sealedNow(keys) + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** Null when the text was changed, sealed under a key that is not among these, or for another context. */
export function openSealed({ current, others }: SealKeys, context: string, sealed: string): string | null {
  const keys = [current, ...others];
  const named = keys.find((key) => sealed.startsWith(`${keyIdOf(key)}_`));
  if (named) return openUnder(named, context, sealed.slice(sealed.indexOf("_") + 1));
  // What was sealed before keys had ids does not say which.
  for (const key of keys) {
    const plain = openUnder(key, context, sealed);
    if (plain !== null) return plain;
  }
  return null;
}

/** The same text under the current key; null when none of the keys opens it. */
export function sealAnew(keys: SealKeys, context: string, sealed: string): string | null {
  const plain = openSealed(keys, context, sealed);
  return plain === null ? null : seal(keys, context, plain);
}

function openUnder(key: Buffer, context: string, text: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < 28) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyObjectOf(key), bytes.subarray(0, 12)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
