import type { ItemState } from "../item/index.ts";

/**
 * Whose turn it is with an item, the most urgent first: the buyer's own deadlines, what lies here and costs storage one day, what we or the
 * seller do, what a parcel tells, and what is over.
 */
const turns: readonly (readonly ItemState[])[] = [
  ["awaiting-confirmation", "awaiting-logistics", "unpaid"],
  ["stocked-in"],
  ["exchanging", "returning", "signed", "buying", "paid", "purchased", "seller-shipped", "in-transit"],
  ["lost", "in-parcel", "shipped"],
  ["received", "returned", "forfeited"],
  ["cancelled"],
];

/** The item whose next step an order's card tells: of those whose turn is first, the one due first. Undefined for no items. */
export function mostUrgent<Known extends { state: ItemState; dueAt: string | Date | null }>(
  items: readonly Known[],
): Known | undefined {
  const turnOf = ({ state }: Known) => turns.findIndex((states) => states.includes(state));
  const dueOf = ({ dueAt }: Known) => (dueAt === null ? Number.POSITIVE_INFINITY : new Date(dueAt).getTime());
  return items.toSorted((a, b) => turnOf(a) - turnOf(b) || Math.sign(dueOf(a) - dueOf(b)) || 0)[0];
}
