/** The least sum of parts that come to a whole, for every whole from 0 on, and which part was put last (0: the whole can't be made). */
export type Shares = { fen: Float64Array; last: Int32Array };

/** `least[size]`: the least a part of that size costs, from size 1 on. Parts may repeat: a knapsack that must be filled exactly. */
export function shareOut(least: Float64Array, whole: number): Shares {
  const sizes: number[] = [];
  for (let size = 1; size < least.length && size <= whole; size += 1)
    if ((least[size] ?? 0) < Number.POSITIVE_INFINITY) sizes.push(size);
  const size = Int32Array.from(sizes);
  const cost = Float64Array.from(sizes, (one) => least[one] ?? 0);
  const fen = new Float64Array(whole + 1).fill(Number.POSITIVE_INFINITY);
  const last = new Int32Array(whole + 1);
  fen[0] = 0;
  for (let sum = 1; sum <= whole; sum += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let at = 0; at < size.length; at += 1) {
      const part = size[at] ?? 0;
      if (part > sum) break;
      const here = (fen[sum - part] ?? 0) + (cost[at] ?? 0);
      if (here >= best) continue;
      best = here;
      last[sum] = part;
    }
    fen[sum] = best;
  }
  return { fen, last };
}

/** The parts of the whole. */
export function partsOf({ last }: Shares, whole: number): number[] {
  const parts: number[] = [];
  for (let left = whole; left > 0; ) {
    const part = last[left] ?? 0;
    if (part === 0) return parts;
    parts.push(part);
    left -= part;
  }
  return parts;
}
