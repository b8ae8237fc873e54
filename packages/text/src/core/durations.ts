import type { Language } from "./language.ts";
import { noBreak, unbroken, wordJoiner } from "./no-break.ts";
import { plural } from "./numbers.ts";

/** "3 days" or "3 天". */
export function formatDays(days: number, language: Language): string {
  return `${days}${noBreak}${language === "zh" ? "天" : plural(language, days, { one: "day", other: "days" })}`;
}

/** "11–19 days" or "11–19 天". */
export function formatDaysRange(low: number, high: number, language: Language): string {
  if (low === high) return formatDays(low, language);
  return `${low}–${wordJoiner}${high}${noBreak}${language === "zh" ? "天" : "days"}`;
}

const hourMs = 3_600_000;

/** Time left in its two largest units: "2 days 4 h", "3 h 12 min", "40 s". Zero when the moment has passed. */
export function formatTimeLeft(leftMs: number, language: Language): string {
  return unbroken(timeLeft(leftMs, language));
}

function timeLeft(leftMs: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const zh = language === "zh";
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const day = formatDays(days, language);
  if (days > 0) return zh ? `${day} ${hours} 小时` : `${day} ${hours} h`;
  if (seconds * 1000 >= hourMs) return zh ? `${hours} 小时 ${minutes} 分` : `${hours} h ${minutes} min`;
  if (minutes > 0) return zh ? `${minutes} 分 ${seconds % 60} 秒` : `${minutes} min ${seconds % 60} s`;
  return zh ? `${seconds} 秒` : `${seconds} s`;
}
