import { climbParcel } from "./climb-parcel.ts";
import type { Cells } from "./knapsack.ts";
import { costOn, pack, packedGrams } from "./load.ts";
import { type Closeness, closely, longestBounds, roughly } from "./longest-bounds.ts";
import type { Prize } from "./parcel-source.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import { looseFillHundredths, type SizedLine } from "./sized-line.ts";

const stepGrams = 20;
const foundMax = 24;
/** Parcels one look at a line may try, a quarter of what is left for each threshold of its worst; some cells of a knapsack are as much work as one. */
const nodesMax = 60_000;
const nodesLeast = 500;
const cellsPerNode = 16;
/** So many parcels are climbed to where a line cannot be proven. */
const climbsMax = 8;
const cellsPerClimb = 60_000;
/** What is tried to be proven: all of it, else as much as can be of what the tables leave missing. */
const shares = [1, 0.5, 0.25];

/** Lower bounds of cost − worth of what parcels can still become: of a state (grams or volume grams so far) before the item at a place. */
type Table = {
  rests: Float64Array;
  room: number;
  /** The share of the scale in the state; the rest is volume grams. */
  scaleShare: number;
  fenPerMm3: number;
};

export type ExactLook = { surplus: number; found: readonly (readonly number[])[] };

/**
 * The least surplus of any parcel of the line at its true price and sizes, as far as it is below `enough`; a parcel is grown item by item, longest
 * first, and left as soon as a table says that nothing below the threshold can come of it. Where that would take too long, what the tables say
 * counts, or the weaker threshold that could be proven.
 */
export function exactSurplus(
  sized: SizedLine,
  relaxed: RelaxedLine,
  worth: Float64Array,
  prize: Prize,
  enough: number,
  litrePrices: Map<SizedLine, number>,
  effort: Cells,
): ExactLook {
  const bounds = new Float64Array(sized.items.length).fill(Number.NEGATIVE_INFINITY);
  const look = (closeness: Closeness) => {
    const asked = (first: number) => (bounds[first] ?? 0) < enough;
    longestBounds(sized, relaxed, worth, prize, litrePrices, effort, closeness, asked).forEach((bound, first) => {
      bounds[first] = Math.max(bounds[first] ?? 0, bound);
    });
  };
  look(roughly);
  const tables = tablesFor(sized, relaxed, worth, prize, litrePrices, effort);
  const grower = growerOf(sized, tables, worth, prize);
  for (let first = 0; first < bounds.length; first += 1) bounds[first] = grower.sharedFrom(first, bounds[first] ?? 0);
  if (bounds.some((bound) => bound < enough)) look(closely);
  const firsts = sized.items.map((_, first) => ({ first, bound: Math.min(bounds[first] ?? 0, grower.alone(first)) }));
  const open = firsts.filter(({ bound }) => bound < enough).sort((a, b) => a.bound - b.bound);
  let surplus = enough;
  const climbed: (readonly number[])[] = [];
  for (const { first, bound } of open) {
    if (bound >= surplus) break;
    // The worst decides most: what it does not need is left to the others.
    const nodes = Math.max(nodesLeast, Math.floor((nodesMax - grower.nodes()) / 4));
    const proven = provenFrom(grower, first, bound, Math.min(enough, surplus), nodes);
    surplus = Math.min(surplus, proven);
    if (proven >= enough || climbed.length >= climbsMax) continue;
    climbed.push(climbParcel(sized, worth, prize, [first, ...byDensity(sized, worth, first)]));
    effort.cells += cellsPerClimb;
  }
  effort.cells += grower.nodes() * cellsPerNode;
  return { surplus, found: [...grower.found(), ...climbed] };
}

/** Shorter items than this one, those first that are worth most for the weight and the room they take. */
function byDensity({ items, grams, volume, room, rank, fast }: SizedLine, worth: Float64Array, first: number): number[] {
  const most = room[first]?.[rank[first] ?? 0] ?? 1;
  const limit = Math.min(fast.maxGrams, fast.heaviestGrams);
  const density = (at: number) =>
    (worth[items[at] ?? -1] ?? 0) / ((grams[at] ?? 0) / limit + (volume[at] ?? 0) / Math.max(1, most) + 1e-9);
  return Array.from({ length: items.length - first - 1 }, (_, at) => first + 1 + at).sort((a, b) => density(b) - density(a));
}

/** What can be proven of the parcels whose longest item is this. */
function provenFrom(grower: Grower, first: number, bound: number, enough: number, nodes: number): number {
  for (const share of shares) {
    const threshold = bound + (enough - bound) * share;
    const { complete, least } = grower.grow(first, threshold, nodes);
    if (complete) return Math.min(threshold, least);
  }
  return bound;
}

function tablesFor(
  sized: SizedLine,
  relaxed: RelaxedLine,
  worth: Float64Array,
  prize: Prize,
  litrePrices: Map<SizedLine, number>,
  effort: Cells,
): Table[] {
  const make = (scaleShare: number, fenPerMm3: number) => makeTable(sized, relaxed, worth, prize, scaleShare, fenPerMm3, effort);
  const tables = [make(1, 0)];
  if (sized.fast.rule !== "never" && relaxed.volumeGrams) tables.push(make(0, 0), make(0.5, 0));
  const price = litrePrices.get(sized);
  if (price) tables.push(make(1, price));
  return tables;
}

function makeTable(
  { items, grams, volume, fast }: SizedLine,
  line: RelaxedLine,
  worth: Float64Array,
  prize: Prize,
  scaleShare: number,
  fenPerMm3: number,
  effort: Cells,
): Table {
  const grid = line.floorGrid(stepGrams);
  const byScale = scaleShare === 1;
  const room = byScale ? Math.min(Math.floor(line.goodsGramsMax / stepGrams) + 1, grid.length) : grid.length;
  const count = items.length;
  const rests = new Float64Array((count + 1) * room);
  effort.cells += rests.length;
  const doubt = (count + 1) * stepGrams;
  const between = fast.rule === "never" ? line.between : null;
  for (let state = 0; state < room; state += 1) {
    const least = state * stepGrams;
    const at = byScale ? Math.floor(packedGrams(least) / stepGrams) : state;
    const sure = prize.overGrams < 0 || (byScale && least > prize.overGrams);
    const possible = !byScale || least + doubt > prize.overGrams;
    const earned = sure || (prize.fen > 0 && possible) ? prize.fen : 0;
    const cost = between && byScale ? between(least, least + doubt) : (grid[at] ?? Number.POSITIVE_INFINITY);
    rests[count * room + state] = cost - earned;
  }
  for (let at = count - 1; at >= 0; at -= 1) {
    const item = items[at] ?? -1;
    const mixed = scaleShare * (grams[at] ?? 0) + (1 - scaleShare) * (line.volumeGrams?.[item] ?? 0);
    const weight = Math.floor(mixed / stepGrams);
    const value = (worth[item] ?? 0) - fenPerMm3 * (volume[at] ?? 0);
    const here = at * room;
    const after = here + room;
    if ((value <= 0 && !between) || weight >= room) {
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
  return { rests, room, scaleShare, fenPerMm3 };
}

type Grower = ReturnType<typeof growerOf>;

/** Grows parcels from their longest item, as long as something below a threshold may come of them. */
function growerOf(sized: SizedLine, tables: readonly Table[], worth: Float64Array, prize: Prize) {
  const { fast, items, grams, volume, second, third, widestFrom, room, rank, longest } = sized;
  const count = items.length;
  const perMm3 = looseFillHundredths / 100 / Math.max(1, fast.divisor);
  const ratio = fast.rule === "ratio-over" ? Math.max(1, fast.ratioThousandths / 1000) : 1;
  const path: number[] = [];
  const found: { items: readonly number[]; surplus: number }[] = [];
  let threshold = 0;
  let least = Number.POSITIVE_INFINITY;
  let nodes = 0;
  let allowed = 0;

  /** The least that may come of the goods so far with items from `next` on. */
  function promised(next: number, first: number, weight: number, filled: number, value: number, most: number): number {
    const volumetric = (filled * perMm3) / ratio;
    let bound = Number.NEGATIVE_INFINITY;
    for (const table of tables) {
      if (table.scaleShare < 1 && fast.rule === "side-over" && (longest[first] ?? 0) <= fast.sideMm) continue;
      const state = Math.floor((table.scaleShare * weight + (1 - table.scaleShare) * volumetric) / stepGrams);
      if (state >= table.room) return Number.POSITIVE_INFINITY;
      const rest = table.rests[next * table.room + state] ?? 0;
      const saved = table.fenPerMm3 === 0 ? 0 : table.fenPerMm3 * (filled - most);
      bound = Math.max(bound, rest - value + saved);
    }
    return bound;
  }

  function add(
    at: number,
    first: number,
    weight: number,
    filled: number,
    value: number,
    wide: number,
    thick: number,
    wideRank: number,
  ): void {
    nodes += 1;
    if (nodes > allowed) return;
    const goods = weight + (grams[at] ?? 0);
    const volumeNow = filled + (volume[at] ?? 0);
    const worthNow = value + (worth[items[at] ?? -1] ?? 0);
    const width = Math.max(wide, second[at] ?? 0);
    const depth = Math.max(thick, third[at] ?? 0);
    const widthRank = Math.min(wideRank, rank[at] ?? 0);
    path.push(at);
    const parcel = pack({
      ...{ grams: goods, longest: longest[first] ?? 0, second: width, third: depth },
      ...{ volume: volumeNow, count: path.length },
    });
    const surplus = costOn(fast, parcel) - worthNow - (goods > prize.overGrams ? prize.fen : 0);
    if (surplus < least) least = surplus;
    if (surplus < threshold) note(surplus);
    const most = room[first]?.[widthRank] ?? 0;
    if (volumeNow <= most && fitsSides(first, width, depth, volumeNow, at + 1)) {
      for (let next = at + 1; next < count && nodes <= allowed; next += 1) {
        if (promised(next, first, goods, volumeNow, worthNow, most) >= threshold) break;
        add(next, first, goods, volumeNow, worthNow, width, depth, widthRank);
      }
    }
    path.pop();
  }

  /** Whether the sides, as small as they can still become with items from `next` on, keep the limits. */
  function fitsSides(first: number, width: number, depth: number, filled: number, next: number): boolean {
    const length = longest[first] ?? 0;
    const base = length * Math.max(width, widestFrom[next] ?? 0);
    const height = Math.max(depth, (filled * looseFillHundredths) / 100 / base);
    if (length > fast.maxSideMm || height > fast.maxSideMm || length + width + height > fast.maxSumMm) return false;
    return Math.max(length, height) + 2 * (Math.min(length, height) + width) <= fast.maxGirthMm;
  }

  function note(surplus: number) {
    if (found.length >= foundMax * 4) {
      found.sort((a, b) => a.surplus - b.surplus);
      found.length = foundMax;
    }
    found.push({ items: path.map((at) => items[at] ?? -1), surplus });
  }

  return {
    /** The least that a shared parcel whose longest item is this comes to, by the tables or as known already. */
    sharedFrom: (first: number, known: number) => {
      const most = room[first]?.[rank[first] ?? 0] ?? 0;
      const value = worth[items[first] ?? -1] ?? 0;
      return Math.max(known, promised(first + 1, first, grams[first] ?? 0, volume[first] ?? 0, value, most));
    },
    /** The surplus of the item by itself. */
    alone: (first: number) => {
      const parcel = pack({
        ...{ grams: grams[first] ?? 0, longest: longest[first] ?? 0, second: second[first] ?? 0, third: third[first] ?? 0 },
        ...{ volume: volume[first] ?? 0, count: 1 },
      });
      return costOn(fast, parcel) - (worth[items[first] ?? -1] ?? 0) - ((grams[first] ?? 0) > prize.overGrams ? prize.fen : 0);
    },
    grow: (first: number, below: number, nodesMore: number) => {
      threshold = below;
      least = Number.POSITIVE_INFINITY;
      allowed = nodes + nodesMore;
      add(first, first, 0, 0, 0, 0, 0, count);
      return { complete: nodes <= allowed, least };
    },
    nodes: () => nodes,
    found: () =>
      found
        .sort((a, b) => a.surplus - b.surplus)
        .slice(0, foundMax)
        .map((one) => one.items),
  };
}
