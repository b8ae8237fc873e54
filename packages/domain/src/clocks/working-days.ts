import {
  atBeijing,
  beijingDay,
  beijingTimeOfDay,
  dayMs,
  isWeekday,
  readInstant,
  writeDay,
  writeInstant,
} from "./beijing-time.ts";
import { holidays } from "./holidays.ts";

const workingDaysMax = 366;

function dayNumber(date: string): number {
  return readInstant(`${date}T00:00:00Z`) / dayMs;
}

const daysOff = new Set(
  holidays.flatMap(({ off }) =>
    off.flatMap(([first, last]) => {
      const start = dayNumber(first);
      return Array.from({ length: dayNumber(last) - start + 1 }, (_, index) => start + index);
    }),
  ),
);
const movedWeekends = new Set(holidays.flatMap(({ worked }) => worked.map(dayNumber)));

/** Whether a Beijing day is a working day. In years outside the calendar only weekends are free. */
export function isWorkingBeijingDay(day: number): boolean {
  return movedWeekends.has(day) || (isWeekday(day) && !daysOff.has(day));
}

/** Whether an instant falls on a mainland working day in Beijing (rule P-48). Throws RangeError when it is no ISO instant. */
export function isWorkingDay(instant: string): boolean {
  return isWorkingBeijingDay(beijingDay(readInstant(instant)));
}

/** The nth working day after a Beijing day, which itself is never counted; the day itself for 0. */
export function workingDayAfter(day: number, count: number): number {
  let found = day;
  for (let left = count; left > 0; ) {
    found += 1;
    if (isWorkingBeijingDay(found)) left -= 1;
  }
  return found;
}

/**
 * The calendar around a Beijing day as two lists, for counting where there is no calendar (in SQL): how many of the days from `first`
 * up to each day work, and which days those are. The nth working day after day `i` is `workingDays[upTo[i] + n - 1]`.
 * Throws RangeError when `first` is no date like `2026-11-21`.
 */
export function workingCalendar(first: string, days: number): { upTo: number[]; workingDays: string[] } {
  const start = dayNumber(first);
  const workingDays: string[] = [];
  const upTo = Array.from({ length: days }, (_, index) => {
    if (isWorkingBeijingDay(start + index)) workingDays.push(writeDay(start + index));
    return workingDays.length;
  });
  return { upTo, workingDays };
}

/**
 * The same Beijing time of day, `count` working days later; the day of `from` is not counted, whatever day it is.
 * Throws RangeError when `from` is no ISO instant or `count` no whole number of 0 to 366.
 */
export function addWorkingDays(from: string, count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > workingDaysMax)
    throw new RangeError(`not a number of working days: ${count}`);
  const start = readInstant(from);
  return writeInstant(atBeijing(workingDayAfter(beijingDay(start), count), beijingTimeOfDay(start)));
}
