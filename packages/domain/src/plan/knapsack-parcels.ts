import { binOf } from "./bin.ts";
import { climbParcel } from "./climb-parcel.ts";
import { exactSurplus } from "./exact-surplus.ts";
import type { Group } from "./group.ts";
import { type Cells, fillKnapsack, type Knapsack, knapsackName, type Look, leastAt, surpluses } from "./knapsack.ts";
import { costOn, emptyLoad, pack, together } from "./load.ts";
import { type Column, type ParcelSource, type Prize, surplusOf } from "./parcel-source.ts";
import { litresOf, type RelaxedLine, relaxedCost } from "./relaxed-lines.ts";
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
/** So many prices of a litre are tried where the size limits bind. */
const _litrePricesMax = 5;
/** A first guess: all worth spread over so many times the room. */
const _firstLitreShare = 200;

/**
 * Parcels of relaxed lines found by knapsacks over weight and volume: for groups with too many parcels to list. `effort` counts the cells
 * filled. Items alone cost what they truly cost, as the relaxed lines give them too much volume.
 */
export function knapsackParcels(group: Group, daysMax: number, lines: readonly RelaxedLine[], effort: Cells): ParcelSource {
  const costOf = (items: readonly number[]) => binOf(group, daysMax, items, { prices: 0 }).fen;
  const singles = group.items.map((_, item) => costOf([item]));
  const resting = new Map<RelaxedLine, number>();
  let looks = 0;
  const litrePrices = new Map<RelaxedLine, number>();
  const sizedLitrePrices = new Map<SizedLine, number>();
  const workshop = (worth: Float64Array, prize: Prize): Workshop => ({
    ...{ group, worth, prize, effort, litrePrices, sizedLitrePrices },
    knapsacks: new Map<string, Knapsack>(),
  });
  const gramsOf = (items: readonly number[]) => items.reduce((sum, item) => sum + (group.loads[item]?.grams ?? 0), 0);
  const columnsOf = (found: readonly (readonly number[])[], price: (items: readonly number[]) => number): Column[] =>
    found
      .map((items) => [...items].sort((a, b) => a - b))
      .map((items) => ({ items, fen: price(items), grams: gramsOf(items) }))
      .filter(({ items, fen }) => items.length > 0 && fen < Number.POSITIVE_INFINITY);
  const bySized = [...new Set(lines.map(({ sized }) => sized))].map((sized) => ({
    sized,
    placeOf: new Map(sized.items.map((item, at) => [item, at])),
  }));
  const homes = new Map<Column, Home | null>();
  /** The line that asks least for the parcel. */
  const homeOf = ({ items }: Column): Home | null => {
    const packed = pack(items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad));
    let home: Home | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const one of bySized) {
      const fen = costOn(one.sized.fast, packed);
      if (fen >= least || !items.every((item) => one.placeOf.has(item))) continue;
      least = fen;
      home = one;
    }
    return home;
  };
  const climb = (worth: Float64Array, prize: Prize, start: Column): readonly number[] => {
    const home = homes.get(start) ?? homeOf(start);
    homes.set(start, home);
    if (!home) return [];
    effort.cells += cellsPerImprovement;
    return climbParcel(
      home.sized,
      worth,
      prize,
      start.items.map((item) => home.placeOf.get(item) ?? -1),
    );
  };
  return {
    costOf,
    quick: (worth, prize) => {
      looks += 1;
      return columnsOf(attractive(workshop(worth, prize), lines, looks, resting), costOf)
        .map((column) => ({ column, surplus: surplusOf(column, worth, prize) }))
        .filter(({ surplus }) => surplus < 0)
        .sort((a, b) => a.surplus - b.surplus)
        .slice(0, quickMax)
        .map(({ column }) => column);
    },
    improve: (worth, prize, starts) =>
      columnsOf(
        starts.map((start) => climb(worth, prize, start)),
        costOf,
      ).filter((column) => surplusOf(column, worth, prize) < 0),
    prove: (worth, prize, enough) => {
      const looks = proveLines(workshop(worth, prize), lines, enough);
      const alone = singles.map((fen, item) => surplusOf({ items: [item], fen, grams: gramsOf([item]) }, worth, prize));
      const near = looks.filter(({ surplus }) => surplus < enough);
      return {
        surplus: Math.min(...looks.map(({ surplus }) => surplus), ...alone),
        near: [
          ...columnsOf(
            looks.flatMap(({ exact }) => exact),
            costOf,
          ),
          // Where the exact look gave up, the program must know what the generous line offers.
          ...near.flatMap(({ line, found }) => columnsOf([found.items()], (items) => relaxedCost(group, [line], items))),
        ],
      };
    },
  };
}

/** A line and where on it each item stands. */
type Home = { sized: SizedLine; placeOf: ReadonlyMap<number, number> };

type Workshop = {
  group: Group;
  worth: Float64Array;
  prize: Prize;
  effort: Cells;
  knapsacks: Map<string, Knapsack>;
  /** What a litre was worth at last on each line whose size limits bind. */
  litrePrices: Map<RelaxedLine, number>;
  sizedLitrePrices: Map<SizedLine, number>;
};
/** A proven surplus, the parcel it was found at, and parcels met on the way that keep the size limits. */
type Found = { surplus: number; items: () => number[]; others?: readonly number[][] };

function attractive(shop: Workshop, lines: readonly RelaxedLine[], round: number, resting: Map<RelaxedLine, number>): number[][] {
  const awake = lines.filter((line) => (resting.get(line) ?? 0) <= round);
  return awake.flatMap((line) => {
    const found = sharesOf(line).flatMap((scaleShare) => {
      const look: Look = {
        stepGrams: Math.max(1, Math.round(line.reachGrams / findingSteps)),
        scaleShare,
        rounding: "nearest",
        fenPerLitre: (shop.sizedLitrePrices.get(line.sized) ?? 0) * fenPerLitre,
      };
      const knapsack = knapsackFor(shop, line, look);
      const values = surpluses(line, knapsack, look, shop.prize);
      const stretch = Math.ceil(values.length / stretches);
      return Array.from({ length: stretches }, (_, index) => {
        const state = leastAt(values, index * stretch, Math.min(values.length, (index + 1) * stretch));
        return { surplus: values[state] ?? 0, items: () => knapsack.itemsAt(state) };
      });
    });
    if (Math.min(...found.map(({ surplus }) => surplus)) > farFen) resting.set(line, round + restRounds);
    return found.filter(({ surplus }) => surplus < 0).map(({ items }) => items());
  });
}

/** What is proven of a line; `exact`: parcels met at their true price. */
type Looked = { line: RelaxedLine; surplus: number; found: Found; exact: readonly (readonly number[])[]; exactly: boolean };

/** Looks at all lines generously, then exactly at the ones with the least surplus until there is enough or a line stays below. */
function proveLines(shop: Workshop, lines: readonly RelaxedLine[], enough: number): Looked[] {
  const looks = lines.map((line): Looked => {
    const found = proveLine(shop, line, provingStepGrams);
    return { line, surplus: found.surplus, found, exact: [], exactly: false };
  });
  for (let turn = 0; turn < exactLooksMax; turn += 1) {
    const least = looks
      .filter(({ exactly }) => !exactly)
      .reduce<Looked | null>((best, one) => (best === null || one.surplus < best.surplus ? one : best), null);
    if (least === null || least.surplus >= enough) break;
    const { worth, prize, sizedLitrePrices, effort } = shop;
    const look = exactSurplus(least.line.sized, least.line, worth, prize, enough, sizedLitrePrices, effort);
    least.surplus = Math.max(least.surplus, look.surplus);
    least.exact = look.found;
    least.exactly = true;
  }
  return looks;
}

function proveLine(shop: Workshop, line: RelaxedLine, stepGrams: number): Found {
  return sharesOf(line)
    .map((scaleShare) => lookAt(shop, line, { stepGrams, scaleShare, rounding: "down", fenPerLitre: 0 }))
    .reduce((best, one) => (one.surplus > best.surplus ? one : best));
}

function lookAt(shop: Workshop, line: RelaxedLine, look: Look): Found {
  const knapsack = knapsackFor(shop, line, look);
  const values = surpluses(line, knapsack, look, shop.prize);
  const state = leastAt(values);
  return { surplus: values[state] ?? Number.POSITIVE_INFINITY, items: () => knapsack.itemsAt(state) };
}

function sharesOf(line: RelaxedLine): readonly number[] {
  return line.volumeGrams ? scaleShares : [1];
}

function _litres({ group }: Workshop, found: Found): number {
  return found.items().reduce((sum, item) => sum + litresOf(group, item), 0);
}

function _total(worth: Float64Array): number {
  return worth.reduce((sum, one) => sum + one, 0);
}

function knapsackFor({ group, worth, effort, knapsacks }: Workshop, line: RelaxedLine, look: Look): Knapsack {
  const name = knapsackName(line, look);
  const knapsack = knapsacks.get(name) ?? fillKnapsack(group, line, worth, look, effort);
  knapsacks.set(name, knapsack);
  return knapsack;
}
