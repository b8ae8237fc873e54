import type { Result } from "@sihai/domain";

/** Keys are slash-separated words of letters, digits, dot, dash and underscore: `goods/ab/abcdef.webp`. Anything else throws RangeError. */
export type StoragePort = {
  /** Writes whole or not at all; the same key again replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Result<Uint8Array, { code: "FILE_NOT_FOUND" }>>;
  has(key: string): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** A probe for `/readyz`: writes and removes a small file. Throws when the store cannot be written. */
  check(): Promise<void>;
};
