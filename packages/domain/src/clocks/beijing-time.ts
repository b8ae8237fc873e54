/** All warehouse and business clocks run in Beijing time: UTC+8, no daylight saving (rule P-47). The machine's own zone plays no part. */
const beijingOffsetMs = 8 * 3_600_000;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const instantPattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-](\d\d):(\d\d))$/;

/** Milliseconds since 1970 of an ISO 8601 instant with its zone ("…Z" or "…+08:00"). Throws RangeError on anything else. */
export function readInstant(iso: string): number {
  const match = instantPattern.exec(iso);
  const [year, month, day, hour, minute, second, offsetHour, offsetMinute] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const days = new Date(Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day));
  // Date would carry 30 February over into March; a calendar day must come back as it went in.
  const exists = days.getUTCMonth() + 1 === month && days.getUTCDate() === day && (hour ?? 24) < 24 && (minute ?? 60) < 60;
  const instant =
    exists && (second ?? 0) < 60 && (offsetHour ?? 0) < 24 && (offsetMinute ?? 0) < 60 ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(instant)) throw new RangeError(`not an ISO instant: ${JSON.stringify(String(iso).slice(0, 40))}`);
  return instant;
}

/** An instant as `YYYY-MM-DDTHH:mm:ss.sssZ`. Throws RangeError outside the years 0000–9999. */
export function writeInstant(ms: number): string {
  const iso = new Date(ms).toISOString();
  if (iso.length !== 24) throw new RangeError(`outside the years 0000 to 9999: ${iso}`);
  return iso;
}

/** The Beijing calendar day of an instant, counted in whole days since 1970-01-01. */
export function beijingDay(ms: number): number {
  return Math.floor((ms + beijingOffsetMs) / dayMs);
}

/** Milliseconds since midnight in Beijing. */
export function beijingTimeOfDay(ms: number): number {
  return ms + beijingOffsetMs - beijingDay(ms) * dayMs;
}

/** The instant of a Beijing day and a time of day in milliseconds since its midnight. */
export function atBeijing(day: number, timeOfDayMs: number): number {
  return day * dayMs + timeOfDayMs - beijingOffsetMs;
}

/** The calendar year in Beijing. */
export function beijingYear(ms: number): number {
  return new Date(ms + beijingOffsetMs).getUTCFullYear();
}

/** The instant at which a Beijing year begins. */
export function beijingYearStart(year: number): number {
  return Date.UTC(year, 0, 1) - beijingOffsetMs;
}

/** A Beijing day as `YYYY-MM-DD`. */
export function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Monday to Friday, by the calendar alone. */
export function isWeekday(day: number): boolean {
  // 1970-01-01 was a Thursday; Monday is 0.
  return (((day + 3) % 7) + 7) % 7 < 5;
}
