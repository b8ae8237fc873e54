import type { Settings } from "../setting/settings.ts";
import { atBeijing, beijingDay, beijingTimeOfDay, hourMs, readInstant, writeInstant } from "./beijing-time.ts";

type WorkingTime = Settings["workingTime"];

/** Hours of the day are minutes after midnight there. */
const minuteMs = 60_000;

/**
 * When a delivered parcel is stocked in at the latest (rules P-10, P-11, F-10 and F-11): so many hours after a delivery before the
 * cut-off, else from the next morning. On the stroke counts as after (rule F-14). Throws RangeError when it is no ISO instant.
 */
export function stockInDue(deliveredAt: string, workingTime: WorkingTime): string {
  const { opens, hours } = workingTime.stockIn;
  const delivered = readInstant(deliveredAt);
  const from = isAfterCutOff(deliveredAt, workingTime) ? atBeijing(beijingDay(delivered) + 1, opens * minuteMs) : delivered;
  return writeInstant(from + hours * hourMs);
}

/** Whether a delivery came at the cut-off or later in Beijing, and so counts from the next morning. RangeError for no ISO instant. */
export function isAfterCutOff(deliveredAt: string, { stockIn }: WorkingTime): boolean {
  return beijingTimeOfDay(readInstant(deliveredAt)) >= stockIn.cutOff * minuteMs;
}

/**
 * When a priority stock-in is done at the latest: so many working hours after signing (rules P-12 and P-13). The hours run every day
 * of the week as normal stock-in does, or priority would come out later than normal at a weekend. Throws RangeError when it is
 * no ISO instant.
 */
export function priorityStockInDue(signedAt: string, { priorityStockIn }: WorkingTime): string {
  const [opens, closes] = [priorityStockIn.opens * minuteMs, priorityStockIn.closes * minuteMs];
  const workingMs = priorityStockIn.hours * hourMs;
  const signed = readInstant(signedAt);
  const day = beijingDay(signed);
  const time = beijingTimeOfDay(signed);
  if (time >= closes) return writeInstant(atBeijing(day + 1, opens + workingMs));
  const end = Math.max(time, opens) + workingMs;
  return writeInstant(end <= closes ? atBeijing(day, end) : atBeijing(day + 1, opens + end - closes));
}

/**
 * When a priority stock-out is done at the latest, from payment (rules P-21 and P-23): so many hours when paid while it is open, by a
 * time of the next day when paid after. What is paid before it opens counts from there. Throws RangeError when it is no ISO instant.
 */
export function priorityStockOutDue(paidAt: string, { priorityStockOut }: WorkingTime): string {
  const { opens, closes, hours, otherwiseBy } = priorityStockOut;
  const paid = readInstant(paidAt);
  const day = beijingDay(paid);
  const time = beijingTimeOfDay(paid);
  return writeInstant(
    time >= closes * minuteMs
      ? atBeijing(day + 1, otherwiseBy * minuteMs)
      : atBeijing(day, Math.max(time, opens * minuteMs) + hours * hourMs),
  );
}

/**
 * When a speedy response is given at the latest (rules P-30 to P-32): so many hours when paid while it is open, otherwise by a time of
 * the next day. The specification's "otherwise" holds for the small hours too: paid at 07:00 means the following date, since
 * "before it opens counts from there" was decided for stock-out alone (rule P-23). Throws RangeError when it is no ISO instant.
 */
export function speedyResponseDue(paidAt: string, { speedyResponse }: WorkingTime): string {
  const { opens, closes, hours, otherwiseBy } = speedyResponse;
  const paid = readInstant(paidAt);
  const time = beijingTimeOfDay(paid);
  const isOpen = time >= opens * minuteMs && time < closes * minuteMs;
  return writeInstant(isOpen ? paid + hours * hourMs : atBeijing(beijingDay(paid) + 1, otherwiseBy * minuteMs));
}
