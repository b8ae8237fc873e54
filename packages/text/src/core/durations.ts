import { grammarOf } from "../grammars.ts";
import type { Language } from "./language.ts";
import { noBreak, unbroken, wordJoiner } from "./no-break.ts";

/** "3 days" or "3 天". */
export function formatDays(days: number, language: Language): string {
  return `${days}${noBreak}${grammarOf(language).dayUnit(days)}`;
}

/** "11–19 days" or "11–19 天". */
export function formatDaysRange(low: number, high: number, language: Language): string {
  if (low === high) return formatDays(low, language);
  return `${low}–${wordJoiner}${formatDays(high, language)}`;
}

/** Time left in its two largest units: "2 days 4 h", "3 h 12 min", "40 s". Zero when the moment has passed. */
export function formatTimeLeft(leftMs: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const left = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
  return unbroken(grammarOf(language).timeLeft(left, formatDays(left.days, language)));
}
