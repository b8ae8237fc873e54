import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * The unit of work: one line of an order, from payment to receipt (decisions, "States"). Each row: from where it may come there.
 * Shared by server and screens; a spec walks it as a graph.
 */
export const itemTransitions = {
  unpaid: ["paid", "cancelled"],
  paid: ["buying", "cancelled"],
  // Back when whoever took it hands it back.
  buying: ["paid", "purchased", "awaiting-confirmation", "cancelled"],
  purchased: ["seller-shipped", "cancelled", "awaiting-confirmation"],
  "seller-shipped": ["signed", "cancelled", "awaiting-confirmation"],
  signed: ["stocked-in", "returning", "awaiting-confirmation", "cancelled"],
  // Back to signed when it was stocked in by mistake and nothing followed.
  "stocked-in": ["signed", "in-parcel", "awaiting-confirmation", "returning", "exchanging", "forfeited"],
  "in-parcel": ["stocked-in", "shipped"],
  shipped: ["received", "stocked-in", "lost"],
  // Found again: brought back to us, or on its way to the receiver after all.
  lost: ["stocked-in", "shipped"],
  received: [],
  "awaiting-logistics": ["in-transit", "cancelled"],
  // Back when two customers announced the same number and it was not this one's.
  // To itself when its courier or number was corrected, which its history shows.
  "in-transit": ["signed", "cancelled", "awaiting-logistics", "in-transit"],
  "awaiting-confirmation": ["buying", "purchased", "seller-shipped", "signed", "stocked-in", "cancelled", "returning"],
  returning: ["returned", "stocked-in"],
  exchanging: ["seller-shipped", "signed", "stocked-in", "returned"],
  returned: [],
  cancelled: [],
  forfeited: [],
} as const satisfies Record<string, readonly string[]>;

export type ItemState = keyof typeof itemTransitions;
export const itemStates = keysOf(itemTransitions);
/** Where an item of each kind of order begins. */
export const itemStarts = ["unpaid", "awaiting-logistics"] as const satisfies readonly ItemState[];
/** Where goods lie in a warehouse, whatever becomes of them next. */
export const storedStates = ["stocked-in", "in-parcel", "returning", "exchanging"] as const satisfies readonly ItemState[];
/** Ends on purpose: nothing follows. */
export const itemEnds = ["received", "returned", "cancelled", "forfeited"] as const satisfies readonly ItemState[];

/** Whether one step leads from the first state to the other. */
export const mayMoveItem = allowedBy(itemTransitions);
