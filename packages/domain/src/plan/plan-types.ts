import type { Destination, Item, Line, Quote, Refusal, RefusalCode } from "../freight/index.ts";
import type { Warehouses } from "../warehouse/warehouses.ts";
import type { PlanTax } from "./tax-gauge.ts";

/** What can be asked where the tax is not known: freight and days. */
export const freightObjectives = ["cheapest", "fastest", "balanced"] as const;
/** `door`: the cheapest with the tax to expect; asked only where that is known. */
export const objectives = ["door", ...freightObjectives] as const;
export type Objective = (typeof objectives)[number];

/** Whether a plan counts the tax where it is known: all but the one whose name is its freight. */
export function countsTax(objective: Objective): boolean {
  return objective !== "cheapest";
}

export type FreightObjective = (typeof freightObjectives)[number];

/** `on`: ISO day; without `zip` no remote surcharge counts. Amounts CNY decimal strings; `operationFee` per parcel, "8.00" unless said otherwise. */
export type PlanRequest = {
  items: readonly Item[];
  lines: readonly Line[];
  country: string;
  zip?: string | null;
  objective: Objective;
  on: string;
  maxParcels?: number;
  memberFreightOffBp?: number;
  operationFee?: string;
  warehouses?: Warehouses;
  /** Null or none: the tax of that country is not known. */
  tax?: PlanTax | null;
};

export type LocatedRequest = PlanRequest & { zip: string };

/** The same with country and zip as one destination. */
export type PlanTo = Omit<PlanRequest, "country" | "zip"> & { destination: Destination };

/** Why an item stays behind: the first reason of the line that came nearest, `no-line` without any, `max-parcels` when too few are allowed. */
export type RefusedItem = {
  itemId: string;
  why: RefusalCode | "no-line" | "max-parcels";
  nearest: { lineId: string; refusals: readonly Refusal[] } | null;
};

/**
 * Parcels for the items, each with the tax to expect where it is known; `total` is their freight, with the tax where it is known unless
 * `cheapest` was asked. `value` is what was
 * minimised in CNY (the total; for `balanced` with ¥6 a day; for `fastest` the total among the fastest plans), `bound` a proven lower bound of it, `gap` the difference. `optimal` only when proven: no plan has a lower value, and none
 * is faster where that was asked. Items in `refused` are not in the plan; an item is refused when no line takes it by itself.
 */
export type Plan = {
  parcels: readonly { itemIds: readonly string[]; lineId: string; quote: Quote; tax: string | null }[];
  total: string;
  slowestDays: number;
  optimal: boolean;
  value: string;
  bound: string;
  gap: string;
  refused: readonly RefusedItem[];
};
