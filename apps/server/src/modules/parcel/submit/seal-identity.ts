import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals an identity number for one row: AES-256-GCM with the parcel as associated data, so that the text copied to another row does not
 * open (rule F66).
 */
export function sealIdentity(key: Buffer, row: { userId: string; packageNo: string }, number: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(aad(row));
  const sealed = Buffer.concat([cipher.update(number, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the sealed text was made for another row or with another key. */
export function openIdentity(key: Buffer, row: { userId: string; packageNo: string }, sealed: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes));
  decipher.setAAD(aad(row));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}

function aad({ userId, packageNo }: { userId: string; packageNo: string }): Buffer {
  return Buffer.from(`parcel:${userId}:${packageNo}`);
}
