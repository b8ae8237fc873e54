import { isAfterCutOff, priorityStockInDue, stockInDue } from "../clocks/daily-clocks.ts";
import type { Settings } from "../setting/settings.ts";

type Rules = Pick<Settings, "workingTime">;

/** The service that puts a delivery at the head of the queue (rule P-12). */
export const priorityStockIn = "priority-stock-in";

/** Until when a delivery has to be stocked in, by when it was delivered and whether priority was bought (rules P-10 to P-12). */
export function stockInDeadline(deliveredAt: Date, services: readonly string[], { workingTime }: Rules): Date {
  const from = deliveredAt.toISOString();
  return new Date((services.includes(priorityStockIn) ? priorityStockInDue : stockInDue)(from, workingTime));
}

/** Whether a delivery counts from the next morning (rule P-11). */
export function cameAfterCutOff(deliveredAt: Date, { workingTime }: Rules): boolean {
  return isAfterCutOff(deliveredAt.toISOString(), workingTime);
}
