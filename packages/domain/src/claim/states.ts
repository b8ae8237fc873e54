import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * A claim on a parcel: reported, looked into, offered, accepted, paid. Each row: where it may go from there. `void`: the parcel it said was
 * lost arrived after all, before anything was paid.
 */
export const claimTransitions = {
  open: ["reviewing", "withdrawn", "void"],
  reviewing: ["offered", "refused", "withdrawn", "void"],
  // The buyer takes the offer, or says why it is not enough and it is looked at once more; an offer nobody answers lapses.
  offered: ["accepted", "reviewing", "withdrawn", "lapsed", "void"],
  // Paid by another member of staff than the one who offered.
  accepted: ["paid", "void"],
  // The buyer was away: for a while the claim can be taken up again.
  lapsed: ["reviewing"],
  void: [],
  paid: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type ClaimState = keyof typeof claimTransitions;
export const claimStates = keysOf(claimTransitions);
/** Waiting for somebody, in the order they are gone through. */
export const openClaimStates = ["open", "reviewing", "offered", "accepted"] as const satisfies readonly ClaimState[];

/** Whether one step leads from the first state to the other. */
export const mayMoveClaim = allowedBy(claimTransitions);

/** Whether somebody still has to act on a claim in this state. */
export function isOpenClaim(state: ClaimState): boolean {
  return openClaimStates.some((open) => open === state);
}

/** `CL` and the claim's serial number. */
export function claimNumber(id: string): string {
  return `CL${id}`;
}

/** The serial number of a claim number; null for anything else. */
export function readClaimNumber(text: string): string | null {
  return /^CL(\d{6,18})$/.exec(text)?.[1] ?? null;
}
