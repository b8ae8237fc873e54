import { beijingDate, beijingDateStart, dayAfter } from "./beijing-dates.ts";

/** What is past its time, and what is due by the end of the Beijing day. */
export const dueNames = ["late", "today"] as const;
export type Due = (typeof dueNames)[number];
/** From an instant, inclusive, to another, exclusive. */
export type DueSpan = { from: Date; to: Date };

/** When something is due that counts as late, or as due today, at a moment; null where that is not asked. */
export function dueSpan(due: Due | undefined, now: Date): DueSpan | null {
  if (due === undefined) return null;
  return due === "late" ? { from: new Date(0), to: now } : { from: now, to: beijingDateStart(dayAfter(beijingDate(now))) };
}
