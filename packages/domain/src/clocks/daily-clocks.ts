import { atBeijing, beijingDay, beijingTimeOfDay, hourMs, readInstant, writeInstant } from "./beijing-time.ts";

const noon = 12 * hourMs;

/** Hours of the day in Beijing, first inclusive, last exclusive: on the stroke counts as after (rule F-14). */
export const stockInHours = { opens: 9 * hourMs, cutOff: 17 * hourMs, withinMs: 24 * hourMs } as const;
export const warehouseWorkingHours = { opens: 9 * hourMs, closes: 18 * hourMs } as const;
export const priorityStockInWorkingMs = 3 * hourMs;
export const priorityStockOutHours = { opens: 9 * hourMs, closes: 17 * hourMs, withinMs: 3 * hourMs, otherwiseBy: noon } as const;
export const speedyResponseHours = {
  opens: 9 * hourMs,
  closes: 18 * hourMs,
  withinMs: hourMs,
  otherwiseBy: 10 * hourMs,
} as const;

/**
 * When a delivered parcel is stocked in at the latest (rules P-10, P-11, F-10 and F-11): 24 hours after a delivery before 17:00,
 * else 24 hours from 09:00 the next day. 17:00:00 counts as after (rule F-14). Throws RangeError when it is no ISO instant.
 */
export function stockInDue(deliveredAt: string): string {
  const delivered = readInstant(deliveredAt);
  const late = isAfterCutOff(deliveredAt);
  return writeInstant((late ? atBeijing(beijingDay(delivered) + 1, stockInHours.opens) : delivered) + stockInHours.withinMs);
}

/** Whether a delivery came on or after 17:00 in Beijing, and so counts from 09:00 the next day. RangeError for no ISO instant. */
export function isAfterCutOff(deliveredAt: string): boolean {
  return beijingTimeOfDay(readInstant(deliveredAt)) >= stockInHours.cutOff;
}

/**
 * When a priority stock-in is done at the latest: three working hours after signing (rule P-12), counted between 09:00 and 18:00
 * (rule P-13). The hours run every day of the week as normal stock-in does, or priority would come out later than normal at a
 * weekend. Throws RangeError when it is no ISO instant.
 */
export function priorityStockInDue(signedAt: string): string {
  const { opens, closes } = warehouseWorkingHours;
  const signed = readInstant(signedAt);
  const day = beijingDay(signed);
  const time = beijingTimeOfDay(signed);
  if (time >= closes) return writeInstant(atBeijing(day + 1, opens + priorityStockInWorkingMs));
  const end = Math.max(time, opens) + priorityStockInWorkingMs;
  return writeInstant(end <= closes ? atBeijing(day, end) : atBeijing(day + 1, opens + end - closes));
}

/**
 * When a priority stock-out is done at the latest, from payment (rule P-21..P-23): three hours when paid 09:00–17:00, by 12:00 the
 * next day when paid from 17:00 on. Before 09:00 counts from 09:00, so by 12:00 the same day. Throws RangeError when it is
 * no ISO instant.
 */
export function priorityStockOutDue(paidAt: string): string {
  const { opens, closes, withinMs, otherwiseBy } = priorityStockOutHours;
  const paid = readInstant(paidAt);
  const day = beijingDay(paid);
  const time = beijingTimeOfDay(paid);
  return writeInstant(time >= closes ? atBeijing(day + 1, otherwiseBy) : atBeijing(day, Math.max(time, opens) + withinMs));
}

/**
 * When a speedy response is given at the latest (rule P-30..P-32): one hour when paid 09:00–18:00, otherwise by 10:00 the next
 * day. The specification's "otherwise" holds for the small hours too: paid at 07:00 means 10:00 of the following date, since
 * "before 09:00 counts from 09:00" was decided for stock-out alone (rule P-23). Throws RangeError when it is no ISO instant.
 */
export function speedyResponseDue(paidAt: string): string {
  const { opens, closes, withinMs, otherwiseBy } = speedyResponseHours;
  const paid = readInstant(paidAt);
  const time = beijingTimeOfDay(paid);
  return writeInstant(time >= opens && time < closes ? paid + withinMs : atBeijing(beijingDay(paid) + 1, otherwiseBy));
}
