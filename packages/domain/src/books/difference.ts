/** How a movement at the gateway and ours of the same name stand to each other. */
export const verdicts = ["matched", "ours-only", "theirs-only", "amount-differs"] as const;
export type Verdict = (typeof verdicts)[number];
export const differenceVerdicts = ["ours-only", "theirs-only", "amount-differs"] as const;
export type DifferenceVerdict = (typeof differenceVerdicts)[number];

/**
 * Null: there is nothing on that side. What went out there and came back whole needs nothing of ours, and the other way round: both come to zero.
 */
export function judge(ours: bigint | null, theirs: bigint | null): Verdict {
  if ((ours ?? 0n) === (theirs ?? 0n)) return "matched";
  if (ours === null) return "theirs-only";
  return theirs === null ? "ours-only" : "amount-differs";
}
