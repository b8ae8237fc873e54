import { compare, type Money, subtract } from "../money.ts";
import { findingKinds } from "../warehouse/findings.ts";

/** Why staff ask the buyer before going on. */
export const askReasons = ["price-higher", "variant-gone", "longer-wait", "seller-question"] as const;
export type AskReason = (typeof askReasons)[number];

/** Everything a buyer may be asked about: before the purchase, and by the receiving bench. */
export const questionReasons = [...askReasons, ...findingKinds] as const;

/** Why a buyer cancels. */
export const cancelReasons = ["changed-mind", "wrong-item", "found-elsewhere", "too-slow", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why staff cancel. */
export const staffCancelReasons = ["out-of-stock", "seller-refused", "cannot-ship", "customer-request"] as const;
export type StaffCancelReason = (typeof staffCancelReasons)[number];

/**
 * What recording a purchase does with the money the buyer paid for goods and domestic freight: a dearer purchase is never booked
 * behind the buyer's back, a cheaper one gives the rest back.
 */
export type PurchaseOutcome = { outcome: "even" } | { outcome: "refund"; amount: Money } | { outcome: "ask"; short: Money };

/** What follows when the shop wants `real` for what was `paid` here: nothing, the difference given back, or the customer asked for what is short. */
export function purchaseOutcome(paid: Money, real: Money): PurchaseOutcome {
  switch (compare(real, paid)) {
    case 0:
      return { outcome: "even" };
    case 1:
      return { outcome: "ask", short: subtract(real, paid) };
    case -1:
      return { outcome: "refund", amount: subtract(paid, real) };
  }
}

/** Why a taken item goes back to the queue, untouched. */
export const handBackReasons = ["by-mistake", "shift-over", "other-account", "absent-colleague"] as const;
export type HandBackReason = (typeof handBackReasons)[number];
