import type { Cells } from "./knapsack.ts";
import { packedGrams } from "./load.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths, type SizedLine } from "./sized-line.ts";

/**
 * How closely to look: about how many steps of weight the grid has, and which prices of volume are tried, as multiples of the one that proved most
 * before; 0 is weight alone.
 */
export type Closeness = { steps: number; priceShares: readonly number[] };
export const roughly: Closeness = { steps: 1_200, priceShares: [0, 0.7, 1.2] };

/** A first guess at the price: so much of what volume is worth on average. */
const firstShare = 0.2;
/** What a price that proved nothing beyond weight alone is lowered to. */
const lowering = 0.35;
/** Lines that charge in steps no greater than this are taken to charge by the gram. */
const fineGrams = 50;

/** One price of volume (fen per mm³ of goods): what the items are worth beyond it, and the most of that every weight can carry. */
type Pricing = { price: number; values: Float64Array; best: Float64Array };

/**
 * For every item asked for (-Infinity where not) a lower bound of the surplus of shared parcels whose longest item it is. At every weight the tightest price of volume counts: goods
 * are worth no more than beyond the price of their volume, and that price for no more than the sides or the tape leave room for. `prices` remembers
 * the price that proved most.
 */
export function longestBounds(
  sized: SizedLine,
  line: RelaxedLine,
  worth: Float64Array,
  prices: Map<SizedLine, number>,
  effort: Cells,
  { steps, priceShares }: Closeness,
  asked: (first: number) => boolean,
): Float64Array {
  const { items, grams, volume, fast } = sized;
  const count = items.length;
  const stepGrams = Math.max(1, Math.round(line.goodsGramsMax / steps));
  const floor = line.floorGrid(stepGrams);
  const room = Math.min(Math.floor(line.goodsGramsMax / stepGrams) + 1, floor.length);
  const weights = Int32Array.from(grams, (one) => Math.floor(one / stepGrams));
  const perMm3 = line.volumeGrams ? gramsPerMm3(sized) : 0;
  // Grams lost by rounding are valued at what a gram costs, where the line charges by the gram.
  const perGram = perMm3 === 0 ? priceOfAGram(sized, line) : 0;
  const byFloor = costByWeight(null, floor, room, stepGrams, count, perGram);
  const byWeight = line.between ? costByWeight(line.between, floor, room, stepGrams, count, perGram) : byFloor;
  const packedAt = Int32Array.from({ length: room }, (_, state) => Math.floor(packedGrams(state * stepGrams) / stepGrams));
  const total = volume.reduce((sum, one) => sum + one, 0);
  const guess = prices.get(sized) ?? (items.reduce((sum, item) => sum + (worth[item] ?? 0), 0) / Math.max(1, total)) * firstShare;
  const roomy = perMm3 === 0 && sized.room.every((most) => total <= (most.at(-1) ?? 0));
  const pricings = (roomy ? [0] : priceShares).map((share): Pricing => {
    const price = share * guess;
    const value = (at: number) =>
      (worth[items[at] ?? -1] ?? 0) - price * (volume[at] ?? 0) - perGram * ((grams[at] ?? 0) - (weights[at] ?? 0) * stepGrams);
    return { price, values: Float64Array.from(items, (_, at) => value(at)), best: nothingIn(room, line) };
  });
  const bounds = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const states = new Float64Array(room);
  const by = new Int32Array(room);
  const suffix = new Float64Array(floor.length + 1);
  let worst = Number.POSITIVE_INFINITY;
  let used = guess;
  let weighed = 0;

  function weigh(first: number) {
    weighed += 1;
    const most = sized.room[first]?.[sized.rank[first] ?? 0] ?? 0;
    const start = weights[first] ?? 0;
    states.fill(Number.NEGATIVE_INFINITY);
    pricings.forEach(({ price, values, best }, index) => {
      if (price > 0 && perMm3 === 0 && most === Number.POSITIVE_INFINITY) return;
      if (price > 0 && perMm3 > 0) fillSuffix(price, most, perMm3);
      const mine = values[first] ?? 0;
      for (let state = start; state < room; state += 1) {
        const packed = packedAt[state] ?? 0;
        // Where volume may count unseen, a light parcel may be charged as a heavier and cheaper one.
        let cost = (fast.rule === "never" || (price > 0 && perMm3 > 0) ? byWeight : byFloor)[state] ?? 0;
        if (price > 0) {
          const filled = perMm3 > 0 ? Math.min(most, ((packed + 1) * stepGrams) / perMm3) : most;
          cost = Math.min(cost - price * filled, perMm3 > 0 ? (suffix[packed + 1] ?? Number.POSITIVE_INFINITY) : cost);
        }
        const bound = cost - mine - (best[state - start] ?? 0);
        if (bound > (states[state] ?? 0)) {
          states[state] = bound;
          by[state] = index;
        }
      }
    });
    let least = Number.POSITIVE_INFINITY;
    for (let state = start; state < room; state += 1) {
      const bound = states[state] ?? 0;
      if (bound >= least) continue;
      least = bound;
      if (bound >= worst) continue;
      worst = bound;
      used = pricings[by[state] ?? 0]?.price ?? guess;
    }
    bounds[first] = least;
  }

  /** From every chargeable weight on, the least cost where the volume makes that weight, less the price of the volume. */
  function fillSuffix(price: number, most: number, perMm3: number) {
    suffix.fill(Number.POSITIVE_INFINITY);
    const last = Math.min(floor.length - 1, Math.floor((most * perMm3) / stepGrams) + 1);
    for (let state = last; state >= 0; state -= 1) {
      const here = (floor[state] ?? 0) - price * Math.min(most, ((state + 1) * stepGrams) / perMm3);
      suffix[state] = Math.min(here, suffix[state + 1] ?? Number.POSITIVE_INFINITY);
    }
  }

  for (let first = count - 1; first >= 0; first -= 1) {
    if (asked(first)) weigh(first);
    for (const { values, best } of pricings) carry(best, weights[first] ?? 0, values[first] ?? 0, line.between !== null);
  }
  effort.cells += (count + weighed) * room * pricings.length;
  if (worst < Number.POSITIVE_INFINITY) prices.set(sized, used > 0 ? used : guess * lowering);
  return bounds;
}

/** Where a heavier parcel may cost less, goods of a weight must weigh just that; elsewhere less will do. */
function nothingIn(room: number, { between }: RelaxedLine): Float64Array {
  const best = new Float64Array(room);
  if (between) best.fill(Number.NEGATIVE_INFINITY, 1);
  return best;
}

/** Lets one more item into the most that every weight can carry; where the weight must be met, goods of no worth may help. */
function carry(best: Float64Array, weight: number, value: number, met: boolean) {
  if (value <= 0 && !met) return;
  for (let state = best.length - 1; state >= weight; state -= 1) {
    const taken = (best[state - weight] ?? 0) + value;
    if (taken > (best[state] ?? 0)) best[state] = taken;
  }
}

function gramsPerMm3({ fast }: SizedLine): number {
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  return looseFillHundredths / 100 / Math.max(1, fast.divisor * ratio);
}

function priceOfAGram({ fast }: SizedLine, line: RelaxedLine): number {
  const band = fast.bands.at(-1);
  if (!band || band.perGram === 0 || fast.roundUpGrams > fineGrams) return 0;
  const end = line.reachGrams;
  return Math.max(0, (line.floor(end) - line.floor(Math.floor(end * 0.6))) / (end - Math.floor(end * 0.6)));
}

/** The least cost for goods of so many steps, whatever up to a step each item weighs more than that, the price of those grams taken off. */
function costByWeight(
  between: RelaxedLine["between"],
  floor: Float64Array,
  room: number,
  stepGrams: number,
  count: number,
  perGram: number,
): Float64Array {
  return Float64Array.from({ length: room }, (_, state) => {
    if (between && perGram === 0) return between(state * stepGrams, (state + count) * stepGrams);
    const packed = Math.floor(packedGrams(state * stepGrams) / stepGrams);
    if (perGram === 0) return floor[packed] ?? Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let more = 0; more <= count; more += 1) {
      const at = Math.floor(packedGrams((state + more) * stepGrams) / stepGrams);
      const cost = between
        ? between((state + more) * stepGrams, (state + more + 1) * stepGrams)
        : (floor[at] ?? Number.POSITIVE_INFINITY);
      least = Math.min(least, cost - perGram * (more + 1) * stepGrams);
    }
    return least;
  });
}
