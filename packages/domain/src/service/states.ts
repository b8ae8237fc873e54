import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/** A service from being chosen to being done; one that costs nothing starts as ordered. */
export const serviceTransitions = {
  unpaid: ["ordered", "cancelled"],
  ordered: ["started", "done", "cancelled"],
  // Only when the goods leave or prove impossible to work on; the customer can no longer call it off.
  started: ["done", "cancelled"],
  done: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type ServiceState = keyof typeof serviceTransitions;
export const serviceStates = keysOf(serviceTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveService = allowedBy(serviceTransitions);

/** Before staff have begun the customer may call a service off (rule F42). */
export function isServiceCancellable(state: ServiceState): boolean {
  return state === "unpaid" || state === "ordered";
}

/** Money asked for an item after its order was paid. Every answer is final. */
export const supplementTransitions = {
  requested: ["paid", "declined", "expired", "withdrawn"],
  paid: [],
  declined: [],
  expired: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;
export type SupplementState = keyof typeof supplementTransitions;
export const supplementStates = keysOf(supplementTransitions);

export const supplementReasons = ["real-price", "domestic-freight", "oversize", "other"] as const;
export type SupplementReason = (typeof supplementReasons)[number];
