import { gaugeOf } from "../line-gauge.ts";
import type { Measure } from "../measure.ts";
import type { Cells } from "../search/parcel-pool.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";

/**
 * A line seen by one measure of goods, exactly; the other one only has a price (fen), which no parcel saves on more than its room. `prices`: which
 * prices to try, 0 among them; the tightest counts.
 */
export type ProfiledLine = {
  line: RelaxedLine;
  mostMass: number;
  /** Whether no price but 0 proves anything. */
  plain: boolean;
  leastBetween: (from: number, to: number) => number;
  /**
   * For every bucket of mass (from `bucket` × `width` on) a lower bound of cost − worth of shared parcels, from filling the mass with fractions of
   * items (Dantzig 1957). `leastFen`: `leastBetween` of the buckets.
   */
  roughly: (worth: Float64Array, prices: readonly number[], leastFen: Float64Array, width: number) => Float64Array;
  exactly: (worth: Float64Array, prices: readonly number[], effort: Cells) => Profile;
};

/** For every mass of goods a lower bound of cost − worth over all shared parcels of that very mass. */
export type Profile = {
  least: Float64Array;
  /** The price that proved most at this mass. */
  priceAt: (mass: number) => number;
  /** Goods of that mass for which the bound holds with equality. */
  itemsAt: (mass: number) => number[];
};

/** What a bound needs to know of a line, worked out once for one measure of the goods. */
export function profileLine(line: RelaxedLine, measure: Measure): ProfiledLine {
  const seen = lineSeenBy(line, measure);
  const { mostMass, plain, gauge } = seen;
  return {
    line,
    mostMass,
    plain,
    leastBetween: gauge.leastBetween,
    roughly: (worth, prices, leastFen, width) => roughly(seen, worth, prices, { leastFen, width }),
    exactly: (worth, prices, effort) => exactly(seen, worth, prices, effort),
  };
}

/** The goods a line takes, from the shortest to the longest, as one measure sees them. */
type Seen = ReturnType<typeof lineSeenBy>;
type Buckets = { leastFen: Float64Array; width: number };

function lineSeenBy(line: RelaxedLine, measure: Measure) {
  const { items } = line.sized;
  const gauge = gaugeOf(line, measure);
  const { mostMass, plain } = gauge;
  const rooms = Float64Array.from(items, (_, first) => gauge.roomAt(first));
  return {
    items,
    count: items.length,
    mass: Float64Array.from(items, (item) => measure.mass[item] ?? 0),
    other: Float64Array.from(items, (item) => measure.other[item] ?? 0),
    gauge,
    mostMass,
    plain,
    size: mostMass + 1,
    rooms,
    roomiest: Math.max(0, ...rooms),
  };
}

function roughly(
  { items, mass, other, gauge, roomiest, mostMass, plain }: Seen,
  worth: Float64Array,
  prices: readonly number[],
  { leastFen, width }: Buckets,
): Float64Array {
  const bounds = new Float64Array(leastFen.length).fill(Number.NEGATIVE_INFINITY);
  for (const price of plain ? [0] : prices) {
    const values = Float64Array.from(items, (item, at) => (worth[item] ?? 0) - price * (other[at] ?? 0));
    const dearness = (at: number) => (values[at] ?? 0) / (mass[at] ?? 1);
    const order = [...values.keys()].filter((at) => (values[at] ?? 0) > 0).sort((a, b) => dearness(b) - dearness(a));
    const cost = gauge.lessOther(price, roomiest);
    let next = 0;
    let filled = 0;
    let value = 0;
    leastFen.forEach((fen, bucket) => {
      const to = Math.min(mostMass, (bucket + 1) * width);
      for (let at = order[next]; at !== undefined && filled + (mass[at] ?? 0) <= to; at = order[next]) {
        filled += mass[at] ?? 0;
        value += values[at] ?? 0;
        next += 1;
      }
      const broken = order[next];
      const carried = value + (broken === undefined ? 0 : dearness(broken) * (to - filled));
      bounds[bucket] = Math.max(bounds[bucket] ?? 0, cost(fen, Math.ceil(bucket * width), to) - carried);
    });
  }
  return bounds;
}

/**
 * One price: fills `least` with the bounds and, where asked for, the longest item of each and what was chosen. Items come from the shortest to the
 * longest, so that each in turn is the longest of a parcel whose other goods are known to be shorter.
 */
function fill(
  { items, mass, other, rooms, gauge, mostMass, plain, size, count }: Seen,
  worth: Float64Array,
  price: number,
  least: Float64Array,
  trace: { longest: Int16Array; chosen: Uint8Array } | null,
) {
  const costs = new Float64Array(size);
  const best = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  least.fill(Number.POSITIVE_INFINITY);
  if (plain) gauge.fillCosts(0, 0, costs, 0, mostMass);
  let pricedFor = -1;
  let pricedTo = -1;
  let reach = 0;
  for (let at = count - 1; at >= 0; at -= 1) {
    const room = price > 0 ? (rooms[at] ?? 0) : 0;
    const weight = mass[at] ?? 0;
    const value = (worth[items[at] ?? -1] ?? 0) - price * (other[at] ?? 0);
    const mostHere = plain ? -1 : gauge.mostMassAt(at);
    const row = at * size;
    reach = Math.min(mostMass, reach + weight);
    if (room !== pricedFor) pricedTo = -1;
    if (!plain && reach > pricedTo) gauge.fillCosts(price, room, costs, pricedTo + 1, reach);
    [pricedFor, pricedTo] = [room, Math.max(pricedTo, reach)];
    for (let sum = reach; sum >= weight; sum -= 1) {
      const carried = (best[sum - weight] ?? 0) + value;
      if (sum <= mostHere) {
        const surplus = (costs[sum] ?? 0) - carried;
        if (surplus < (least[sum] ?? 0)) {
          least[sum] = surplus;
          if (trace) trace.longest[sum] = at;
        }
      }
      if (carried > (best[sum] ?? 0)) {
        best[sum] = carried;
        if (trace) trace.chosen[row + sum] = 1;
      }
    }
  }
  if (plain) for (let sum = 1; sum < size; sum += 1) least[sum] = (costs[sum] ?? 0) - (best[sum] ?? 0);
}

function exactly(seen: Seen, worth: Float64Array, prices: readonly number[], effort: Cells): Profile {
  const { plain, size, count } = seen;
  const tried = plain ? [0] : prices;
  const least = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  const by = new Uint8Array(size);
  const here = new Float64Array(size);
  tried.forEach((price, index) => {
    fill(seen, worth, price, here, null);
    effort.cells += count * size * (plain ? 1 : 2);
    for (let sum = 0; sum < size; sum += 1) {
      if ((here[sum] ?? 0) <= (least[sum] ?? 0)) continue;
      least[sum] = here[sum] ?? 0;
      by[sum] = index;
    }
  });
  least[0] = Number.POSITIVE_INFINITY;
  const priceAt = (sum: number) => tried[by[sum] ?? 0] ?? 0;
  const traces = new Map<number, (sum: number) => number[]>();
  return {
    least,
    priceAt,
    itemsAt: (sum) => {
      const price = priceAt(sum);
      const trace = traces.get(price) ?? traceOf(seen, worth, price);
      if (!traces.has(price)) effort.cells += count * size * 2;
      traces.set(price, trace);
      return trace(sum);
    },
  };
}

/** The same again, this time remembering which goods make each mass. */
function traceOf(seen: Seen, worth: Float64Array, price: number): (sum: number) => number[] {
  const { items, mass, plain, size, count } = seen;
  const longest = new Int16Array(size).fill(-1);
  const chosen = new Uint8Array(size * count);
  fill(seen, worth, price, new Float64Array(size), { longest, chosen });
  return (sum) => {
    const first = plain ? -1 : (longest[sum] ?? -1);
    const inside = first < 0 ? [] : [items[first] ?? -1];
    let left = sum - (first < 0 ? 0 : (mass[first] ?? 0));
    for (let at = first + 1; at < count; at += 1) {
      if (chosen[at * size + left] !== 1) continue;
      inside.push(items[at] ?? -1);
      left -= mass[at] ?? 0;
    }
    return inside;
  };
}
