import type { Item, Line } from "@sihai/domain/freight";
import type { Objective, Plan, PlanTax } from "@sihai/domain/plan";
import type { Warehouses } from "@sihai/domain/warehouse";

/** What a plan was asked for, as it is kept. */
export type PlanRequest = {
  items: readonly Item[];
  country: string;
  zip: string;
  on: string;
  memberFreightOffBp: number;
  operationFee: string;
  /** Whether the tax of the country was known, so that it can count. */
  withTax: boolean;
};
/** What the planning thread is told, and what it tells: a result an objective, then all in one parcel. */
export type PlanTask = Omit<PlanRequest, "withTax"> & { lines: readonly Line[]; warehouses: Warehouses; tax: PlanTax | null };
export type PlanResult = Plan & { objective: Objective };
/** All in one parcel on the line with the lowest freight; `door`: the same with the tax, on the line cheapest with it. */
export type Together = { lineId: string; total: string; door: { lineId: string; total: string } | null };
export type PlanNews = { kind: "result"; result: PlanResult } | { kind: "together"; together: Together | null };
