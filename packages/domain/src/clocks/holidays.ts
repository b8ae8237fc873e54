import type { Settings } from "../setting/settings.ts";
import { beijingDate } from "./beijing-dates.ts";
import { dayMs, readInstant } from "./beijing-time.ts";

/** The mainland holiday calendar (rule P-48), a setting. */
export type Holidays = Settings["holidays"];
/** Days as counted since 1970-01-01. */
export type HolidayCalendar = { off: ReadonlySet<number>; worked: ReadonlySet<number> };

const calendars = new WeakMap<Holidays, HolidayCalendar>();

/** Days from 1970-01-01 to `date` (`2026-11-27`). Throws for what is no date. */
export function dayNumber(date: string): number {
  return readInstant(`${date}T00:00:00Z`) / dayMs;
}

/** The calendar ready for counting; calculated once for each version of the setting. */
export function calendarOf(holidays: Holidays): HolidayCalendar {
  const known = calendars.get(holidays);
  if (known) return known;
  const off = holidays.flatMap((year) =>
    year.off.flatMap(({ first, last }) => {
      const start = dayNumber(first);
      return Array.from({ length: dayNumber(last) - start + 1 }, (_, index) => start + index);
    }),
  );
  const calendar = { off: new Set(off), worked: new Set(holidays.flatMap(({ worked }) => worked.map(dayNumber))) };
  calendars.set(holidays, calendar);
  return calendar;
}

/** A year is to be entered so many days before it begins, for promises reach into it. */
const aheadDays = 92;

/** The year whose holidays are missing or not final yet and that begins within three months, or has begun; null when all is well. */
export function missingHolidayYear(holidays: Holidays, now: Date): number | null {
  const years = [now, new Date(now.getTime() + aheadDays * dayMs)].map((at) => Number(beijingDate(at).slice(0, 4)));
  return years.find((year) => !holidays.some((one) => one.year === year && one.isFinal)) ?? null;
}
