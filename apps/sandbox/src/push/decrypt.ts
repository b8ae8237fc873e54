import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";

/** What a browser keeps of its subscription to read what it is pushed. */
export type Receiver = { privateKey: string; publicKey: string; auth: string };

/** A new pair of keys and the shared secret, as a browser makes them. */
export function newReceiver(random: (bytes: number) => Buffer): Receiver {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  return { publicKey, privateKey: pair.getPrivateKey("base64url"), auth: random(16).toString("base64url") };
}

const tagLength = 16;

/** Reads a message of one record encrypted by RFC 8291 (aes128gcm). Throws for anything a browser could not read. */
export function decrypt(body: Buffer, { privateKey, publicKey, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const own = createECDH("prime256v1");
  own.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const shared = own.computeSecret(senderKey);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(publicKey, "base64url"), senderKey]);
  const material = Buffer.from(hkdfSync("sha256", shared, Buffer.from(auth, "base64url"), about, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  cipher.setAuthTag(sealed.subarray(-tagLength));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -tagLength)), cipher.final()]);
  // The last record ends with a two and as many noughts as its sender liked.
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no end of the record");
  return plain.subarray(0, end).toString("utf8");
}
