import { hourMs, itemServiceDue, priorityStockInDue, speedyResponseDue } from "../clocks/index.ts";
import { type ItemServiceNo, servicePolicy } from "./catalogue.ts";

export type ServiceTimes = { paidAt: Date; signedAt: Date | null; stockedInAt: Date | null };

/**
 * By when a service is to be done; null while its goods have not come, as nothing can be done to them yet. A speedy response runs from
 * its payment (rules P-30 to P-32), a priority stock-in from signing (rule P-12), everything else 24 hours from payment or arrival, the later one.
 */
export function serviceDue(serviceNo: ItemServiceNo, { paidAt, signedAt, stockedInAt }: ServiceTimes): Date | null {
  if (serviceNo === "speedy-response") return new Date(speedyResponseDue(paidAt.toISOString()));
  if (serviceNo === "priority-stock-in")
    return signedAt && new Date(priorityStockInDue((signedAt > paidAt ? signedAt : paidAt).toISOString()));
  if (stockedInAt === null) return null;
  const from = stockedInAt > paidAt ? stockedInAt : paidAt;
  return new Date(itemServiceDue(from.toISOString()));
}

/** Until when an unpaid service or a supplement may be paid. */
export function servicePayBefore(at: Date): Date {
  return new Date(at.getTime() + servicePolicy.payWithinHours * hourMs);
}
