import type { Group } from "./group.ts";
import { type Cells, fillKnapsack, type Knapsack, knapsackName, type Look, leastAt, surpluses } from "./knapsack.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";

/** A parcel that comes near the least cost − worth of a line, and a lower bound of that least (`surplus`, fen, often negative). */
export type BestParcel = { surplus: number; items: number[] };

/** Where volume counts, weight alone, volume alone and the middle are tried; the best proof of the three is kept. */
const scaleShares = [1, 0.5, 0];
const findingStepGrams = 32;
/** So many stretches of weight each offer their best parcel, so that one look finds parcels of many sizes. */
const stretches = 6;

/** Lines that were far from attractive rest for some rounds: until which round each does. */
export type RestingLines = Map<RelaxedLine, number>;

const restRounds = 5;
/** How far, in fen, a line must be from offering anything to be left alone for some rounds. */
const farFen = 300;

/** Parcels that look attractive at this worth of the items (fen), from a quick look at every line; proves nothing. */
export function attractiveParcels(
  group: Group,
  lines: readonly RelaxedLine[],
  worth: Float64Array,
  perParcel: number,
  round: number,
  resting: RestingLines,
  effort: Cells,
): number[][] {
  const knapsacks = new Map<string, Knapsack>();
  const awake = lines.filter((line) => (resting.get(line) ?? 0) <= round);
  return awake.flatMap((line) => {
    const looks = (line.volumeGrams ? scaleShares : [1]).map(
      (scaleShare): Look => ({ stepGrams: findingStepGrams, scaleShare, rounding: "nearest" }),
    );
    const found = looks.flatMap((look) => {
      const knapsack = knapsackFor(group, line, worth, look, knapsacks, effort);
      const values = surpluses(line, knapsack, look);
      const stretch = Math.ceil(values.length / stretches);
      return Array.from({ length: stretches }, (_, index) =>
        leastAt(values, index * stretch, Math.min(values.length, (index + 1) * stretch)),
      ).map((state) => ({ surplus: values[state] ?? 0, state, knapsack }));
    });
    if (Math.min(...found.map(({ surplus }) => surplus)) > perParcel + farFen) resting.set(line, round + restRounds);
    return found.filter(({ surplus }) => surplus < perParcel).map(({ state, knapsack }) => knapsack.itemsAt(state));
  });
}

/**
 * Proves the least cost − worth: each line by knapsacks over weights rounded down to a step. All lines are looked at coarsely; then the line
 * with the least surplus again and again more finely, until the least is as fine as `stepsGrams` allow or not below `enough`. The least of
 * the answers is a lower bound of cost − worth over every parcel of the relaxed lines.
 */
export function bestParcels(
  group: Group,
  lines: readonly RelaxedLine[],
  worth: Float64Array,
  stepsGrams: readonly number[],
  enough: number,
  effort: Cells,
): BestParcel[] {
  const knapsacks = new Map<string, Knapsack>();
  const look = (line: RelaxedLine, level: number) => lookAt(group, line, worth, stepsGrams[level] ?? 1, knapsacks, effort);
  const looks = lines.map((line) => ({ line, level: 0, found: look(line, 0) }));
  for (;;) {
    const least = looks.reduce((best, one) => (one.found.surplus < best.found.surplus ? one : best));
    if (least.found.surplus >= enough || least.level >= stepsGrams.length - 1) break;
    least.level += 1;
    least.found = look(least.line, least.level);
  }
  return looks.map(({ found }) => ({ surplus: found.surplus, items: found.knapsack.itemsAt(found.state) }));
}

function lookAt(
  group: Group,
  line: RelaxedLine,
  worth: Float64Array,
  stepGrams: number,
  knapsacks: Map<string, Knapsack>,
  effort: Cells,
): { surplus: number; state: number; knapsack: Knapsack } {
  const found = (line.volumeGrams ? scaleShares : [1]).map((scaleShare) => {
    const look: Look = { stepGrams, scaleShare, rounding: "down" };
    const knapsack = knapsackFor(group, line, worth, look, knapsacks, effort);
    const values = surpluses(line, knapsack, look);
    const state = leastAt(values);
    return { surplus: values[state] ?? Number.POSITIVE_INFINITY, state, knapsack };
  });
  return found.reduce((best, one) => (one.surplus > best.surplus ? one : best));
}

function knapsackFor(
  group: Group,
  line: RelaxedLine,
  worth: Float64Array,
  look: Look,
  known: Map<string, Knapsack>,
  effort: Cells,
): Knapsack {
  const name = knapsackName(line, look);
  const knapsack = known.get(name) ?? fillKnapsack(group, line, worth, look, effort);
  known.set(name, knapsack);
  return knapsack;
}
