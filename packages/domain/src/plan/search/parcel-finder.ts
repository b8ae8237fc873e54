import type { RelaxedLine } from "../bound/relaxed-lines.ts";
import type { Group } from "../group.ts";
import { fillKnapsack, type Knapsack, knapsackName, type Look, surpluses } from "../knapsack.ts";
import { costOn, emptyLoad, type Packed, pack, together } from "../load.ts";
import type { SizedLine } from "../sized-line.ts";
import { climbParcel } from "./climb-parcel.ts";
import { type Cells, type Column, surplusOf } from "./parcel-pool.ts";

/** Where volume counts, weight alone, volume alone and the middle are tried. */
const scaleShares = [1, 0.5, 0];
/** So many parcels a quick look gives at most. */
const quickMax = 60;
const findingSteps = 500;
/** So many stretches of weight each offer their best parcel, so that one look finds parcels of many sizes. */
const stretches = 6;
/** Lines that were far (fen) from offering anything rest for some rounds. */
const farFen = 300;
const restRounds = 5;
const leastStepGrams = 50;
/** Improving one parcel is about as much work as filling so many cells. */
const cellsPerImprovement = 40_000;

/** Finds parcels that cost less than items are worth (fen), and proves nothing. */
export type ParcelFinder = {
  /** The parcel on the line that asks least for it; null where none takes it. */
  cheapest: (items: readonly number[]) => Column | null;
  quick: (worth: Float64Array) => Column[];
  /** Parcels like the ones given, changed item by item until nothing makes them more attractive. */
  improve: (worth: Float64Array, starts: readonly Column[]) => Column[];
};

/** A line, where on it each item stands, and what it asks at least by steps of weight. */
type Home = { sized: SizedLine; placeOf: ReadonlyMap<number, number>; leastFen: Float64Array };
/** Items for a parcel on the line that stands at a place. */
type Found = { line: number; items: readonly number[] };

/** Looks for parcels by knapsacks over weight and volume: for groups with too many parcels to list. `effort` counts the cells filled. */
export function parcelFinder(group: Group, lines: readonly RelaxedLine[], effort: Cells): ParcelFinder {
  const homes = lines
    .map((line): Home => {
      const { sized } = line;
      return { sized, placeOf: new Map(sized.items.map((item, at) => [item, at])), leastFen: line.floorGrid(leastStepGrams) };
    })
    .sort((a, b) => (a.leastFen[1] ?? 0) - (b.leastFen[1] ?? 0));
  const resting = new Map<RelaxedLine, number>();
  let looks = 0;

  function columnOn({ sized, placeOf }: Home, items: readonly number[], parcel: Packed): Column | null {
    const fen = costOn(sized.fast, parcel);
    return fen < Number.POSITIVE_INFINITY && items.every((item) => placeOf.has(item)) ? { items, line: sized.place, fen } : null;
  }

  function packed(items: readonly number[]): Packed {
    return pack(items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad));
  }

  function cheapest(members: readonly number[]): Column | null {
    const items = [...members].sort((a, b) => a - b);
    const parcel = packed(items);
    let best: Column | null = null;
    const step = Math.floor(parcel.actualGrams / leastStepGrams);
    for (const home of homes) {
      if (best && ((home.leastFen[step] ?? best.fen) >= best.fen || costOn(home.sized.fast, parcel) >= best.fen)) continue;
      best = columnOn(home, items, parcel) ?? best;
    }
    return best;
  }

  /** The parcel on the line it was found for, and on the one that asks least. */
  function columnsOf({ line, items }: Found): Column[] {
    const least = items.length > 0 ? cheapest(items) : null;
    if (!least) return [];
    const here = least.line === line ? null : onLine(line, least.items);
    return here ? [here.column, least] : [least];
  }

  /** A line may stand here twice; the one that asks less counts. */
  function onLine(line: number, items: readonly number[]): { home: Home; column: Column } | null {
    const parcel = packed(items);
    let best: { home: Home; column: Column } | null = null;
    for (const home of homes) {
      const column = home.sized.place === line ? columnOn(home, items, parcel) : null;
      if (column && column.fen < (best?.column.fen ?? Number.POSITIVE_INFINITY)) best = { home, column };
    }
    return best;
  }

  function climb(worth: Float64Array, { line, items }: Column): Found[] {
    const home = onLine(line, items)?.home;
    if (!home) return [];
    effort.cells += cellsPerImprovement;
    const start = items.map((item) => home.placeOf.get(item) ?? -1);
    return [{ line, items: climbParcel(home.sized, worth, start) }];
  }

  return {
    cheapest,
    quick: (worth) => {
      looks += 1;
      const found = offers(group, lines, worth, effort, looks, resting);
      return attractive(found.flatMap(columnsOf), worth).slice(0, quickMax);
    },
    improve: (worth, starts) => attractive(starts.flatMap((start) => climb(worth, start)).flatMap(columnsOf), worth),
  };
}

function attractive(columns: readonly Column[], worth: Float64Array): Column[] {
  return columns
    .map((column) => ({ column, surplus: surplusOf(column, worth) }))
    .filter(({ surplus }) => surplus < 0)
    .sort((a, b) => a.surplus - b.surplus)
    .map(({ column }) => column);
}

function offers(
  group: Group,
  lines: readonly RelaxedLine[],
  worth: Float64Array,
  effort: Cells,
  round: number,
  resting: Map<RelaxedLine, number>,
): Found[] {
  const knapsacks = new Map<string, Knapsack>();
  const filled = (line: RelaxedLine, look: Look) => {
    const name = knapsackName(line, look);
    const knapsack = knapsacks.get(name) ?? fillKnapsack(group, line, worth, look, effort);
    knapsacks.set(name, knapsack);
    return knapsack;
  };
  const awake = lines.filter((line) => (resting.get(line) ?? 0) <= round);
  return awake.flatMap((line) => {
    const found = (line.volumeGrams ? scaleShares : [1]).flatMap((scaleShare) => {
      const look = { stepGrams: Math.max(1, Math.round(line.reachGrams / findingSteps)), scaleShare };
      const knapsack = filled(line, look);
      const values = surpluses(line, knapsack, look);
      const stretch = Math.ceil(values.length / stretches);
      return Array.from({ length: stretches }, (_, index) => {
        const state = leastAt(values, index * stretch, Math.min(values.length, (index + 1) * stretch));
        return { surplus: values[state] ?? 0, items: () => knapsack.itemsAt(state) };
      });
    });
    if (Math.min(...found.map(({ surplus }) => surplus)) > farFen) resting.set(line, round + restRounds);
    return found.filter(({ surplus }) => surplus < 0).map(({ items }) => ({ line: line.sized.place, items: items() }));
  });
}

function leastAt(values: Float64Array, from: number, to: number): number {
  let at = from;
  for (let index = from; index < to; index += 1) if ((values[index] ?? 0) < (values[at] ?? 0)) at = index;
  return at;
}
