import { type Measure, massOf } from "../measure.ts";
import { type Column, type ParcelPool, remember, surplusOf, total } from "../search/parcel-pool.ts";
import { type Profile, type ProfiledLine, profileLine } from "./profile-line.ts";
import { partsOf, type Shares, shareOut } from "./share-weight.ts";
import { listSmallParcels, usuallyListed } from "./small-parcels.ts";

/** The mass of all goods is shared out in so many units; a parcel that lies between two counts as whichever costs less. */
const unitsMax = 1_500;
/** Buckets of the rough look. */
const bucketsMax = 300;
/** So many parcels that came nearest are learned from one proof, and so many stretches of a line's masses offer one. */
const learnedMax = 60;
const stretches = 60;
/** Prices of what a measure does not see, tried first, as shares of what it is worth on average; then closer and closer around the one that proved most. */
const firstShares = { weight: [0, 0.08, 0.16, 0.3, 0.6], volume: [0, 0.2, 0.5, 0.8, 1.1] };
const closer = [1.3, 1.15, 1.08];
const pricesMax = 7;
/** Prices that differ by less than this share are one. */
const alike = 0.03;

/** What is proven: every plan of the group within the day limit costs at least `fen`; `learned`: how many new parcels came near. */
export type WorthProof = { fen: number; learned: number };
export type WorthProver = (worth: Float64Array, goalFen: number) => WorthProof;

type Look = { profiled: ProfiledLine; prices: readonly number[]; rough: Float64Array; profile: Profile | null };
/** Where a share of the mass comes from: a parcel listed (no look), or a mass on a line. */
type Source = { look: Look | null; at: number };
type Tally = { shares: Shares; used: readonly Source[] };

/**
 * Proves by what items are worth: whatever a plan, its parcels' goods measure together what all goods measure, and each costs at least its goods'
 * worth and the least surplus of its mass. So the worth of all items and the least sum of surpluses over all ways to share out the mass is a
 * lower bound (Lagrangian relaxation of covering each item once, Geoffrion 1974, the sum of the masses kept). Small parcels are listed
 * (`listedMax` of them) and count as they are; larger ones are bounded line by line, closely only where a rough look does not suffice for `goalFen`.
 */
export function worthProver(pool: ParcelPool, measure: Measure, listedMax = usuallyListed): WorthProver {
  const ground = groundOf(pool, measure, listedMax);
  const { units, mattered } = ground;
  /** The first proof is finished whatever it takes: a rough one says next to nothing. */
  let settled = false;
  return (worth, goalFen) => {
    const looks = ground.lines.map((line) => lookAt(ground, line, worth));
    const fen = total(worth);
    for (;;) {
      const tally = tallyUp(ground, looks, worth);
      const proven = fen + (tally.shares.fen[units] ?? 0);
      const rough = new Set(tally.used.flatMap(({ look }) => (look && !look.profile ? [look] : [])));
      if (rough.size > 0 && proven < goalFen && (!settled || pool.effort.cells < pool.cellsMax)) {
        for (const look of rough) {
          look.profile = look.profiled.exactly(worth, look.prices, pool.effort);
          mattered.add(look.profiled);
        }
        continue;
      }
      settled = true;
      for (const source of tally.used) seekPrice(ground, source);
      return { fen: proven, learned: learnFrom(ground, looks, tally, worth) };
    }
  };
}

/** What stays the same from proof to proof, and what one has found out for the next. */
type Ground = ReturnType<typeof groundOf>;
type MeasuredLine = { profiled: ProfiledLine; leastFen: Float64Array };

function groundOf(pool: ParcelPool, measure: Measure, listedMax: number) {
  const whole = total(measure.mass);
  const unit = Math.max(1, whole / unitsMax);
  const width = Math.max(1, whole / bucketsMax);
  const { columns: listed, upTo } = listSmallParcels(pool, measure, listedMax);
  return {
    pool,
    measure,
    unit,
    units: Math.floor(whole / unit + 1e-9),
    width,
    listed,
    upTo,
    unitOf: Int32Array.from(listed, ({ items }) => Math.floor(massOf(measure, items) / unit)),
    lines: pool.lines.map((line) => measuredLine(profileLine(line, measure), width)),
    /** Lines that mattered before are looked at closely at once. */
    mattered: new Set<ProfiledLine>(),
    sought: new Map<ProfiledLine, { prices: readonly number[]; turns: number }>(),
  };
}

function measuredLine(profiled: ProfiledLine, width: number): MeasuredLine {
  const length = Math.floor(profiled.mostMass / width) + 1;
  const leastFen = Float64Array.from({ length }, (_, bucket) =>
    profiled.leastBetween(Math.max(1, Math.ceil(bucket * width)), Math.max(1, Math.ceil((bucket + 1) * width) - 1)),
  );
  return { profiled, leastFen };
}

function lookAt(ground: Ground, { profiled, leastFen }: MeasuredLine, worth: Float64Array): Look {
  const { sought, mattered, width, pool } = ground;
  const prices = sought.get(profiled)?.prices ?? firstPrices(ground, profiled, worth);
  const profile = mattered.has(profiled) ? profiled.exactly(worth, prices, pool.effort) : null;
  return { profiled, prices, rough: profiled.roughly(worth, prices, leastFen, width), profile };
}

/** The least surplus for every unit of mass, and the shares of the whole that cost least. */
function tallyUp(ground: Ground, looks: readonly Look[], worth: Float64Array): Tally {
  const { units, unit, listed, unitOf, upTo, width, pool } = ground;
  const least = new Float64Array(units + 2).fill(Number.POSITIVE_INFINITY);
  const from: Source[] = [];
  const put = (lower: number, fen: number, look: Look | null, at: number) => {
    for (const one of [lower, lower + 1]) {
      if (one < 1 || one > units || fen >= (least[one] ?? 0)) continue;
      least[one] = fen;
      from[one] = { look, at };
    }
  };
  listed.forEach((column, at) => {
    put(unitOf[at] ?? 0, surplusOf(column, worth), null, at);
  });
  for (const look of looks) {
    if (look.profile) {
      const { least: mine } = look.profile;
      for (let mass = upTo + 1; mass < mine.length; mass += 1) {
        const lower = Math.floor(mass / unit);
        const fen = mine[mass] ?? 0;
        if (fen < (least[lower] ?? 0) || fen < (least[lower + 1] ?? 0)) put(lower, fen, look, mass);
      }
    } else
      look.rough.forEach((fen, bucket) => {
        const [start, end] = [bucket * width, (bucket + 1) * width];
        if (end <= upTo) return;
        const last = Math.floor(end / unit);
        for (let lower = Math.floor(Math.max(start, upTo) / unit); lower <= last; lower += 1) put(lower, fen, look, -1);
      });
  }
  const shares = shareOut(least, units);
  pool.effort.cells += units * Math.min(units, 1_000);
  return { shares, used: partsOf(shares, units).flatMap((part) => from[part] ?? []) };
}

function firstPrices({ measure }: Ground, { line, plain }: ProfiledLine, worth: Float64Array): readonly number[] {
  let valued = 0;
  let other = 0;
  for (const item of line.sized.items) {
    valued += Math.max(0, worth[item] ?? 0);
    other += measure.other[item] ?? 0;
  }
  return plain ? [0] : firstShares[measure.by].map((share) => (share * valued) / Math.max(1, other));
}

/** Tries prices closer around the one that proved most where a line decided the proof, and keeps those that did elsewhere. */
function seekPrice({ sought }: Ground, { look, at }: Source): void {
  if (!look?.profile || look.profiled.plain) return;
  const turns = sought.get(look.profiled)?.turns ?? 0;
  const price = look.profile.priceAt(at);
  const near = closer[Math.min(turns, closer.length - 1)] ?? 1;
  const request = price > 0 ? [price / near, price * near] : [(look.prices[1] ?? 0) / 2];
  const fresh = request.filter((one) => one > 0 && !look.prices.some((known) => Math.abs(known - one) < one * alike));
  const rest = look.prices.filter((one) => one > 0 && one !== price);
  const prices = [...new Set([0, price, ...[...rest, ...fresh].slice(2 - pricesMax)])];
  sought.set(look.profiled, { prices, turns: turns + 1 });
}

/** Learns what decided the proof, and parcels that came near it. */
function learnFrom(ground: Ground, looks: readonly Look[], { shares, used }: Tally, worth: Float64Array): number {
  const { pool, listed } = ground;
  let learned = 0;
  const learn = (column: Column | null) => {
    if (column && remember(pool, column)) learned += 1;
  };
  for (const { look, at } of used) {
    if (!look) learn(listed[at] ?? null);
    else if (look.profile) for (const column of decisive(ground, look.profiled, look.profile, { at, worth })) learn(column);
  }
  const near = looks
    .flatMap(({ profile }) => (profile ? nearest(ground, profile, shares) : []))
    .sort((a, b) => a.slack - b.slack);
  for (const { profile, at } of near.slice(0, learnedMax)) learn(pool.finder.cheapest(profile.itemsAt(at)));
  return learned;
}

/** The parcel as it is, and as the line seems to offer it where that is less. */
function decisive(
  { pool, measure }: Ground,
  { line }: ProfiledLine,
  profile: Profile,
  { at, worth }: { at: number; worth: Float64Array },
): Column[] {
  const items = profile.itemsAt(at).sort((a, b) => a - b);
  const fen = items.reduce((sum, item) => sum + (worth[item] ?? 0), 0) + (profile.least[at] ?? 0);
  const real = pool.finder.cheapest(items);
  if (real && real.fen <= fen + 1) return [real];
  return [...(real ? [real] : []), { items, line: line.sized.place, fen, seenBy: measure.by }];
}

/** Of every stretch of masses the one that comes nearest to deciding the proof. */
function nearest({ units, unit }: Ground, profile: Profile, { fen }: Shares): { slack: number; profile: Profile; at: number }[] {
  const stretch = Math.ceil(profile.least.length / stretches);
  return Array.from({ length: stretches }, (_, index) => {
    let best = { slack: Number.POSITIVE_INFINITY, profile, at: 0 };
    for (let at = index * stretch; at < Math.min(profile.least.length, (index + 1) * stretch); at += 1) {
      const rest = units - Math.floor(at / unit);
      const slack = (profile.least[at] ?? 0) + (fen[rest] ?? Number.POSITIVE_INFINITY) - (fen[units] ?? 0);
      if (at > 0 && slack < best.slack) best = { slack, profile, at };
    }
    return best;
  }).filter(({ slack }) => slack < Number.POSITIVE_INFINITY);
}
