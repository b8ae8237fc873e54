import { hourMs } from "../clocks/beijing-time.ts";
import type { Settings } from "../setting/settings.ts";
import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * A return or exchange, from the buyer's application to its end (decision 13). Each row: from where it may come there. An exchange waits for
 * its fee and freight to be paid before it leaves; a return pays both out of the seller's refund.
 */
export const returnTransitions = {
  applied: ["awaiting-payment", "approved", "refused", "cancelled"],
  "awaiting-payment": ["approved", "cancelled"],
  approved: ["sent-back"],
  "sent-back": ["seller-received"],
  "seller-received": ["refunded", "exchange-shipped"],
  refunded: [],
  "exchange-shipped": [],
  refused: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type ReturnState = keyof typeof returnTransitions;
export const returnStates = keysOf(returnTransitions);
export const openReturnStates = ["applied", "awaiting-payment", "approved", "sent-back", "seller-received"] as const;

/** Whether somebody still has to act on a return in this state. */
export function isOpenReturn(state: ReturnState): boolean {
  return openReturnStates.some((open) => open === state);
}

/** Whether one step leads from the first state to the other. */
export const mayMoveReturn = allowedBy(returnTransitions);

export const returnKinds = ["return", "exchange"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Rule E-131. */
export const returnReasons = [
  "wrong-item",
  "damaged",
  "not-as-described",
  "wrong-size-colour",
  "quality",
  "no-longer-wanted",
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Pictures of what is wrong (rule E-123), and pieces of one order that go back together. */
export const returnLimits = { photos: 9, items: 20, description: 500, wanted: 100 } as const;

/** The buyer may call it off until something was paid or sent. */
export function isCancellableReturn(state: ReturnState): boolean {
  return mayMoveReturn(state, "cancelled");
}

/** By when a return that stands somewhere is to go on; the payment of an exchange lapses then, the other steps are the desk's own measure. */
export function returnStepDue(state: ReturnState, at: Date, { returnStepHours }: Pick<Settings, "returnStepHours">): Date | null {
  const open = openReturnStates.find((one) => one === state);
  return open ? new Date(at.getTime() + returnStepHours[open] * hourMs) : null;
}

/** The number people know an application by. */
export function returnNumber(id: string): string {
  return `RT${id.padStart(6, "0")}`;
}

/** The id behind such a number; null when it is none. */
export function readReturnNumber(text: string): string | null {
  const digits = /^RT(\d{6,18})$/.exec(text)?.[1];
  return digits === undefined ? null : BigInt(digits).toString();
}
