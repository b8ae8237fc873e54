import { atBeijing, beijingDay, hourMs, readInstant, writeInstant } from "./beijing-time.ts";
import type { Holidays } from "./holidays.ts";
import { isWorkingBeijingDay, workingDayAfter } from "./working-days.ts";

/**
 * The end of so many hours of working days in Beijing (rules P-35 to P-37). For 24 of them: asked on a working day it is due at the same time of
 * the next working day; asked on a day off, at the end of the next working day. Throws RangeError when `from` is no ISO instant.
 */
export function workingHoursAfter(from: string, hours: number, holidays: Holidays): string {
  const dayAfter = (at: number) => atBeijing(workingDayAfter(beijingDay(at), 1, holidays), 0);
  const request = readInstant(from);
  const isAtWork = isWorkingBeijingDay(beijingDay(request), holidays);
  let at = isAtWork ? request : dayAfter(request);
  let left = hours * hourMs;
  for (;;) {
    const midnight = atBeijing(beijingDay(at) + 1, 0);
    // Hours that end with a day end with it, or where the next working day begins for one who asked on a working day.
    if (at + left < midnight || (!isAtWork && at + left === midnight)) return writeInstant(at + left);
    left -= midnight - at;
    at = dayAfter(at);
  }
}
