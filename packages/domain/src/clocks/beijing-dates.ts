import { atBeijing, beijingDay, beijingTimeOfDay, dayMs, writeDay } from "./beijing-time.ts";

/** The Beijing calendar day of an instant as `2026-11-21`. Throws RangeError for an invalid Date, as all here. */
export function beijingDate(at: Date): string {
  return writeDay(beijingDay(at.getTime()));
}

/** The Beijing day and time of an instant as `2026-11-21 09:15`. */
export function beijingMinute(at: Date): string {
  const timeOfDay = new Date(beijingTimeOfDay(at.getTime())).toISOString().slice(11, 16);
  return `${beijingDate(at)} ${timeOfDay}`;
}

/** The first instant of a Beijing day written as `2026-11-21`. */
export function beijingDateStart(date: string): Date {
  return new Date(atBeijing(dayOf(date), 0));
}

/** Whether a text is a day of the calendar, written as `2026-11-21`: 30 February is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayOf(text)) && writeDay(dayOf(text)) === text;
}

/** The day before a calendar day written as `2026-11-21`. */
export function dayBefore(date: string): string {
  return writeDay(dayOf(date) - 1);
}

/** The day after a calendar day written as `2026-11-21`. */
export function dayAfter(date: string): string {
  return writeDay(dayOf(date) + 1);
}

/** The Beijing calendar month of an instant: its name `2026-11`, its first instant and the first of the month after. */
export function beijingMonth(at: Date): { name: string; from: Date; to: Date } {
  const name = beijingDate(at).slice(0, 7);
  const [year = 0, month = 0] = name.split("-").map(Number);
  const first = (monthIndex: number) => new Date(atBeijing(Date.UTC(year, monthIndex, 1) / dayMs, 0));
  return { name, from: first(month - 1), to: first(month) };
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}
