import type { Group } from "./group.ts";
import { looseFillHundredths } from "./sized-line.ts";

/** Volume becomes grams by the divisor most lines have; lines with another one calculate with their own. */
const usualDivisor = 6_000;
export const massPerMm3 = looseFillHundredths / 100 / usualDivisor;

/** All goods together measure no more than about so many units: a gram each for a light group, a few grams for a heavy one. */
const unitsMost = 14_000;

/**
 * What parcels are sorted by where a plan is bounded: the weight of their goods, or the volume of their goods in grams at the usual divisor. What the
 * measure does not see (`other`: mm³ or grams) only has a price.
 */
export type Measure = {
  by: "weight" | "volume";
  /** Of each item in units of so many grams, whole and at least 1. */
  mass: Float64Array;
  unit: number;
  /** Goods of a mass may really have so many grams less, or more, than its units say. */
  less: number;
  more: number;
  other: Float64Array;
};

/** Each item measured by its grams, in whole units. */
export function measureByWeight(group: Group, unit?: number): Measure {
  const [grams, other] = [gramsOf(group), volumesOf(group)];
  return { by: "weight", other, ...inUnits(grams, unit) };
}

/** Each item measured by its volume, in whole units. */
export function measureByVolume(group: Group, unit?: number): Measure {
  const [other, volumes] = [gramsOf(group), volumesOf(group)];
  const grams = volumes.map((volume) => volume * massPerMm3);
  return { by: "volume", other, ...inUnits(grams, unit) };
}

function inUnits(grams: Float64Array, request?: number): Pick<Measure, "mass" | "unit" | "less" | "more"> {
  const all = grams.reduce((sum, one) => sum + one, 0);
  const unit = request ?? Math.max(1, Math.ceil(all / unitsMost));
  const mass = grams.map((one) => Math.max(1, Math.floor(one / unit)));
  const over = grams.map((one, item) => one - (mass[item] ?? 0) * unit);
  return {
    ...{ mass, unit },
    less: over.reduce((sum, one) => sum + Math.max(0, -one), 0),
    more: over.reduce((sum, one) => sum + Math.max(0, one), 0),
  };
}

function gramsOf({ loads }: Group): Float64Array {
  return Float64Array.from(loads, ({ grams }) => grams);
}

function volumesOf({ loads }: Group): Float64Array {
  return Float64Array.from(loads, ({ volume }) => volume);
}

/** What goods measure together. */
export function massOf({ mass }: Measure, items: readonly number[]): number {
  let sum = 0;
  for (const item of items) sum += mass[item] ?? 0;
  return sum;
}
