import { type Money, subtract, zero } from "../money.ts";
import { type ItemServiceNo, servicePolicy } from "./catalogue.ts";
import { priceItemService } from "./price-service.ts";

export type ServiceToClose = { serviceNo: ItemServiceNo; quantity: number; before: number; total: Money };
export const serviceRefundReasons = ["cancelled", "fewer", "late", "goods-left"] as const;
export type ServiceRefundReason = (typeof serviceRefundReasons)[number];
export type ServiceMoney = { earned: Money; refunded: Money; reason: ServiceRefundReason | null };

/**
 * Where a service's fee goes once it was done: earned is the price of what was really done, the rest goes back; all of it when it was
 * late (rules E-118 and F42). Earned and refunded add up to the fee. `done` above the ordered quantity earns no more than the fee.
 */
export function moneyOfDone(service: ServiceToClose, { done, late }: { done: number; late: boolean }): ServiceMoney {
  if (late && servicePolicy.lateRefundsFee && service.total.amount > 0n)
    return { earned: zero("CNY"), refunded: service.total, reason: "late" };
  if (done >= service.quantity) return { earned: service.total, refunded: zero("CNY"), reason: null };
  const price = priceItemService(service.serviceNo, done, service.before).total;
  const earned = price.amount > service.total.amount ? service.total : price;
  const refunded = subtract(service.total, earned);
  return { earned, refunded, reason: refunded.amount > 0n ? "fewer" : null };
}

/** Called off: all of it goes back. */
export function moneyOfCancelled(total: Money, reason: "cancelled" | "goods-left"): ServiceMoney {
  return { earned: zero("CNY"), refunded: total, reason: total.amount > 0n ? reason : null };
}
