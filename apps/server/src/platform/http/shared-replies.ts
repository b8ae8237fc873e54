/** Answers that are the same for every visitor, kept for a few seconds in memory: a page many look at at once is made once. */
export type SharedReplies = {
  find(key: string, now: number): string | null;
  keep(key: string, body: string, now: number): void;
};

const entriesMax = 500;
const charactersMax = 8_000_000;

/** Holds each answer for `seconds`; the oldest give way when there are too many, or they are too long in all. */
export function openSharedReplies(seconds: number): SharedReplies {
  const kept = new Map<string, { body: string; until: number }>();
  let characters = 0;

  function drop(key: string): void {
    characters -= kept.get(key)?.body.length ?? 0;
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
      if (body.length > charactersMax / 4) return;
      kept.set(key, { body, until: now + seconds * 1000 });
      characters += body.length;
      for (const oldest of kept.keys()) {
        if (kept.size <= entriesMax && characters <= charactersMax) return;
        drop(oldest);
      }
    },
  };
}
