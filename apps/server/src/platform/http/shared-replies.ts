import type { KeptAnswer } from "./answer.ts";

/** Answers that are the same for every visitor, kept for a few seconds in memory: a page many look at at once is made once. */
export type SharedReplies<Body extends string | KeptAnswer> = {
  find(key: string, now: number): Body | null;
  keep(key: string, body: Body, now: number): void;
};

const entriesMax = 500;
const lengthMax = 8_000_000;

/** Holds each answer for `seconds`; the oldest give way when there are too many, or they are too long in all. */
export function openSharedReplies<Body extends string | KeptAnswer = string>(seconds: number): SharedReplies<Body> {
  const kept = new Map<string, { body: Body; length: number; until: number }>();
  let length = 0;

  function drop(key: string): void {
    length -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  return {
    find(key, now) {
      const entry = kept.get(key);
      if (!entry) return null;
      if (entry.until > now) return entry.body;
      drop(key);
      return null;
    },
    keep(key, body, now) {
      drop(key);
      const own = typeof body === "string" ? body.length : body.text.length;
      if (own > lengthMax / 4) return;
      kept.set(key, { body, length: own, until: now + seconds * 1000 });
      length += own;
      for (const oldest of kept.keys()) {
        if (kept.size <= entriesMax && length <= lengthMax) return;
        drop(oldest);
      }
    },
  };
}
