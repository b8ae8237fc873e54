import { costOn, emptyLoad, type Load, pack } from "../load.ts";
import type { SizedLine } from "../sized-line.ts";

const stepsMax = 40;

/**
 * Improves a parcel on a line by its true surplus: puts an item in, takes one out or swaps two, whichever helps most, until nothing helps. Items are
 * places on the sized line. Starts with what of `wanted` (the most wanted first) the line takes.
 */
export function climbParcel(sized: SizedLine, worth: Float64Array, wanted: readonly number[]): readonly number[] {
  const { fast, items, grams, longest, second, third, volume } = sized;
  const inside = new Set<number>();
  const gain = (at: number) => worth[items[at] ?? -1] ?? 0;

  function loadWithout(left: number): Load {
    const load = { ...emptyLoad };
    for (const at of inside) if (at !== left) put(load, at);
    return load;
  }

  function put(load: Load, at: number) {
    load.grams += grams[at] ?? 0;
    load.longest = Math.max(load.longest, longest[at] ?? 0);
    load.second = Math.max(load.second, second[at] ?? 0);
    load.third = Math.max(load.third, third[at] ?? 0);
    load.volume += volume[at] ?? 0;
    load.count += 1;
  }

  function priceOf(load: Load): number {
    return load.count === 0 ? 0 : costOn(fast, pack(load));
  }

  function priceWith(load: Load, at: number): number {
    const more = { ...load };
    put(more, at);
    return priceOf(more);
  }

  const load = { ...emptyLoad };
  for (const at of wanted) {
    if (inside.has(at) || priceWith(load, at) === Number.POSITIVE_INFINITY) continue;
    put(load, at);
    inside.add(at);
  }
  for (let step = 0; step < stepsMax; step += 1) {
    const now = priceOf(loadWithout(-1));
    let best = { helps: 0.01, out: -1, into: -1 };
    for (const out of [-1, ...inside]) {
      const rest = loadWithout(out);
      const lost = out < 0 ? 0 : gain(out);
      const dropped = now - priceOf(rest) - lost;
      if (out >= 0 && dropped > best.helps) best = { helps: dropped, out, into: -1 };
      for (let into = 0; into < items.length; into += 1) {
        if (inside.has(into) || gain(into) <= lost - now) continue;
        const helps = now - priceWith(rest, into) - lost + gain(into);
        if (helps > best.helps) best = { helps, out, into };
      }
    }
    if (best.out < 0 && best.into < 0) break;
    inside.delete(best.out);
    if (best.into >= 0) inside.add(best.into);
  }
  return [...inside].map((at) => items[at] ?? -1);
}
