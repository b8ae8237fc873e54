import { atBeijing, beijingDay, beijingTimeOfDay, isWeekday, readInstant, writeDay, writeInstant } from "./beijing-time.ts";
import { calendarOf, dayNumber, type Holidays } from "./holidays.ts";

const workingDaysMax = 366;

/** Whether a Beijing day is a working day. In years outside the calendar only weekends are free. */
export function isWorkingBeijingDay(day: number, holidays: Holidays): boolean {
  const { off, worked } = calendarOf(holidays);
  return worked.has(day) || (isWeekday(day) && !off.has(day));
}

/** Whether an instant falls on a mainland working day in Beijing (rule P-48). Throws RangeError when it is no ISO instant. */
export function isWorkingDay(instant: string, holidays: Holidays): boolean {
  return isWorkingBeijingDay(beijingDay(readInstant(instant)), holidays);
}

/** The nth working day after a Beijing day, which itself is never counted; the day itself for 0. */
export function workingDayAfter(day: number, count: number, holidays: Holidays): number {
  let found = day;
  for (let left = count; left > 0; ) {
    found += 1;
    if (isWorkingBeijingDay(found, holidays)) left -= 1;
  }
  return found;
}

/**
 * The calendar around a Beijing day as two lists, for counting where there is no calendar (in SQL): how many of the days from `first`
 * up to each day work, and which days those are. The nth working day after day `i` is `workingDays[upTo[i] + n - 1]`.
 * Throws RangeError when `first` is no date like `2026-11-21`.
 */
export function workingCalendar(first: string, days: number, holidays: Holidays): { upTo: number[]; workingDays: string[] } {
  const start = dayNumber(first);
  const workingDays: string[] = [];
  const upTo = Array.from({ length: days }, (_, index) => {
    if (isWorkingBeijingDay(start + index, holidays)) workingDays.push(writeDay(start + index));
    return workingDays.length;
  });
  return { upTo, workingDays };
}

/**
 * The same Beijing time of day, `count` working days later; the day of `from` is not counted, whatever day it is.
 * Throws RangeError when `from` is no ISO instant or `count` no whole number of 0 to 366.
 */
export function addWorkingDays(from: string, count: number, holidays: Holidays): string {
  if (!Number.isInteger(count) || count < 0 || count > workingDaysMax)
    throw new RangeError(`not a number of working days: ${count}`);
  const start = readInstant(from);
  return writeInstant(atBeijing(workingDayAfter(beijingDay(start), count, holidays), beijingTimeOfDay(start)));
}
