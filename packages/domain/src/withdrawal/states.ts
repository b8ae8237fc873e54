import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/** A withdrawal: applied for, approved by finance, paid out. `refused`: not approved, or none of it could be sent. Each row: where it may go. */
export const withdrawalTransitions = {
  applied: ["approved", "cancelled", "refused"],
  approved: ["paid", "refused"],
  paid: [],
  cancelled: [],
  refused: [],
} as const satisfies Record<string, readonly string[]>;
export type WithdrawalState = keyof typeof withdrawalTransitions;
export const withdrawalStates = keysOf(withdrawalTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveWithdrawal = allowedBy(withdrawalTransitions);

/**
 * One part of it, to one place. `sending` is written before anybody is asked to send; `uncertain`: asked, and no answer says whether. An
 * uncertain part is looked for, never simply sent again (rule F15). `on-its-way`: the gateway took it and will say how it ended.
 */
export const partTransitions = {
  waiting: ["sending", "done", "stopped"],
  sending: ["on-its-way", "done", "failed", "uncertain"],
  uncertain: ["sending", "on-its-way", "done", "failed"],
  "on-its-way": ["done", "failed"],
  // Reported as done, and failed afterwards: its money stands in the wallet again.
  done: ["returned"],
  failed: [],
  stopped: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>;
export type PartState = keyof typeof partTransitions;
export const partStates = keysOf(partTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMovePart = allowedBy(partTransitions);

/** How a withdrawal with such parts ends: paid when something reached its owner, refused when nothing did; null while a part is under way. */
export function endOfParts(parts: readonly PartState[]): "paid" | "refused" | null {
  if (parts.some((state) => state !== "done" && state !== "failed" && state !== "returned")) return null;
  return parts.includes("done") ? "paid" : "refused";
}

/** `WD` and the serial number. */
export function withdrawalNumber(id: string): string {
  return `WD${id}`;
}

/** The serial number of a withdrawal's number; null for anything else. */
export function readWithdrawalNumber(text: string): string | null {
  return /^WD(\d{6,18})$/.exec(text)?.[1] ?? null;
}
