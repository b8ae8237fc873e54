import { type Bin, binOf, type Effort, planOfBins } from "../bin.ts";
import { comparePlans, type Group, type GroupPlan } from "../group.ts";
import { ruinAndRecreate } from "./ruin-and-recreate.ts";
import { seededRandom } from "./seeded-random.ts";

/** Line prices a search may work out: about a third of a second. */
const searchPricesMax = 3_000_000;
const roundsMax = 16_000;
/** A search that has found nothing better for so many rounds has probably found the best. */
const staleRoundsMax = 5_000;
/** At first a plan may be dearer than the one before by so small a part, later by less and less: it leads out of what no single change betters. */
const tolerance = 200;
const cooling = 0.9997;
const seedsMax = 600;

/** The best plan met, and parcels of the plans on the way there, from which a bound may start. */
export type Searched = { plan: GroupPlan; seeds: readonly (readonly number[])[] };

/**
 * Looks for a good plan where trying everything is out of reach: merges parcels while that saves most, then again and again takes some items
 * out and puts each back where it costs least. `start`: parcels to begin with instead. Null when no plan keeps the limits. Says nothing about how good the plan is; `boundGroup` does.
 */
export function searchPlan(
  group: Group,
  daysMax: number,
  parcelsMax: number,
  effortShare: number,
  start: readonly (readonly number[])[] | null,
): Searched | null {
  const effort: Effort = { prices: 0 };
  const random = seededRandom(group.items.length * 7919 + daysMax);
  let bins = start
    ? start.map((items) => binOf(group, daysMax, items, effort))
    : mergeParcels(group, daysMax, parcelsMax, effort);
  if (bins.length > parcelsMax || bins.some(({ fen }) => fen === Number.POSITIVE_INFINITY)) return null;
  let best = planOfBins(group, bins);
  let stale = 0;
  const seeds = new Map<Bin, readonly number[]>();
  for (let round = 0; round < roundsMax * effortShare && stale < staleRoundsMax && effort.prices < searchPricesMax; round += 1) {
    stale += 1;
    const next = ruinAndRecreate({ group, daysMax, parcelsMax, random, effort }, bins);
    if (!next) continue;
    const plan = planOfBins(group, next);
    const tolerated = (best.fen / tolerance) * cooling ** (round / effortShare) * random();
    if (plan.fen > planOfBins(group, bins).fen + tolerated) continue;
    bins = next;
    for (const bin of bins) if (seeds.size < seedsMax) seeds.set(bin, bin.items);
    if (comparePlans(plan, best) >= 0) continue;
    best = plan;
    stale = 0;
  }
  return { plan: best, seeds: [...seeds.values()] };
}

/** Starts with every item by itself and merges the two parcels whose marriage saves most, as long as it saves or parcels are too many. */
function mergeParcels(group: Group, daysMax: number, parcelsMax: number, effort: Effort): Bin[] {
  const bins = group.items.map((_, item) => binOf(group, daysMax, [item], effort));
  const merged = new Map<string, Bin>();
  const merge = (a: Bin, b: Bin) => {
    const items = [...a.items, ...b.items].sort((left, right) => left - right);
    const name = items.join();
    const known = merged.get(name) ?? binOf(group, daysMax, items, effort);
    merged.set(name, known);
    return known;
  };
  while (bins.length > 1) {
    let best: { a: number; b: number; bin: Bin; saves: number } | null = null;
    for (let a = 0; a < bins.length; a += 1) {
      for (let b = a + 1; b < bins.length; b += 1) {
        const [one, other] = [bins[a], bins[b]];
        if (!one || !other) continue;
        const bin = merge(one, other);
        const saves = one.fen + other.fen - bin.fen;
        if (bin.line >= 0 && saves > (best?.saves ?? Number.NEGATIVE_INFINITY)) best = { a, b, bin, saves };
      }
    }
    if (!best || (best.saves < 0 && bins.length <= parcelsMax)) break;
    bins.splice(best.b, 1);
    bins[best.a] = best.bin;
  }
  return bins;
}
