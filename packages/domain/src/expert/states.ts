import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * How an expert service moves (rule K-24, docs/decisions/0033). `unpaid`: its fee is not paid. A plan that is sent waits for its answer and its
 * payment in `pending-payment`; declined once it is planned anew. With direct deduction a plan goes to `paid` at once.
 */
export const expertTransitions = {
  unpaid: ["unprocessed", "cancelled"],
  unprocessed: ["processing", "cancelled"],
  processing: ["pending-payment", "paid"],
  "pending-payment": ["processing", "paid", "cancelled"],
  paid: ["shipped", "cancelled"],
  shipped: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type ExpertState = keyof typeof expertTransitions;
export const expertStates = keysOf(expertTransitions);

export const expertCloseReasons = ["by-customer", "unpaid", "declined", "unanswered", "parcels-cancelled"] as const;
export type ExpertCloseReason = (typeof expertCloseReasons)[number];

/** Whether one step leads from the first state to the other. */
export const mayMoveExpert = allowedBy(expertTransitions);

/** The customer may call it off until the work begins (decisions, "States"). */
export function mayCancelExpert(state: ExpertState): boolean {
  return state === "unpaid" || state === "unprocessed";
}

/** Where a service stands by the parcels made of its plan; null: no change. */
export function followParcels(state: ExpertState, parcels: readonly string[]): "paid" | "shipped" | "cancelled" | null {
  if ((state !== "pending-payment" && state !== "paid") || parcels.length === 0) return null;
  const living = parcels.filter((one) => one !== "cancelled");
  if (living.length === 0) return "cancelled";
  if (living.includes("unpaid")) return null;
  if (state === "pending-payment") return "paid";
  return living.every((one) => ["shipped", "delivered", "completed", "exception"].includes(one)) ? "shipped" : null;
}
