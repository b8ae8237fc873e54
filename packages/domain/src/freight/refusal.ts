import type { Goods } from "./parcel.ts";

export const refusalCodes = [
  "too-heavy",
  "too-long",
  "sum",
  "girth",
  "goods",
  "country",
  "warehouse",
  "alone",
  "not-valid",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Why a parcel cannot travel on a line: what the line allows, what the parcel has, and the items to blame.
 * Grams for `too-heavy`, centimetres for `too-long`, `sum` and `girth`, pieces for `alone`, flags for `goods`, country codes for `country`,
 * warehouse numbers for `warehouse` (with the rule that was broken), ISO days for `not-valid` (`limit` "from/to", ".." for open).
 */
export type Refusal = {
  code: RefusalCode;
  limit: number | string | readonly string[] | readonly number[];
  actual: number | string | readonly string[] | readonly number[];
  itemIds: readonly string[];
  rule?: WarehouseRule;
};

export const warehouseRules = [
  "line-warehouse",
  "two-warehouses",
  "hong-kong-to-mainland",
  "overseas-origin-to-mainland",
] as const;
export type WarehouseRule = (typeof warehouseRules)[number];

/** The ids of all items in `goods`, in their order. */
export function itemsOf(goods: readonly Goods[]): string[] {
  return goods.flatMap(({ itemIds }) => itemIds);
}
