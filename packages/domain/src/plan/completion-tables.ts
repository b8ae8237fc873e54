import type { Cells } from "./knapsack.ts";
import { packedGrams } from "./load.ts";
import { type Prize, prizeOf } from "./parcel-source.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths, type SizedLine } from "./sized-line.ts";

/** About so many steps of weight a table has, none finer than a few grams. */
const stepsMax = 4_000;
const mixedStepsMax = 1_500;
const finestGrams = 1;
/** Where volume counts: the greater of scale and tape is never below any mix of the two. */
const mixedShares = [0, 0.25, 0.5, 0.75];

/**
 * Lower bounds of cost − worth of what parcels can still become: of a state (grams or volume grams so far) before the item at a place, and of the
 * worth so far taken off. `fenPerMm3`: a price of volume, which no parcel saves on more than its room.
 */
type Table = { rests: Float64Array; room: number; stepGrams: number; scaleShare: number; fenPerMm3: number; perGram: number };

export type Completions = {
  /**
   * `generous` where the goods may stand for somewhat heavier ones. The least that goods so far (grams, mm³, their worth in fen) may come to with items from `next` on, in a parcel with `most` mm³ of
   * room.
   */
  least: (next: number, grams: number, filled: number, value: number, most: number, generous: boolean) => number;
};

/** Tables by dynamic programming over items and weight, from the shortest item to the longest. */
export function completionsOf(
  sized: SizedLine,
  line: RelaxedLine,
  worth: Float64Array,
  prizes: readonly Prize[],
  fenPerMm3: number,
  effort: Cells,
): Completions {
  const { fast } = sized;
  const mostPrize = prizes.reduce((sum, { fen }) => sum + Math.max(0, fen), 0);
  const anyPrize: readonly Prize[] = mostPrize > 0 ? [{ overGrams: -1, fen: mostPrize }] : [];
  const generously = { ...line, between: null };
  const make = (scaleShare: number, price: number) => makeTable(sized, generously, worth, anyPrize, scaleShare, price, effort);
  const sharp = makeTable(sized, line, worth, prizes, 1, 0, effort);
  const falls =
    (fast.rule === "never" && line.between !== null) || prizes.some(({ overGrams, fen }) => overGrams >= 0 && fen !== 0);
  const tables = [falls ? make(1, 0) : sharp];
  if (fast.rule !== "never" && line.volumeGrams) tables.push(...mixedShares.map((share) => make(share, 0)));
  if (fenPerMm3 > 0) tables.push(make(1, fenPerMm3));
  const all = falls ? [sharp, ...tables] : tables;
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  const gramsPerMm3 = looseFillHundredths / 100 / Math.max(1, fast.divisor) / ratio;
  return {
    least(next, grams, filled, value, most, generous) {
      const volumetric = filled * gramsPerMm3;
      let bound = Number.NEGATIVE_INFINITY;
      for (const table of generous ? tables : all) {
        const { scaleShare, room, stepGrams } = table;
        const mixed = scaleShare * grams + (1 - scaleShare) * volumetric;
        const state = Math.floor(mixed / stepGrams);
        if (state >= room) return Number.POSITIVE_INFINITY;
        const lost = table.perGram * (mixed - state * stepGrams);
        const here = (table.rests[next * room + state] ?? 0) - value + lost + table.fenPerMm3 * (filled - most);
        if (here > bound) bound = here;
      }
      return bound;
    },
  };
}

function makeTable(
  { items, grams, volume, fast }: SizedLine,
  line: RelaxedLine,
  worth: Float64Array,
  prizes: readonly Prize[],
  scaleShare: number,
  fenPerMm3: number,
  effort: Cells,
): Table {
  const byScale = scaleShare === 1;
  const end = byScale ? line.goodsGramsMax : line.reachGrams;
  const stepGrams = Math.max(finestGrams, Math.ceil(end / (byScale ? stepsMax : mixedStepsMax)));
  const perGram = fenPerGram(line);
  const count = items.length;
  const costs = costsFrom(line, stepGrams, count + 1, perGram, byScale, fast.rule === "never", prizes);
  const room = costs.length;
  const rests = new Float64Array((count + 1) * room);
  effort.cells += rests.length;
  rests.set(costs, count * room);
  // Where more weight may cost less, goods of no worth may help to reach it.
  const prized = prizes.some(({ overGrams, fen }) => overGrams >= 0 && fen > 0);
  const mustMeet = byScale && (prized || (fast.rule === "never" && line.between !== null));
  for (let at = count - 1; at >= 0; at -= 1) {
    const item = items[at] ?? -1;
    const mixed = scaleShare * (grams[at] ?? 0) + (1 - scaleShare) * (line.volumeGrams?.[item] ?? 0);
    const weight = Math.floor(mixed / stepGrams);
    const value = (worth[item] ?? 0) - fenPerMm3 * (volume[at] ?? 0) - perGram * (mixed - weight * stepGrams);
    const here = at * room;
    const after = here + room;
    if ((value <= 0 && !mustMeet) || weight >= room) {
      rests.copyWithin(here, after, after + room);
      continue;
    }
    for (let state = 0; state < room - weight; state += 1) {
      const without = rests[after + state] ?? 0;
      const taken = (rests[after + state + weight] ?? 0) - value;
      rests[here + state] = Math.min(taken, without);
    }
    rests.copyWithin(here + room - weight, after + room - weight, after + room);
  }
  return { rests, room, stepGrams, scaleShare, fenPerMm3, perGram };
}

/** What a gram more costs on average; grams lost by rounding down to a step are valued at it. */
function fenPerGram({ floor, reachGrams }: RelaxedLine): number {
  const from = Math.floor(reachGrams * 0.6);
  return Math.max(0, (floor(reachGrams) - floor(from)) / Math.max(1, reachGrams - from));
}

/** The least cost of so many steps of weight, whatever up to a step each of `count` items weighs more than that, the price of those grams taken off. */
function costsFrom(
  line: RelaxedLine,
  stepGrams: number,
  count: number,
  perGram: number,
  byScale: boolean,
  byWeightAlone: boolean,
  prizes: readonly Prize[],
): Float64Array {
  const end = byScale ? line.goodsGramsMax : line.reachGrams;
  const least = byScale && byWeightAlone && line.between ? line.between : null;
  const steps = Float64Array.from({ length: Math.floor(end / stepGrams) + 1 }, (_, at) => {
    const from = at * stepGrams;
    const prize = byScale
      ? prizeOf(prizes, from, from + (stepGrams === 1 ? 0 : count * stepGrams))
      : prizeOf(prizes, 0, Number.POSITIVE_INFINITY);
    return (least ? least(from, from + stepGrams - 1) : line.floor(byScale ? packedGrams(from) : from)) - prize;
  });
  if ((!least && perGram === 0) || (byScale && stepGrams === 1)) return steps;
  return steps.map((_, at) => {
    let lowest = Number.POSITIVE_INFINITY;
    for (let more = 0; more <= count && at + more < steps.length; more += 1)
      lowest = Math.min(lowest, (steps[at + more] ?? 0) - perGram * (more + 1) * stepGrams);
    return lowest;
  });
}
