import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * Money that arrived and could not be used. `proposed`: one member of finance decided, a colleague has yet to agree. `sending`: it is being sent
 * back; `uncertain`: asked for, and nobody says whether it happened, so it is looked for and never simply sent again (rule F15). `taken-back`: the
 * gateway took all of it back by itself; it is open again when that comes back.
 */
export const suspenseTransitions = {
  open: ["proposed", "used", "credited", "sending", "sent-back", "taken-back"],
  proposed: ["open", "used", "credited", "sending", "sent-back", "taken-back"],
  sending: ["uncertain", "sent-back", "open"],
  uncertain: ["sending", "sent-back", "open"],
  used: [],
  credited: [],
  "sent-back": [],
  "taken-back": ["open"],
} as const satisfies Record<string, readonly string[]>;
export type SuspenseState = keyof typeof suspenseTransitions;
export const suspenseStates = keysOf(suspenseTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveSuspense = allowedBy(suspenseTransitions);

/** Whether the money still stands in the suspense account. */
export function isSuspended(state: SuspenseState): boolean {
  return state === "open" || state === "proposed" || state === "sending" || state === "uncertain";
}

/**
 * `second-charge`: the same payment was taken once more. `unknown-payer`: nobody here asked for it. `refund-failed`: it was sent back to its
 * card, and the card's bank did not take it.
 */
export const suspenseWhys = ["other-amount", "other-currency", "second-charge", "unknown-payer", "refund-failed"] as const;
export type SuspenseWhy = (typeof suspenseWhys)[number];

/** `refund`: by a refund of ours that failed; it cannot go back to its card, but to an account. */
export const suspenseCameBy = ["card", "bank", "refund"] as const;
export type SuspenseCameBy = (typeof suspenseCameBy)[number];

/** Pay what it was meant for, credit the wallet, or send it back to where it came from. */
export const suspenseWays = ["pay", "credit", "send-back"] as const;
export type SuspenseWay = (typeof suspenseWays)[number];

/** `SP` and the serial number. */
export function suspenseNumber(id: string): string {
  return `SP${id}`;
}

/** The serial number of such a number; null for anything else. */
export function readSuspenseNumber(text: string): string | null {
  return /^SP(\d{6,18})$/.exec(text.trim().toUpperCase())?.[1] ?? null;
}
