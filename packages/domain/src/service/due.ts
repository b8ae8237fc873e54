import { hourMs } from "../clocks/beijing-time.ts";
import { itemServiceDue } from "../clocks/calendar-clocks.ts";
import { priorityStockInDue, speedyResponseDue } from "../clocks/daily-clocks.ts";
import type { Settings } from "../setting/settings.ts";
import type { ItemServiceNo } from "./catalogue.ts";

/** The rules as they held at a moment. */
export type RulesAt = { at(instant: Date): Pick<Settings, "deadlines" | "workingTime"> };
export type ServiceTimes = { paidAt: Date; signedAt: Date | null; stockedInAt: Date | null };

/**
 * By when a service is to be done; null while its goods have not come, as nothing can be done to them yet. A speedy response runs from
 * its payment (rules P-30 to P-32), a priority stock-in from signing (rule P-12), everything else from payment or arrival, the later one;
 * always by the rules of the moment it runs from.
 */
export function serviceDue(
  serviceNo: ItemServiceNo,
  { paidAt, signedAt, stockedInAt }: ServiceTimes,
  rules: RulesAt,
): Date | null {
  if (serviceNo === "speedy-response") return new Date(speedyResponseDue(paidAt.toISOString(), rules.at(paidAt).workingTime));
  const arrivedAt = serviceNo === "priority-stock-in" ? signedAt : stockedInAt;
  if (arrivedAt === null) return null;
  const from = arrivedAt > paidAt ? arrivedAt : paidAt;
  const { deadlines, workingTime } = rules.at(from);
  return new Date(
    serviceNo === "priority-stock-in"
      ? priorityStockInDue(from.toISOString(), workingTime)
      : itemServiceDue(from.toISOString(), deadlines),
  );
}

/** Until when an unpaid service or a supplement may be paid. */
export function servicePayBefore(at: Date, { servicePayHours }: Pick<Settings, "servicePayHours">): Date {
  return new Date(at.getTime() + servicePayHours * hourMs);
}
