import { type Column, type ParcelPool, remember, surplusOf, total } from "./parcel-pool.ts";
import { partsOf, type Shares, shareOut } from "./share-weight.ts";
import { listSmallParcels, usuallyListed } from "./small-parcels.ts";
import { type Profile, type WeighedLine, weighLine } from "./weigh-line.ts";

/** The weight of all goods is shared out in so many units; a parcel that lies between two counts as whichever costs less. */
const unitsMax = 1_500;
/** Buckets of the rough look. */
const bucketsMax = 300;
/** So many parcels that came nearest are learned from one proof, and so many stretches of a line's weights offer one. */
const learnedMax = 60;
const stretches = 60;
/** Prices of volume tried first, as multiples of a fifth of what volume is worth on average; then closer and closer around the one that proved most. */
const firstShares = [0, 0.4, 0.8, 1.5, 3];
const closer = [1.3, 1.15, 1.08];

/** What is proven: every plan of the group within the day limit costs at least `fen`; `learned`: how many new parcels came near. */
export type WorthProof = { fen: number; learned: number };

type Look = { weighed: WeighedLine; volumePrices: readonly number[]; rough: Float64Array; profile: Profile | null };
/** Where a share of the weight comes from: a parcel listed (no look), or a weight on a line. */
type Source = { look: Look | null; at: number };
type Tally = { shares: Shares; used: readonly Source[] };

/**
 * Proves by what items are worth: whatever a plan, its parcels' goods weigh together what all goods weigh, and each costs at least its goods'
 * worth and the least surplus of its weight. So the worth of all items and the least sum of surpluses over all ways to share out the weight is a
 * lower bound (Lagrangian relaxation of covering each item once, Geoffrion 1974, the sum of the weights kept). Light parcels are listed and count
 * as they are (`listedMax` of them); heavier ones are bounded line by line, closely only where a rough look does not suffice for `goalFen`.
 */
export function worthProver(pool: ParcelPool, listedMax = usuallyListed): (worth: Float64Array, goalFen: number) => WorthProof {
  const { effort, grams, finder } = pool;
  const goods = total(grams);
  const unitGrams = Math.max(1, goods / unitsMax);
  const units = Math.floor(goods / unitGrams + 1e-9);
  const bucketGrams = Math.max(1, goods / bucketsMax);
  const { columns: listed, upToGrams } = listSmallParcels(pool, listedMax);
  const lines = pool.lines.map((line) => {
    const weighed = weighLine(line);
    const buckets = Math.floor(weighed.mostGrams / bucketGrams) + 1;
    const prices = Float64Array.from({ length: buckets }, (_, bucket) =>
      weighed.leastBetween(Math.max(1, Math.ceil(bucket * bucketGrams)), Math.max(1, Math.ceil((bucket + 1) * bucketGrams) - 1)),
    );
    return { weighed, prices };
  });
  /** Lines that mattered before are looked at closely at once. */
  const mattered = new Set<WeighedLine>();
  const volumePrices = new Map<WeighedLine, { prices: readonly number[]; turns: number }>();

  function lookAt({ weighed, prices }: (typeof lines)[number], worth: Float64Array): Look {
    const tried = volumePrices.get(weighed)?.prices ?? firstPrices(weighed, worth);
    const profile = mattered.has(weighed) ? weighed.exactly(worth, tried, effort) : null;
    return { weighed, volumePrices: tried, rough: weighed.roughly(worth, tried, prices, bucketGrams), profile };
  }

  return (worth, goalFen) => {
    const looks = lines.map((line) => lookAt(line, worth));
    const fen = total(worth);
    for (;;) {
      const tally = tallyUp(looks, worth);
      const proven = fen + (tally.shares.fen[units] ?? 0);
      const rough = new Set(tally.used.flatMap(({ look }) => (look && !look.profile ? [look] : [])));
      if (rough.size > 0 && proven < goalFen && effort.cells < pool.cellsMax) {
        for (const look of rough) {
          look.profile = look.weighed.exactly(worth, look.volumePrices, effort);
          mattered.add(look.weighed);
        }
        continue;
      }
      for (const source of tally.used) seekVolumePrice(source);
      return { fen: proven, learned: learnFrom(looks, tally, worth) };
    }
  };

  /** The least surplus for every unit of weight, and the shares of the whole weight that cost least. */
  function tallyUp(looks: readonly Look[], worth: Float64Array): Tally {
    const least = new Float64Array(units + 2).fill(Number.POSITIVE_INFINITY);
    const from: Source[] = [];
    const put = (unit: number, fen: number, look: Look | null, at: number) => {
      for (const one of [unit, unit + 1]) {
        if (one < 1 || one > units || fen >= (least[one] ?? 0)) continue;
        least[one] = fen;
        from[one] = { look, at };
      }
    };
    listed.forEach((column, at) => {
      put(Math.floor(column.grams / unitGrams), surplusOf(column, worth), null, at);
    });
    for (const look of looks) {
      if (look.profile) {
        const { least: mine } = look.profile;
        for (let weight = upToGrams + 1; weight < mine.length; weight += 1) {
          const unit = Math.floor(weight / unitGrams);
          const fen = mine[weight] ?? 0;
          if (fen < (least[unit] ?? 0) || fen < (least[unit + 1] ?? 0)) put(unit, fen, look, weight);
        }
      } else
        look.rough.forEach((fen, bucket) => {
          const [start, end] = [bucket * bucketGrams, (bucket + 1) * bucketGrams];
          if (end <= upToGrams) return;
          const last = Math.floor(end / unitGrams);
          for (let unit = Math.floor(Math.max(start, upToGrams) / unitGrams); unit <= last; unit += 1) put(unit, fen, look, -1);
        });
    }
    const shares = shareOut(least, units);
    effort.cells += units * Math.min(units, 1_000);
    return { shares, used: partsOf(shares, units).flatMap((part) => from[part] ?? []) };
  }

  function firstPrices({ line, roomy }: WeighedLine, worth: Float64Array): readonly number[] {
    const { items, volume } = line.sized;
    const valued = items.reduce((sum, item) => sum + Math.max(0, worth[item] ?? 0), 0);
    const usual = (0.2 * valued) / Math.max(1, total(volume));
    return roomy ? [0] : firstShares.map((share) => share * usual);
  }

  /** Tries prices of volume closer around the one that proved most where a line decided the proof. */
  function seekVolumePrice({ look, at }: Source): void {
    if (!look?.profile || look.weighed.roomy) return;
    const turns = volumePrices.get(look.weighed)?.turns ?? 0;
    const price = look.profile.volumePriceAt(at);
    const near = closer[Math.min(turns, closer.length - 1)] ?? 1;
    const lower = look.volumePrices.slice(1, 3).map((one) => one / 2);
    const prices = price > 0 ? [0, price / near, price, price * near] : [0, ...lower, look.volumePrices[1] ?? 0];
    volumePrices.set(look.weighed, { prices, turns: turns + 1 });
  }

  /** Learns what decided the proof, and parcels that came near it. */
  function learnFrom(looks: readonly Look[], { shares, used }: Tally, worth: Float64Array): number {
    let learned = 0;
    const learn = (column: Column | null) => {
      if (column && remember(pool, column)) learned += 1;
    };
    for (const { look, at } of used) {
      if (!look) learn(listed[at] ?? null);
      else if (look.profile) for (const column of decisive(look.weighed, look.profile, at, worth)) learn(column);
    }
    const near = looks.flatMap(({ profile }) => (profile ? nearest(profile, shares) : [])).sort((a, b) => a.slack - b.slack);
    for (const { profile, at } of near.slice(0, learnedMax)) learn(finder.cheapest(profile.itemsAt(at)));
    return learned;
  }

  /** The parcel as it is, and as the line seems to offer it where that is less. */
  function decisive({ line }: WeighedLine, profile: Profile, at: number, worth: Float64Array): Column[] {
    const items = profile.itemsAt(at).sort((a, b) => a - b);
    const fen = items.reduce((sum, item) => sum + (worth[item] ?? 0), 0) + (profile.least[at] ?? 0);
    const real = finder.cheapest(items);
    if (real && real.fen <= fen + 1) return [real];
    return [...(real ? [real] : []), { items, grams: at, line: line.sized.place, fen, generous: true }];
  }

  /** Of every stretch of weights the one that comes nearest to deciding the proof. */
  function nearest(profile: Profile, { fen }: Shares): { slack: number; profile: Profile; at: number }[] {
    const stretch = Math.ceil(profile.least.length / stretches);
    return Array.from({ length: stretches }, (_, index) => {
      let best = { slack: Number.POSITIVE_INFINITY, profile, at: 0 };
      for (let at = index * stretch; at < Math.min(profile.least.length, (index + 1) * stretch); at += 1) {
        const rest = units - Math.floor(at / unitGrams);
        const slack = (profile.least[at] ?? 0) + (fen[rest] ?? Number.POSITIVE_INFINITY) - (fen[units] ?? 0);
        if (at > 0 && slack < best.slack) best = { slack, profile, at };
      }
      return best;
    }).filter(({ slack }) => slack < Number.POSITIVE_INFINITY);
  }
}
