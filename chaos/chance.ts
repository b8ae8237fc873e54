/** Chances that come again from their seed (mulberry32). */
export type Chance = { below(limit: number): number; hits(share: number): boolean; one<Each>(of: readonly Each[]): Each };

/** The same seed gives the same chances on every machine. `one` throws where there is nothing to choose from. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    below: (limit) => Math.floor(next() * limit),
    hits: (share) => next() < share,
    one(of) {
      const chosen = of[Math.floor(next() * of.length)];
      if (chosen === undefined) throw new RangeError("nothing to choose from");
      return chosen;
    },
  };
}
