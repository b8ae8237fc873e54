import type { Group } from "./group.ts";
import { looseFillHundredths } from "./sized-line.ts";

/** Volume becomes grams by the divisor most lines have; lines with another one reckon with their own. */
const usualDivisor = 6_000;
export const massPerMm3 = looseFillHundredths / 100 / usualDivisor;

/**
 * What parcels are sorted by where a plan is bounded: the grams of their goods, or the volume of their goods in grams at the usual divisor. What the
 * measure does not see (`other`: mm³ or grams) only has a price.
 */
export type Measure = {
  by: "weight" | "volume";
  /** Of each item, whole and at least 1. */
  mass: Float64Array;
  other: Float64Array;
  /** Goods of a mass may really have so much less: volumes too small for a gram count as one. */
  lessMost: number;
};

export function measureByWeight({ loads }: Group): Measure {
  const mass = Float64Array.from(loads, ({ grams }) => grams);
  return { by: "weight", mass, other: Float64Array.from(loads, ({ volume }) => volume), lessMost: 0 };
}

export function measureByVolume({ loads }: Group): Measure {
  const exact = Float64Array.from(loads, ({ volume }) => volume * massPerMm3);
  return {
    by: "volume",
    mass: exact.map((one) => Math.max(1, Math.floor(one))),
    other: Float64Array.from(loads, ({ grams }) => grams),
    lessMost: exact.filter((one) => one < 1).length,
  };
}

/** What goods measure together. */
export function massOf({ mass }: Measure, items: readonly number[]): number {
  let sum = 0;
  for (const item of items) sum += mass[item] ?? 0;
  return sum;
}
