import { arrivalDue, confirmationDue, dayMs, purchaseDue, unpaidOrderCancelAt } from "../clocks/index.ts";

/** Until when an order may be paid; then it is cancelled. */
export function payBefore(placedAt: Date): Date {
  return new Date(unpaidOrderCancelAt(placedAt.toISOString()));
}

/** Until when the desk buys a paid item (rule P-06). */
export function buyBefore(paidAt: Date): Date {
  return new Date(purchaseDue(paidAt.toISOString()));
}

/** Until when the buyer answers; then the item is cancelled and refunded (rules P-04 and E-56). */
export function confirmBefore(askedAt: Date): Date {
  return new Date(confirmationDue(askedAt.toISOString()));
}

/** Until when a purchase should have arrived at the warehouse (rule P-07). */
export function arriveBefore(purchasedAt: Date): Date {
  return new Date(arrivalDue(purchasedAt.toISOString()));
}

/** Until when a seller the buyer agreed to wait for has his time. */
export function waitBefore(agreedAt: Date, days: number): Date {
  return new Date(agreedAt.getTime() + days * dayMs);
}
