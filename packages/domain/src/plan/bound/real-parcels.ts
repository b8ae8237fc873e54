import { costOn, emptyLoad, pack, packedGrams } from "../load.ts";
import type { Cells } from "../search/parcel-pool.ts";
import { looseFillHundredths, type SizedLine } from "../sized-line.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";

/**
 * A line's parcels are told apart by so many steps of weight, and a parcel's room priced at shares of what goods are worth on average: roughly at
 * first, to leave out lines that have nothing to offer.
 */
const levels = [
  { steps: 400, prices: [0, 0.12, 0.3], looksMost: 0 },
  { steps: 2_000, prices: [0, 0.06, 0.12, 0.2, 0.3, 0.45], looksMost: 20_000 },
  { steps: 10_000, prices: [0, 0.06, 0.12, 0.2, 0.3, 0.45], looksMost: Number.POSITIVE_INFINITY },
] as const;
/** The same where volume is charged for: how weight and volume are mixed. */
const chargedMixes = [1, 0.5, 0];
/** One look at a set of goods is about as much work as filling so many cells. */
export const cellsPerLook = 50;
/** So many parcels are kept of those whose longest and widest goods are the same. */
const keptMost = 2;

/** A parcel of two goods or more as it really is: its cost less what its goods are worth, in fen. */
export type RealParcel = { items: readonly number[]; surplus: number };

/**
 * The parcels of a line that cost less than their goods are worth and `below` fen more, by their true cost: the most attractive of them and the very
 * least, which is `below` where there is none. Not `finished` when more than `looksMax` sets would have had to be looked at: then it proves nothing.
 */
export type RealParcels = (
  worth: Float64Array,
  below: number,
  looksMax: number,
) => { least: number; parcels: readonly RealParcel[]; finished: boolean };

/**
 * How goods of a line are weighed to rule sets out: `mass` in units of grams, a mix of weight and of the weight their volume is charged as; the least
 * a parcel costs whose goods have a mass; and what a mm³ of room is priced.
 */
type View = { mix: number; perMm3: number; unit: number; mass: Int32Array; least: Float64Array; shares: readonly number[] };
type Table = { view: View; price: number; fen: Float64Array };

/**
 * Goes through the parcels of a line, and leaves out sets that cannot come below: for each first so many goods left out of account, tables say the
 * least that a parcel so heavy may still come to, exactly in weight, the room that is left priced (a Lagrangian bound, Geoffrion 1974). The
 * longest and the widest of the goods are chosen first, so that a parcel's room is known before it is filled. `scratch`: room for tables, which
 * lines looked at one after the other may share.
 */
export function realParcels(line: RelaxedLine, effort: Cells, scratch: Float64Array[] = []): RealParcels {
  const { sized } = line;
  const count = sized.items.length;
  const views: (readonly View[])[] = [];
  const volumes = sized.volume.reduce((sum, mm3) => sum + mm3, 0);
  const roomiest = Math.max(0, ...sized.room.map((room, at) => room[sized.rank[at] ?? 0] ?? 0));
  return (worth, below, looksMax) => {
    const values = Float64Array.from(sized.items, (item) => worth[item] ?? 0);
    const valued = values.reduce((sum, fen) => sum + Math.max(0, fen), 0);
    for (const [level, { steps, prices, looksMost }] of levels.entries()) {
      const seen = views[level] ?? viewsOf(line, steps, prices);
      views[level] = seen;
      const tables = seen
        .flatMap((view) => view.shares.map((share) => ({ view, price: (share * valued) / Math.max(1, volumes) })))
        .map(({ view, price }, at): Table => {
          effort.cells += view.least.length * count;
          const fen = roomFor(scratch, at, view.least.length * (count + 1));
          fillLeastToCome(fen, sized.volume, values, view, price);
          return { view, price, fen };
        });
      const promised = Math.max(...tables.map(({ fen, price }) => (fen[0] ?? 0) - price * roomiest));
      if (promised >= below) return { least: below, parcels: [], finished: true };
      if (looksMost === 0) continue;
      const gone = goThrough(line, values, tables, below, { looksMax: Math.min(looksMax, looksMost), effort });
      if (gone.finished) return gone;
    }
    return { least: Number.NEGATIVE_INFINITY, parcels: [], finished: false };
  };
}

function viewsOf(line: RelaxedLine, most: number, prices: readonly number[]): View[] {
  const { sized, goodsGramsMax } = line;
  const { fast } = sized;
  if (fast.rule === "never" || !line.volumeGrams)
    return [viewOf(line, most, { mix: 1, gramsPerMm3: 0, end: goodsGramsMax, shares: prices })];
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  const gramsPerMm3 = looseFillHundredths / 100 / fast.divisor / ratio;
  return chargedMixes.map((mix) =>
    viewOf(line, most, {
      ...{ mix, gramsPerMm3, end: mix === 1 ? goodsGramsMax : fast.heaviestGrams + 1 },
      shares: mix === 1 ? prices.filter((_, at) => at % 2 === 0) : [0],
    }),
  );
}

type Seen = { mix: number; gramsPerMm3: number; end: number; shares: readonly number[] };

function viewOf({ sized, floor }: RelaxedLine, most: number, { mix, gramsPerMm3, end: farthest, shares }: Seen): View {
  const perMm3 = (1 - mix) * gramsPerMm3;
  const grams = sized.grams.map((one, at) => mix * one + perMm3 * (sized.volume[at] ?? 0));
  const end = Math.min(
    farthest,
    grams.reduce((sum, one) => sum + one, 0),
  );
  const unit = Math.max(1, end / most);
  const least = Float64Array.from({ length: Math.floor(end / unit) + 1 }, (_, mass) => {
    const goods = Math.max(1, Math.floor(mass * unit));
    return floor(mix === 1 ? packedGrams(goods) : goods);
  });
  return { mix, perMm3, unit, mass: Int32Array.from(grams, (one) => whole(one / unit)), least, shares };
}

/** Rounded down for sure, whatever a sum of fractions lost. */
function whole(amount: number): number {
  return Math.max(0, Math.floor(amount - 1e-9));
}

function roomFor(scratch: Float64Array[], at: number, length: number): Float64Array {
  const known = scratch[at];
  if (known && known.length >= length) return known;
  const fresh = new Float64Array(length);
  scratch[at] = fresh;
  return fresh;
}

/** Row after row for the goods from a place on: what a parcel that has a mass already costs at least, less the worth of what comes to it. */
function fillLeastToCome(
  fen: Float64Array,
  volume: Float64Array,
  values: Float64Array,
  { mass, least }: View,
  price: number,
): void {
  const count = values.length;
  const size = least.length;
  fen.set(least, count * size);
  for (let at = count - 1; at >= 0; at -= 1) {
    const row = at * size;
    const next = row + size;
    const more = mass[at] ?? 0;
    const value = (values[at] ?? 0) - price * (volume[at] ?? 0);
    const last = value > 0 ? Math.max(0, size - more) : 0;
    for (let sum = 0; sum < last; sum += 1) {
      const without = fen[next + sum] ?? 0;
      const taken = (fen[next + sum + more] ?? 0) - value;
      fen[row + sum] = Math.min(taken, without);
    }
    fen.copyWithin(row + last, next + last, next + size);
  }
}

function isWiderThan(second: Float64Array, at: number, other: number): boolean {
  const [one, two] = [second[at] ?? 0, second[other] ?? 0];
  return one > two || (one === two && at < other);
}

/** Of a line that is two, by its longest side: the parcels that the other one takes for no more. */
function isFlatOther({ fast, longest, second }: SizedLine, first: number, widest: number, room: number): boolean {
  if (fast.line.volumetric.rule !== "side-over" || fast.rule === "never") return false;
  const long = longest[first] ?? 0;
  return long <= fast.sideMm && room <= (long * (second[widest] ?? 0) * fast.sideMm * 100) / looseFillHundredths;
}

/** Whether no set of goods of a weight and volume, with some from a place on and so much room left, costs less than `limit` and what comes to it is worth. */
function rulesOf(tables: readonly Table[]) {
  let handy = 0;
  return (from: number, weight: number, filled: number, limit: number, left: number): boolean => {
    for (let turn = 0; turn < tables.length; turn += 1) {
      const at = turn === 0 ? handy : turn <= handy ? turn - 1 : turn;
      const table = tables[at];
      if (!table) continue;
      const { view, price, fen } = table;
      const size = view.least.length;
      const mass = whole((view.mix * weight + view.perMm3 * filled) / view.unit);
      if (mass < size && (fen[from * size + mass] ?? 0) - price * left < limit) continue;
      handy = at;
      return true;
    }
    return false;
  };
}

/** Chooses the longest and the widest of a parcel's goods, then fills it with what is shorter and narrower. */
function goThrough(
  { sized, goodsGramsMax, between }: RelaxedLine,
  values: Float64Array,
  tables: readonly Table[],
  below: number,
  { looksMax, effort }: { looksMax: number; effort: Cells },
): ReturnType<RealParcels> {
  const { fast, items, grams, volume, longest, second, third, rank, rooms } = sized;
  const count = items.length;
  /** What is worth nothing may still make a parcel cheaper: where prices fall, or where weight keeps volume from being charged for. */
  const worthless = between !== null || fast.rule === "ratio-over" ? Number.NEGATIVE_INFINITY : 0;
  const parcels: RealParcel[] = [];
  let kept: RealParcel[] = [];
  let limit = below;
  let least = below;
  let looks = 0;
  let room = 0;
  let widest = 0;
  const inside: number[] = [];
  const load = { ...emptyLoad };

  const rules = rulesOf(tables);
  const isOut = (from: number, weight: number, filled: number, worth: number) =>
    rules(from, weight, filled, limit + worth, room - filled);

  function look(weight: number, filled: number, thickest: number, long: number, worth: number): void {
    load.grams = weight;
    load.longest = long;
    load.second = sized.second[widest] ?? 0;
    load.third = thickest;
    load.volume = filled;
    load.count = inside.length;
    const surplus = costOn(fast, pack(load)) - worth;
    if (surplus >= limit) return;
    if (surplus < least) least = surplus;
    kept.push({ items: inside.map((at) => items[at] ?? -1), surplus });
    if (kept.length < keptMost) return;
    kept = kept.sort((a, b) => a.surplus - b.surplus).slice(0, keptMost);
    limit = kept.at(-1)?.surplus ?? limit;
  }

  function fill(from: number, weight: number, filled: number, thickest: number, long: number, worth: number) {
    for (let at = from; at < count && looks <= looksMax; at += 1) {
      const value = values[at] ?? 0;
      if (value <= worthless || at === widest || isWiderThan(second, at, widest)) continue;
      const heavier = weight + (grams[at] ?? 0);
      const fuller = filled + (volume[at] ?? 0);
      if (heavier > goodsGramsMax || fuller > room) continue;
      looks += 1;
      if (isOut(at + 1, heavier, fuller, worth + value)) {
        if (isOut(at + 1, weight, filled, worth)) return;
        continue;
      }
      const thick = Math.max(thickest, third[at] ?? 0);
      inside.push(at);
      look(heavier, fuller, thick, long, worth + value);
      fill(at + 1, heavier, fuller, thick, long, worth + value);
      inside.pop();
    }
  }

  for (let first = 0; first < count && looks <= looksMax; first += 1) {
    for (widest = first; widest < count && looks <= looksMax; widest += 1) {
      const two = widest !== first;
      if (two && (second[widest] ?? 0) <= (second[first] ?? 0)) continue;
      const of = (side: Float64Array) => (side[first] ?? 0) + (two ? (side[widest] ?? 0) : 0);
      room = (rooms[first]?.[rank[widest] ?? 0] ?? 0) + 1e-6;
      const [weight, filled, worth] = [of(grams), of(volume), of(values)];
      if (weight > goodsGramsMax || filled > room || isFlatOther(sized, first, widest, room)) continue;
      looks += 1;
      if (isOut(first + 1, weight, filled, worth)) continue;
      const thick = Math.max(third[first] ?? 0, third[widest] ?? 0);
      inside.length = 0;
      inside.push(first);
      if (two) {
        inside.push(widest);
        look(weight, filled, thick, longest[first] ?? 0, worth);
      }
      fill(first + 1, weight, filled, thick, longest[first] ?? 0, worth);
      parcels.push(...kept);
      kept = [];
      limit = (below + least) / 2;
    }
  }
  effort.cells += looks * cellsPerLook;
  parcels.sort((a, b) => a.surplus - b.surplus);
  return { least, parcels, finished: looks <= looksMax };
}
