/** Repeatable chance: the same seed gives the same numbers on every machine, so that the catalogue never changes by itself. */
export type Chance = { below(limit: number): number; digits(count: number): string };

/** Chance from a word, by its FNV-1a hash. `below` leaves its limit out; `digits` never begin with a zero. */
export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;

  /** mulberry32 */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  function below(limit: number): number {
    return next() % limit;
  }

  function digits(count: number): string {
    return Array.from({ length: count }, (_, at) => (at === 0 ? 1 + below(9) : below(10))).join("");
  }

  return { below, digits };
}
