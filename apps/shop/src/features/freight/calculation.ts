import type { CallInput } from "@sihai/contract";
import type { calculate } from "@sihai/contract/freight";
import { cny, toDecimal } from "@sihai/domain";
import { goodsPropertiesMax } from "@sihai/domain/order/draft";
import type { PathSearch } from "#shop";

export type Calculation = PathSearch<"/calculator/index">;
type CalculateBody = CallInput<typeof calculate>["body"];

/** Heaviest thing the calculator takes, in kg. */
export const weightMaxKg = 100;

/** The address of a calculation as the call takes it; null while the destination or the weight is missing. */
export function bodyOf({
  country,
  postcode,
  warehouse,
  weight,
  length,
  width,
  height,
  properties,
  value,
}: Calculation): CalculateBody | null {
  if (country === undefined || weight === undefined || weight > weightMaxKg) return null;
  const sides = length !== undefined && width !== undefined && height !== undefined ? ([length, width, height] as const) : null;
  return {
    country,
    warehouse: warehouse === "2" ? 2 : 1,
    grams: Math.max(1, Math.round(weight * 1000)),
    ...(postcode === undefined ? {} : { zip: postcode }),
    ...(properties === undefined ? {} : { classes: properties.slice(0, goodsPropertiesMax) }),
    ...(value === undefined ? {} : { goodsValue: toDecimal(cny(value)) }),
    ...(sides === null ? {} : { sidesCm: [tenth(sides[0]), tenth(sides[1]), tenth(sides[2])] }),
  };
}

function tenth(side: number): number {
  return Math.min(500, Math.max(0.1, Math.round(side * 10) / 10));
}
