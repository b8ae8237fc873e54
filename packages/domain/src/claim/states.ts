/** A claim on a parcel: reported, looked into, offered, accepted, paid. Each row: where it may go from there. */
export const claimTransitions = {
  open: ["reviewing", "withdrawn"],
  reviewing: ["offered", "refused", "withdrawn"],
  // The buyer takes the offer, or says why it is not enough and it is looked at once more.
  offered: ["accepted", "reviewing", "withdrawn"],
  // Paid by another member of staff than the one who offered.
  accepted: ["paid"],
  paid: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type ClaimState = keyof typeof claimTransitions;
export const claimStates = Object.keys(claimTransitions) as [ClaimState, ...ClaimState[]];
/** Waiting for somebody, in the order they are gone through. */
export const openClaimStates = ["open", "reviewing", "offered", "accepted"] as const satisfies readonly ClaimState[];

export function mayMoveClaim(from: ClaimState, to: ClaimState): boolean {
  const next: readonly ClaimState[] = claimTransitions[from];
  return next.includes(to);
}

export function isOpenClaim(state: ClaimState): boolean {
  return claimTransitions[state].length > 0;
}

/** `CL` and the claim's serial number. */
export function claimNumber(id: string): string {
  return `CL${id}`;
}

/** The serial number of a claim number; null for anything else. */
export function readClaimNumber(text: string): string | null {
  return /^CL(\d{6,18})$/.exec(text)?.[1] ?? null;
}
