import { priceFen, roundedUp } from "./compile-line.ts";
import { packedGrams } from "./load.ts";
import type { Cells } from "./parcel-pool.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths } from "./sized-line.ts";

/** Chargeable weights in steps of so many grams, where the volume decides. */
const chargedStep = 20;

/**
 * A line seen by the weight of the goods alone, to the gram; volume only has a price (fen per mm³), which no parcel saves on more than its room.
 * `volumePrices`: which prices to try, 0 among them; the tightest counts.
 */
export type WeighedLine = {
  line: RelaxedLine;
  /** No parcel's goods weigh more. */
  mostGrams: number;
  /** Whether volume can never matter: it is not charged for, and all goods fit one parcel. */
  roomy: boolean;
  /** The least for goods whose weight lies between two, whatever their volume. */
  leastBetween: (from: number, to: number) => number;
  /**
   * For every bucket of weight (from `bucket` × `bucketGrams` on) a lower bound of cost − worth of shared parcels, from filling the weight with
   * fractions of items (Dantzig 1957). `leastPrices`: `leastBetween` of the buckets.
   */
  roughly: (worth: Float64Array, volumePrices: readonly number[], leastPrices: Float64Array, bucketGrams: number) => Float64Array;
  exactly: (worth: Float64Array, volumePrices: readonly number[], effort: Cells) => Profile;
};

/** For every weight of goods in grams a lower bound of cost − worth over all shared parcels of that very weight. */
export type Profile = {
  least: Float64Array;
  /** The price of volume that proved most at this weight. */
  volumePriceAt: (grams: number) => number;
  /** Goods of that weight for which the bound holds with equality. */
  itemsAt: (grams: number) => number[];
};

export function weighLine(line: RelaxedLine): WeighedLine {
  const { sized } = line;
  const { items, grams, volume, fast, room, rank } = sized;
  const count = items.length;
  const filled = volume.reduce((sum, mm3) => sum + mm3, 0);
  const mostGrams = Math.min(
    Math.floor(line.goodsGramsMax),
    grams.reduce((sum, one) => sum + one, 0),
  );
  const volumetric = fast.rule !== "never" && line.volumeGrams !== null;
  const roomy = !volumetric && room.every((most) => filled <= (most.at(-1) ?? 0));
  const gramsPerMm3 = volumetric ? looseFillHundredths / 100 / fast.divisor : 0;
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  // A parcel charged by its box may be charged as a heavier and cheaper one; by weight alone none is.
  const fallsByWeight = fast.rule === "never" && line.between !== null;
  /** The most volume of a shared parcel whose longest item stands at a place. */
  const rooms = Float64Array.from(items, (_, first) => Math.min(filled, room[first]?.[rank[first] ?? 0] ?? 0));
  const roomiest = Math.max(0, ...rooms);
  let known: Float64Array | null = null;

  /** The least for goods of every weight, whatever their volume. */
  function prices(): Float64Array {
    if (known) return known;
    known = new Float64Array(mostGrams + 1);
    let last = -1;
    let fen = 0;
    for (let goods = 0; goods <= mostGrams; goods += 1) {
      const packed = packedGrams(goods);
      const charged = roundedUp(fast, packed);
      if (packed > fast.maxGrams || charged > fast.heaviestGrams) fen = Number.POSITIVE_INFINITY;
      else if (charged !== last) fen = fallsByWeight || !line.between ? priceFen(fast, charged) : line.floor(packed);
      last = charged;
      known[goods] = fen;
    }
    return known;
  }

  /** What goods may save by the price of their volume, which is at most `most`: their cost at a packed weight, less what that volume is priced at. */
  function pricing(price: number, most: number): (fen: number, packedFrom: number, packedTo: number) => number {
    if (price === 0) return (fen) => fen;
    if (!volumetric) return (fen) => fen - price * most;
    const grid = byVolume(price, most);
    const last = grid.length - 1;
    return (fen, packedFrom, packedTo) => {
      const byWeight = fen - price * Math.min(most, (ratio * packedTo) / gramsPerMm3);
      return Math.min(byWeight, grid[Math.min(last, Math.floor((ratio * packedFrom) / chargedStep))] ?? 0);
    };
  }

  /** From every chargeable weight on, the least where the volume makes that weight, less the price of the volume. */
  function byVolume(price: number, most: number): Float64Array {
    const floor = line.floorGrid(chargedStep);
    const last = Math.min(floor.length - 1, Math.ceil((most * gramsPerMm3) / chargedStep) + 1);
    const grid = new Float64Array(last + 2).fill(Number.POSITIVE_INFINITY);
    for (let at = last; at >= 0; at -= 1) {
      const volumeMost = Math.min(most, ((at + 1) * chargedStep) / gramsPerMm3);
      grid[at] = Math.min(grid[at + 1] ?? 0, (floor[at] ?? 0) - price * volumeMost);
    }
    return grid;
  }

  function roughly(worth: Float64Array, volumePrices: readonly number[], leastPrices: Float64Array, bucketGrams: number) {
    const bounds = new Float64Array(leastPrices.length).fill(Number.NEGATIVE_INFINITY);
    for (const price of roomy ? [0] : volumePrices) {
      const values = Float64Array.from(items, (item, at) => (worth[item] ?? 0) - price * (volume[at] ?? 0));
      const dearness = (at: number) => (values[at] ?? 0) / (grams[at] ?? 1);
      const order = [...values.keys()].filter((at) => (values[at] ?? 0) > 0).sort((a, b) => dearness(b) - dearness(a));
      const priced = pricing(price, roomiest);
      let next = 0;
      let weight = 0;
      let value = 0;
      leastPrices.forEach((fen, bucket) => {
        const to = Math.min(mostGrams, (bucket + 1) * bucketGrams);
        for (let at = order[next]; at !== undefined && weight + (grams[at] ?? 0) <= to; at = order[next]) {
          weight += grams[at] ?? 0;
          value += values[at] ?? 0;
          next += 1;
        }
        const broken = order[next];
        const carried = value + (broken === undefined ? 0 : dearness(broken) * (to - weight));
        const cost = priced(fen, packedGrams(Math.ceil(bucket * bucketGrams)), packedGrams(to));
        bounds[bucket] = Math.max(bounds[bucket] ?? 0, cost - carried);
      });
    }
    return bounds;
  }

  /** One price of volume: fills `least` with the bounds, the longest item of each where volume matters, and what was chosen where that is asked for. */
  function fill(worth: Float64Array, price: number, least: Float64Array, longest: Int16Array | null, chosen: Uint8Array | null) {
    const size = mostGrams + 1;
    const byWeight = prices();
    const best = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    best[0] = 0;
    least.fill(Number.POSITIVE_INFINITY);
    const costs = Float64Array.from(byWeight);
    let pricedFor = 0;
    let reach = 0;
    for (let at = count - 1; at >= 0; at -= 1) {
      const weight = grams[at] ?? 0;
      const value = (worth[items[at] ?? -1] ?? 0) - price * (volume[at] ?? 0);
      const most = rooms[at] ?? 0;
      const end = Math.min(mostGrams, reach + weight);
      const row = at * size;
      if (price > 0 && most !== pricedFor) {
        pricedFor = most;
        const priced = pricing(price, most);
        for (let sum = 0; sum < size; sum += 1) {
          const packed = packedGrams(sum);
          costs[sum] = priced(byWeight[sum] ?? 0, packed, packed);
        }
      }
      for (let sum = end; sum >= weight; sum -= 1) {
        const carried = (best[sum - weight] ?? 0) + value;
        if (!roomy) {
          const surplus = (costs[sum] ?? 0) - carried;
          if (surplus < (least[sum] ?? 0)) {
            least[sum] = surplus;
            if (longest) longest[sum] = at;
          }
        }
        if (carried > (best[sum] ?? 0)) {
          best[sum] = carried;
          if (chosen) chosen[row + sum] = 1;
        }
      }
      reach = end;
    }
    if (roomy) for (let sum = 1; sum < size; sum += 1) least[sum] = (byWeight[sum] ?? 0) - (best[sum] ?? 0);
  }

  function exactly(worth: Float64Array, volumePrices: readonly number[], effort: Cells): Profile {
    const size = mostGrams + 1;
    const tried = roomy ? [0] : volumePrices;
    const least = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    const by = new Uint8Array(size);
    const here = new Float64Array(size);
    tried.forEach((price, index) => {
      fill(worth, price, here, null, null);
      effort.cells += count * size * (roomy ? 1 : 2);
      for (let sum = 0; sum < size; sum += 1) {
        if ((here[sum] ?? 0) <= (least[sum] ?? 0)) continue;
        least[sum] = here[sum] ?? 0;
        by[sum] = index;
      }
    });
    least[0] = Number.POSITIVE_INFINITY;
    const volumePriceAt = (sum: number) => tried[by[sum] ?? 0] ?? 0;
    const traces = new Map<number, (sum: number) => number[]>();
    return {
      least,
      volumePriceAt,
      itemsAt: (sum) => {
        const price = volumePriceAt(sum);
        const trace = traces.get(price) ?? traceOf(worth, price);
        if (!traces.has(price)) effort.cells += count * size * 2;
        traces.set(price, trace);
        return trace(sum);
      },
    };
  }

  /** The same again, this time remembering which goods make each weight. */
  function traceOf(worth: Float64Array, price: number): (sum: number) => number[] {
    const size = mostGrams + 1;
    const longest = new Int16Array(size).fill(-1);
    const chosen = new Uint8Array(size * count);
    fill(worth, price, new Float64Array(size), longest, chosen);
    return (sum) => {
      const first = roomy ? -1 : (longest[sum] ?? -1);
      const inside = first < 0 ? [] : [items[first] ?? -1];
      let left = sum - (first < 0 ? 0 : (grams[first] ?? 0));
      for (let at = first + 1; at < count; at += 1) {
        if (chosen[at * size + left] !== 1) continue;
        inside.push(items[at] ?? -1);
        left -= grams[at] ?? 0;
      }
      return inside;
    };
  }

  const leastBetween = (from: number, to: number) =>
    fallsByWeight && line.between ? line.between(from, to) : line.floor(packedGrams(from));
  return { line, mostGrams, roomy, leastBetween, roughly, exactly };
}
