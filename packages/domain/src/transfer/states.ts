import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * A recharge by transfer. Money may come whatever the customer did or left undone, so each state but the last can see it arrive; a
 * record of it that was wrong goes back to where the transfer stood.
 */
export const transferTransitions = {
  opened: ["announced", "arrived", "cancelled", "lapsed"],
  // The receipt is here.
  announced: ["arrived", "cancelled", "refused"],
  // A colleague read it on the bank statement; another confirms.
  arrived: ["credited", "opened", "announced", "cancelled", "lapsed", "refused"],
  lapsed: ["announced", "arrived"],
  cancelled: ["arrived"],
  refused: ["arrived"],
  credited: [],
} as const satisfies Record<string, readonly string[]>;

export type TransferState = keyof typeof transferTransitions;
export const transferStates = keysOf(transferTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveTransfer = allowedBy(transferTransitions);

/** What the customer does themselves; nothing once money has arrived. */
const customersMoves: Partial<Record<TransferState, readonly TransferState[]>> = {
  opened: ["announced", "cancelled"],
  announced: ["cancelled"],
  lapsed: ["announced"],
};

/** Whether the customer brings a transfer from one state to the other. */
export function mayCustomerMove(from: TransferState, to: TransferState): boolean {
  return customersMoves[from]?.includes(to) ?? false;
}

/** Waiting for the customer, the bank or the desk. */
export function isOpenTransfer(state: TransferState): boolean {
  return state === "opened" || state === "announced" || state === "arrived";
}

/** `TR` and the serial number: what a payer writes into the transfer. */
export function transferNumber(id: string): string {
  return `TR${id}`;
}

/** The serial number of a transfer's number, as a bank may write it; null for anything else. */
export function readTransferNumber(text: string): string | null {
  return /^TR(\d{6,18})$/.exec(text.replace(/[\s-]/g, "").toUpperCase())?.[1] ?? null;
}

/** A bank's number of one line of its statement, so that the same line is found however it was typed (rule F35). */
export function bankLineOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s./_-]/g, "")
    .toUpperCase();
}
