import { binOf } from "./bin.ts";
import type { Group } from "./group.ts";
import { type Cells, fillKnapsack, type Knapsack, knapsackName, type Look, leastAt, surpluses } from "./knapsack.ts";
import { type Column, type ParcelSource, type Prize, surplusOf } from "./parcel-source.ts";
import { litresOf, type RelaxedLine, relaxedCost } from "./relaxed-lines.ts";

/** Where volume counts, weight alone, volume alone and the middle are tried; the best proof of the three is kept. */
const scaleShares = [1, 0.5, 0];
/** Steps of weight a proof may take, coarse to exact. */
const provingStepsGrams = [20, 4, 1];
const findingStepGrams = 32;
/** So many stretches of weight each offer their best parcel, so that one look finds parcels of many sizes. */
const stretches = 6;
/** Lines that were far (fen) from offering anything rest for some rounds. */
const farFen = 300;
const restRounds = 5;
/** So many prices of a litre are tried where the size limits bind. */
const litrePricesMax = 5;
/** A first guess: all worth spread over so many times the room. */
const firstLitreShare = 200;

/**
 * Parcels of relaxed lines found by knapsacks over weight and volume: for groups with too many parcels to list. `effort` counts the cells
 * filled. Items alone cost what they truly cost, as the relaxed lines give them too much volume.
 */
export function knapsackParcels(group: Group, daysMax: number, lines: readonly RelaxedLine[], effort: Cells): ParcelSource {
  const singles = group.items.map((_, item) => binOf(group, daysMax, [item], { prices: 0 }).fen);
  const resting = new Map<RelaxedLine, number>();
  const litrePrices = new Map<RelaxedLine, number>();
  const workshop = (worth: Float64Array, prize: Prize) => ({
    group,
    worth,
    prize,
    effort,
    knapsacks: new Map<string, Knapsack>(),
    litrePrices,
  });
  const costOf = (items: readonly number[]) =>
    items.length === 1 ? (singles[items[0] ?? -1] ?? Number.POSITIVE_INFINITY) : relaxedCost(group, lines, items);
  const gramsOf = (items: readonly number[]) => items.reduce((sum, item) => sum + (group.loads[item]?.grams ?? 0), 0);
  const columnsOf = (found: readonly number[][]): Column[] =>
    found
      .map((items) => [...items].sort((a, b) => a - b))
      .map((items) => ({ items, fen: costOf(items), grams: gramsOf(items) }))
      .filter(({ items, fen }) => items.length > 0 && fen < Number.POSITIVE_INFINITY);
  return {
    costOf,
    quick: (worth, prize, round) => columnsOf(attractive(workshop(worth, prize), lines, round, resting)),
    prove: (worth, prize, enough) => {
      const looks = proveLines(workshop(worth, prize), lines, enough);
      const alone = singles.map((fen, item) => surplusOf({ items: [item], fen, grams: gramsOf([item]) }, worth, prize));
      return {
        surplus: Math.min(...looks.map(({ surplus }) => surplus), ...alone),
        near: columnsOf(
          looks.filter(({ surplus }) => surplus < enough).flatMap((found) => [found.items(), ...(found.others ?? [])]),
        ),
      };
    },
  };
}

type Workshop = {
  group: Group;
  worth: Float64Array;
  prize: Prize;
  effort: Cells;
  knapsacks: Map<string, Knapsack>;
  /** What a litre was worth at last on each line whose size limits bind. */
  litrePrices: Map<RelaxedLine, number>;
};
/** A proven surplus, the parcel it was found at, and parcels met on the way that keep the size limits. */
type Found = { surplus: number; items: () => number[]; others?: readonly number[][] };

function attractive(shop: Workshop, lines: readonly RelaxedLine[], round: number, resting: Map<RelaxedLine, number>): number[][] {
  const awake = lines.filter((line) => (resting.get(line) ?? 0) <= round);
  return awake.flatMap((line) => {
    const found = sharesOf(line).flatMap((scaleShare) => {
      const look: Look = {
        stepGrams: findingStepGrams,
        scaleShare,
        rounding: "nearest",
        fenPerLitre: shop.litrePrices.get(line) ?? 0,
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

/** Looks at all lines coarsely, then again and again more finely at the one with the least surplus, until that is fine or enough. */
function proveLines(shop: Workshop, lines: readonly RelaxedLine[], enough: number): Found[] {
  const look = (line: RelaxedLine, level: number) => proveLine(shop, line, provingStepsGrams[level] ?? 1, enough);
  const looks = lines.map((line) => ({ line, level: 0, found: look(line, 0) }));
  for (;;) {
    const least = looks.reduce((best, one) => (one.found.surplus < best.found.surplus ? one : best));
    if (least.found.surplus >= enough || least.level >= provingStepsGrams.length - 1) break;
    least.level += 1;
    least.found = look(least.line, least.level);
  }
  return looks.map(({ found }) => found);
}

function proveLine(shop: Workshop, line: RelaxedLine, stepGrams: number, enough: number): Found {
  const found = sharesOf(line).map((scaleShare) => {
    const open = lookAt(shop, line, { stepGrams, scaleShare, rounding: "down", fenPerLitre: 0 });
    return open.surplus >= enough || litres(shop, open) <= line.litresMax
      ? open
      : priceLitres(shop, line, scaleShare, stepGrams, open);
  });
  return found.reduce((best, one) => (one.surplus > best.surplus ? one : best));
}

/** Raises the price of a litre until the best parcel keeps the size limits, and lowers it again while it does: the tightest proof wins. */
function priceLitres(shop: Workshop, line: RelaxedLine, scaleShare: number, stepGrams: number, open: Found): Found {
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  let price = shop.litrePrices.get(line) ?? total(shop.worth) / Math.max(1, firstLitreShare * line.litresMax);
  let best = open;
  const others: number[][] = [];
  for (let turn = 0; turn < litrePricesMax; turn += 1) {
    const found = lookAt(shop, line, { stepGrams, scaleShare, rounding: "down", fenPerLitre: price });
    if (found.surplus > best.surplus) {
      best = found;
      shop.litrePrices.set(line, price);
    }
    if (litres(shop, found) > line.litresMax) low = price;
    else {
      high = price;
      others.push(found.items());
    }
    price = high === Number.POSITIVE_INFINITY ? price * 2 : low === 0 ? high / 2 : (low + high) / 2;
  }
  return { ...best, others };
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

function litres({ group }: Workshop, found: Found): number {
  return found.items().reduce((sum, item) => sum + litresOf(group, item), 0);
}

function total(worth: Float64Array): number {
  return worth.reduce((sum, one) => sum + one, 0);
}

function knapsackFor({ group, worth, effort, knapsacks }: Workshop, line: RelaxedLine, look: Look): Knapsack {
  const name = knapsackName(line, look);
  const knapsack = knapsacks.get(name) ?? fillKnapsack(group, line, worth, look, effort);
  knapsacks.set(name, knapsack);
  return knapsack;
}
