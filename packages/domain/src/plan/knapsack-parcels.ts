import { climbParcel } from "./climb-parcel.ts";
import { exactSurplus } from "./exact-surplus.ts";
import type { Group } from "./group.ts";
import { type Cells, fillKnapsack, type Knapsack, knapsackName, type Look, leastAt, surpluses } from "./knapsack.ts";
import { costOn, emptyLoad, type Packed, pack, together } from "./load.ts";
import { type Column, type ParcelSource, type Prize, surplusOf, type Worth } from "./parcel-source.ts";
import { type RelaxedLine, relaxedCost } from "./relaxed-lines.ts";
import type { SizedLine } from "./sized-line.ts";

/** Where volume counts, weight alone, volume alone and the middle are tried; the best proof of the three is kept. */
const scaleShares = [1, 0.5, 0];
/** Steps of weight a proof takes at first. */
const provingStepGrams = 40;
/** Litres of packed parcels for mm³ of goods: 1.15 × 10⁻⁶. */
const fenPerLitre = 1e6 / 1.15;
/** So many parcels a quick look gives at most. */
const quickMax = 60;
/** So many lines are looked at exactly in one proof, the worst first. */
const exactLooksMax = 16;
const findingSteps = 500;
/** So many stretches of weight each offer their best parcel, so that one look finds parcels of many sizes. */
const stretches = 6;
/** Lines that were far (fen) from offering anything rest for some rounds. */
const farFen = 300;
const restRounds = 5;
/** Improving one parcel is about as much work as filling so many cells. */
const cellsPerImprovement = 40_000;

/** A line and where on it each item stands. */
type Home = { sized: SizedLine; placeOf: ReadonlyMap<number, number> };

/**
 * Parcels of relaxed lines found by knapsacks over weight and volume: for groups with too many parcels to list. `effort` counts the cells
 * filled. Items alone cost what they truly cost, as the relaxed lines give them too much volume.
 */
export function knapsackParcels(group: Group, lines: readonly RelaxedLine[], effort: Cells): ParcelSource {
  const homes = lines.map(({ sized }): Home => ({ sized, placeOf: new Map(sized.items.map((item, at) => [item, at])) }));
  const volumePrices = new Map<SizedLine, number>();
  const resting = new Map<RelaxedLine, number>();
  let looks = 0;

  function packed(items: readonly number[]): Packed {
    return pack(items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad));
  }

  function columnOn({ sized, placeOf }: Home, items: readonly number[], parcel: Packed): Column | null {
    const fen = costOn(sized.fast, parcel);
    return fen < Number.POSITIVE_INFINITY && items.every((item) => placeOf.has(item))
      ? { items, grams: gramsOf(group, items), line: sized.place, fen }
      : null;
  }

  function cheapest(members: readonly number[]): Column | null {
    const items = [...members].sort((a, b) => a - b);
    const parcel = packed(items);
    let best: Column | null = null;
    for (const home of homes) {
      if (best && costOn(home.sized.fast, parcel) >= best.fen) continue;
      best = columnOn(home, items, parcel) ?? best;
    }
    return best;
  }

  /** The parcel on the line it was found for, and on the one that asks least. */
  function columnsOf(found: readonly Found[]): Column[] {
    return found.flatMap(({ line, items }) => {
      if (items.length === 0) return [];
      const least = cheapest(items);
      const here = least && least.line !== line ? onLine(line, least.items) : null;
      return [here?.column, least].filter((column) => column != null);
    });
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

  const attractive = (columns: readonly Column[], worth: Worth) =>
    columns
      .map((column) => ({ column, surplus: surplusOf(column, worth) }))
      .filter(({ surplus }) => surplus < 0)
      .sort((a, b) => a.surplus - b.surplus)
      .map(({ column }) => column);

  function climb(worth: Worth, { line, items }: Column): Found[] {
    const home = onLine(line, items)?.home;
    if (!home) return [];
    effort.cells += cellsPerImprovement;
    const start = items.map((item) => home.placeOf.get(item) ?? -1);
    return [{ line, items: climbParcel(home.sized, worth.items, start) }];
  }

  const singles = group.items.flatMap((_, item) => homes.flatMap((home) => columnOn(home, [item], packed([item])) ?? []));
  const shopFor = (worth: Worth): Workshop => ({ group, worth, effort, knapsacks: new Map(), volumePrices });
  return {
    cheapest,
    quick: (worth) => {
      looks += 1;
      return attractive(columnsOf(offers(shopFor(worth), lines, looks, resting)), worth).slice(0, quickMax);
    },
    improve: (worth, starts) => attractive(columnsOf(starts.flatMap((start) => climb(worth, start))), worth),
    prove: (worth, enough) => {
      const proofs = proveLines(shopFor(worth), lines, enough);
      const alone = singles.map((column) => surplusOf(column, worth));
      const near = proofs.filter(({ surplus }) => surplus < enough);
      return {
        surplus: Math.min(...proofs.map(({ surplus }) => surplus), ...alone),
        near: [
          ...columnsOf(proofs.flatMap(({ line, exact }) => exact.map((items) => ({ line: line.sized.place, items })))),
          // Where the exact look gave up, the program must know what the generous line offers.
          ...near.flatMap(({ line, seen }) => generous(group, line, seen())),
        ],
      };
    },
  };
}

function generous(group: Group, line: RelaxedLine, members: readonly number[]): Column[] {
  const items = [...members].sort((a, b) => a - b);
  const fen = relaxedCost(group, [line], items);
  return items.length > 1 && fen < Number.POSITIVE_INFINITY
    ? [{ items, grams: gramsOf(group, items), line: line.sized.place, fen, generous: true }]
    : [];
}

type Workshop = {
  group: Group;
  worth: Worth;
  effort: Cells;
  knapsacks: Map<string, Knapsack>;
  /** What a mm³ was worth at last on each line whose size limits bind. */
  volumePrices: Map<SizedLine, number>;
};

/** Items for a parcel on the line that stands at a place. */
type Found = { line: number; items: readonly number[] };

function prizesOf({ worth }: Workshop, { sized }: RelaxedLine): readonly Prize[] {
  return worth.prizes[sized.place] ?? [];
}

function gramsOf({ loads }: Group, items: readonly number[]): number {
  return items.reduce((sum, item) => sum + (loads[item]?.grams ?? 0), 0);
}

function offers(shop: Workshop, lines: readonly RelaxedLine[], round: number, resting: Map<RelaxedLine, number>): Found[] {
  const awake = lines.filter((line) => (resting.get(line) ?? 0) <= round);
  return awake.flatMap((line) => {
    const found = sharesOf(line).flatMap((scaleShare) => {
      const look: Look = {
        stepGrams: Math.max(1, Math.round(line.reachGrams / findingSteps)),
        scaleShare,
        rounding: "nearest",
        fenPerLitre: (shop.volumePrices.get(line.sized) ?? 0) * fenPerLitre,
      };
      const knapsack = knapsackFor(shop, line, look);
      const values = surpluses(line, knapsack, look, prizesOf(shop, line));
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

/** What is proven of a line, `seen` where; `exact`: parcels met at their true price. */
type Looked = {
  line: RelaxedLine;
  surplus: number;
  seen: () => readonly number[];
  exact: readonly (readonly number[])[];
  exactly: boolean;
};

/** Looks at all lines generously, then exactly at the ones with the least surplus until there is enough or a line stays below. */
function proveLines(shop: Workshop, lines: readonly RelaxedLine[], enough: number): Looked[] {
  const looks = lines.map((line) => proveLine(shop, line));
  // What one line is proven to fall short by, no other needs to be better than.
  let needed = enough;
  for (let turn = 0; turn < exactLooksMax; turn += 1) {
    const least = looks
      .filter(({ exactly }) => !exactly)
      .reduce<Looked | null>((best, one) => (best === null || one.surplus < best.surplus ? one : best), null);
    if (least === null || least.surplus >= needed) break;
    const { worth, volumePrices, effort } = shop;
    const look = exactSurplus(least.line, worth.items, prizesOf(shop, least.line), needed, volumePrices, effort);
    least.surplus = Math.max(least.surplus, look.surplus);
    needed = Math.min(needed, least.surplus);
    least.exact = look.found;
    least.exactly = true;
  }
  return looks;
}

function proveLine(shop: Workshop, line: RelaxedLine): Looked {
  return sharesOf(line)
    .map((scaleShare): Looked => {
      const look: Look = { stepGrams: provingStepGrams, scaleShare, rounding: "down", fenPerLitre: 0 };
      const knapsack = knapsackFor(shop, line, look);
      const values = surpluses(line, knapsack, look, prizesOf(shop, line));
      const state = leastAt(values);
      const surplus = values[state] ?? Number.POSITIVE_INFINITY;
      return { line, surplus, seen: () => knapsack.itemsAt(state), exact: [], exactly: false };
    })
    .reduce((best, one) => (one.surplus > best.surplus ? one : best));
}

function sharesOf(line: RelaxedLine): readonly number[] {
  return line.volumeGrams ? scaleShares : [1];
}

function knapsackFor({ group, worth, effort, knapsacks }: Workshop, line: RelaxedLine, look: Look): Knapsack {
  const name = knapsackName(line, look);
  const knapsack = knapsacks.get(name) ?? fillKnapsack(group, line, worth.items, look, effort);
  knapsacks.set(name, knapsack);
  return knapsack;
}
