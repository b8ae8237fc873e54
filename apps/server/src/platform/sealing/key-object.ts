import { createSecretKey, type KeyObject } from "node:crypto";

const made = new WeakMap<Buffer, KeyObject>();

/**
 * A key as the engine keeps it. One that is given as bytes is looked at and copied with every use, which takes six times as long as the sealing or
 * signing of a call itself.
 */
export function keyObjectOf(key: Buffer): KeyObject {
  const known = made.get(key);
  if (known) return known;
  const object = createSecretKey(key);
  made.set(key, object);
  return object;
}
