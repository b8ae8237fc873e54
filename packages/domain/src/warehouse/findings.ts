/** What the bench may find instead of the goods that were ordered; each asks the buyer and waits 72 hours. */
export const findingKinds = ["wrong-goods", "damaged", "forbidden", "incomplete", "overseas-store"] as const;
export type FindingKind = (typeof findingKinds)[number];

const southChina = 1;

/**
 * Goods that cannot be kept are refused at the bench, and what was paid goes back: what may not be sent at all, and in South China what comes
 * from a cross-border platform's overseas store (rule F-04). Everything else is asked about.
 */
export function isRefusable(kind: FindingKind, warehouse: number): boolean {
  return kind === "forbidden" || (kind === "overseas-store" && warehouse === southChina);
}

/** What a bench may find: goods of overseas stores are nothing wrong in Hong Kong. */
export function findingKindsAt(warehouse: number): FindingKind[] {
  return findingKinds.filter((kind) => kind !== "overseas-store" || warehouse === southChina);
}

/** Pictures that show what was found. */
export const findingPhotosMax = 9;
