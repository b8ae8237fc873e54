import type { ItemState } from "../item/index.ts";
import type { SupplementReason } from "./states.ts";

/**
 * What a paid supplement is for: before the purchase a dearer price or freight raises what the purchase may cost; after it the money was
 * spent already; handling is the provider's own fee. Null where nothing can be asked for any more.
 */
export function supplementCovers(reason: SupplementReason, state: ItemState): "budget" | "cost" | "fee" | null {
  if (!askable.includes(state)) return null;
  if (reason === "oversize" || reason === "other") return "fee";
  return state === "buying" ? "budget" : "cost";
}

const askable: readonly ItemState[] = ["buying", "purchased", "seller-shipped", "signed", "stocked-in"];

/** Declining a dearer purchase calls the item off and gives its money back; what is bought already stays where it is. */
export function declineCancelsItem(covers: "budget" | "cost" | "fee", state: ItemState): boolean {
  return covers === "budget" && state === "buying";
}

/** States in which an item's goods are gone or about to go back to their seller: open services of it can no longer be done (rule F42). */
export const goodsGone: readonly ItemState[] = [
  "returning",
  "exchanging",
  "shipped",
  "received",
  "lost",
  "returned",
  "cancelled",
  "forfeited",
];

/** Steps of an item a subscriber hears of by mail, and those that end the subscription. */
const toldSteps: readonly ItemState[] = ["purchased", "seller-shipped", "signed", "stocked-in"];

/** Whether a step is news. What comes back from a parcel that was never sent has been in storage all along. */
export function isTold({ from, to }: { from: ItemState | null; to: ItemState }): boolean {
  return toldSteps.includes(to) && from !== "in-parcel";
}
export const lastSteps: readonly ItemState[] = ["received", "lost", "returned", "cancelled", "forfeited"];
