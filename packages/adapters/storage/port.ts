import type { Result } from "@sihai/domain";

/** Keys are slash-separated words of letters, digits, dot, dash and underscore: `goods/ab/abcdef.webp`. Anything else throws RangeError. */
export type StoragePort = {
  /** Writes whole or not at all; the same key again replaces. Like every question here it may throw `StoreUnavailable`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Result<Uint8Array, { code: "FILE_NOT_FOUND" }>>;
  has(key: string): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** A probe for `/readyz`: writes and removes a small file. Throws when the store cannot be written. */
  check(): Promise<void>;
};

/** Thrown when the store cannot serve just now: nobody answers, it is busy, or there is no room. The same may be asked again later. */
export class StoreUnavailable extends Error {
  readonly why: "away" | "full";
  constructor(why: StoreUnavailable["why"], message: string) {
    super(message);
    this.why = why;
  }
}

/** For copies that can be made again: that they cannot be kept just now is no trouble of whoever reads; anything else is thrown on. */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
