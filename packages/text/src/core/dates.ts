import { grammarOf } from "../grammars.ts";
import { dateFormat } from "./kept-formats.ts";
import type { Language } from "./language.ts";

export const beijing = "Asia/Shanghai";
type Instant = string | Date;

let known: { zone: string; offset: number } | undefined;

/** The zone of the person's device. Deadlines are shown in it, with Beijing time beside (rule X2). */
export function userZone(): string {
  // Asking takes a phone a tenth of a millisecond, and a list asks some hundred times. A device that travels changes its offset.
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, offset };
  return known.zone;
}

function write(at: Instant, language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone }).format(new Date(at));
}

/** "24 Nov 2026" or "2026年11月24日". */
export function formatDate(at: Instant, language: Language, zone = userZone()): string {
  return write(at, language, zone, { day: "numeric", month: grammarOf(language).month, year: "numeric" });
}

/** A month of the calendar written `2026-11`: "Nov 2026" or "2026年11月". */
export function formatMonth(month: string, language: Language): string {
  return write(`${month}-15T00:00:00Z`, language, "UTC", { month: grammarOf(language).month, year: "numeric" });
}

/** The day without its year, for near dates: "24 Nov" or "11月24日". */
export function formatDay(at: Instant, language: Language, zone = userZone()): string {
  return write(at, language, zone, { day: "numeric", month: grammarOf(language).month });
}

/** "24 Nov 2026, 07:12" or "2026年11月24日 07:12". */
export function formatDateTime(at: Instant, language: Language, zone = userZone()): string {
  return `${formatDate(at, language, zone)}${grammarOf(language).beforeTime}${formatTime(at, language, zone)}`;
}

/** "07:12", always 24 hours. */
export function formatTime(at: Instant, language: Language, zone = userZone()): string {
  return write(at, language, zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** A moment near today, this year's without the year: "24 Nov, 07:12" or "11月24日 07:12". */
function formatMoment(at: Instant, language: Language, zone: string, now: Instant): string {
  if (yearOf(at, zone) !== yearOf(now, zone)) return formatDateTime(at, language, zone);
  return `${formatDay(at, language, zone)}${grammarOf(language).beforeTime}${formatTime(at, language, zone)}`;
}

function yearOf(at: Instant, zone: string): string {
  return write(at, "en", zone, { year: "numeric" });
}

/** A moment twice: in the user's zone and in Beijing, this year's without the year. `same` when both clocks read alike and one is enough. */
export function formatBoth(
  at: Instant,
  language: Language,
  zone = userZone(),
  now: Instant = new Date(),
): { local: string; beijing: string; same: boolean } {
  const local = formatMoment(at, language, zone, now);
  const there = formatMoment(at, language, beijing, now);
  return { local, beijing: there, same: local === there };
}

/** A range of days, with nothing said twice and this year not at all: "24–30 Nov", "11月24日至30日", "24 Dec 2026 – 3 Jan 2027". */
export function formatDateRange(
  from: Instant,
  to: Instant,
  language: Language,
  zone = userZone(),
  now: Instant = new Date(),
): string {
  const isThisYear = [from, to].every((at) => yearOf(at, zone) === yearOf(now, zone));
  const formatted = isThisYear ? formatDay : formatDate;
  const { dayRange, month } = grammarOf(language);
  if (dayRange) return dayRange(formatted(from, language, zone), formatted(to, language, zone));
  const format = dateFormat(language, { day: "numeric", month, ...(isThisYear ? {} : { year: "numeric" }), timeZone: zone });
  return format.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, "–");
}
