import { dayMs } from "../clocks/beijing-time.ts";
import { arrivalDue, confirmationDue, purchaseDue, unpaidOrderCancelAt } from "../clocks/calendar-clocks.ts";
import type { Settings } from "../setting/settings.ts";

/** As they held when the clock began to run. */
type Rules = Pick<Settings, "deadlines">;

/** Until when an order may be paid; then it is cancelled. */
export function payBefore(placedAt: Date, { deadlines }: Rules): Date {
  return new Date(unpaidOrderCancelAt(placedAt.toISOString(), deadlines));
}

/** Until when the desk buys a paid item (rule P-06). */
export function buyBefore(paidAt: Date, { deadlines }: Rules): Date {
  return new Date(purchaseDue(paidAt.toISOString(), deadlines));
}

/** Until when the buyer answers; then the item is cancelled and refunded (rules P-04 and E-56). */
export function confirmBefore(requestedAt: Date, { deadlines }: Rules): Date {
  return new Date(confirmationDue(requestedAt.toISOString(), deadlines));
}

/** Until when a purchase should have arrived at the warehouse (rule P-07). */
export function arriveBefore(purchasedAt: Date, { deadlines }: Rules): Date {
  return new Date(arrivalDue(purchasedAt.toISOString(), deadlines));
}

/** Until when a seller the buyer agreed to wait for has his time. */
export function waitBefore(agreedAt: Date, days: number): Date {
  return new Date(agreedAt.getTime() + days * dayMs);
}
