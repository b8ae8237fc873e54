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

type Known = {
  state: ItemState;
  dueAt: string | Date | null;
  /** Money still asked for it: the buyer's turn wherever the item is, as it goes into no parcel before that is answered. */
  supplement?: { payBefore: string | Date } | null;
};

/** The item whose next step an order's card tells: of those whose turn is first, the one due first. Undefined for no items. */
export function mostUrgent<Item extends Known>(items: readonly Item[]): Item | undefined {
  const turnOf = ({ state, supplement }: Item) => (supplement ? 0 : turns.findIndex((states) => states.includes(state)));
  const dueOf = ({ dueAt, supplement }: Item) => {
    const due = supplement ? supplement.payBefore : dueAt;
    return due === null ? Number.POSITIVE_INFINITY : new Date(due).getTime();
  };
  return items.toSorted((a, b) => turnOf(a) - turnOf(b) || Math.sign(dueOf(a) - dueOf(b)) || 0)[0];
}
