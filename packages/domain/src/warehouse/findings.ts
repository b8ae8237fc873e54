/** What the bench may find instead of the goods that were ordered; each asks the buyer and waits 72 hours. */
export const findingKinds = ["wrong-goods", "damaged", "forbidden", "incomplete"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Goods that may not be sent cannot be kept either: they are refused at the bench, and what was paid goes back. */
export const refusableFindings = ["forbidden"] as const satisfies readonly FindingKind[];

export function isRefusable(kind: FindingKind): boolean {
  const kinds: readonly FindingKind[] = refusableFindings;
  return kinds.includes(kind);
}

/** Pictures that show what was found. */
export const findingPhotosMax = 9;
