import type { Item, Line } from "@sihai/domain/freight";
import type { Objective, Plan } from "@sihai/domain/plan";
import type { Warehouses } from "@sihai/domain/warehouse";

/** What a plan was asked for, as it is kept. */
export type PlanRequest = {
  items: readonly Item[];
  country: string;
  zip: string;
  on: string;
  memberFreightOffBp: number;
  operationFee: string;
};
/** What the planning thread is told, and what it tells: a result an objective, then all in one parcel. */
export type PlanTask = PlanRequest & { lines: readonly Line[]; warehouses: Warehouses };
export type PlanResult = Plan & { objective: Objective };
export type Together = { lineId: string; total: string };
export type PlanNews = { kind: "result"; result: PlanResult } | { kind: "together"; together: Together | null };
