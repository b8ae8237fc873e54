import { priorityStockInDue, stockInDue } from "../clocks/index.ts";

/** The service that puts a delivery at the head of the queue: 3 working hours (rule P-12). */
export const priorityStockIn = "priority-stock-in";

/** Until when a delivery has to be stocked in, by when it was delivered and whether priority was bought (rules P-10 to P-12). */
export function stockInDeadline(deliveredAt: Date, services: readonly string[]): Date {
  const from = deliveredAt.toISOString();
  return new Date(services.includes(priorityStockIn) ? priorityStockInDue(from) : stockInDue(from));
}
