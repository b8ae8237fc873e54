import { type Money, subtract, zero } from "../money.ts";
import type { Settings } from "../setting/settings.ts";
import type { ItemServiceNo } from "./catalogue.ts";
import { serviceFee } from "./price-service.ts";

/** A service with the price it was agreed at. */
export type ServiceToClose = { serviceNo: ItemServiceNo; quantity: number; before: number; unitPrice: Money; total: Money };
export const serviceRefundReasons = ["cancelled", "fewer", "late", "goods-left"] as const;
export type ServiceRefundReason = (typeof serviceRefundReasons)[number];
export type ServiceMoney = { earned: Money; refunded: Money; reason: ServiceRefundReason | null };

/**
 * Where a service's fee goes once it was done: earned is the price of what was really done, the rest goes back; all of it when it was
 * late (rules E-118 and F42). Earned and refunded add up to the fee. `done` above the ordered quantity earns no more than the fee.
 * `agreed`: the rules of the moment the service was agreed at.
 */
export function moneyOfDone(
  service: ServiceToClose,
  { done, late }: { done: number; late: boolean },
  agreed: Pick<Settings, "finePhotoTerms">,
): ServiceMoney {
  if (late && service.total.amount > 0n) return { earned: zero("CNY"), refunded: service.total, reason: "late" };
  if (done >= service.quantity) return { earned: service.total, refunded: zero("CNY"), reason: null };
  const price = serviceFee({ ...service, quantity: done }, agreed.finePhotoTerms).total;
  const earned = price.amount > service.total.amount ? service.total : price;
  const refunded = subtract(service.total, earned);
  return { earned, refunded, reason: refunded.amount > 0n ? "fewer" : null };
}

/** Called off: all of it goes back. */
export function moneyOfCancelled(total: Money, reason: "cancelled" | "goods-left"): ServiceMoney {
  return { earned: zero("CNY"), refunded: total, reason: total.amount > 0n ? reason : null };
}
