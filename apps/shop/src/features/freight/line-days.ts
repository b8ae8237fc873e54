import { promisedDays } from "@sihai/domain/parcel";
import type { PublicSettings } from "@sihai/domain/setting";
import type { LineView } from "./line-words.ts";

/** When something leaves, and the calendar its working days are counted by. */
export type Leaving = { now: number; holidays: PublicSettings["holidays"] };
type Line = Pick<LineView, "performance" | "days">;

/** A line's days as a band draws them, in calendar days: as measured, and as promised to what leaves `now`. */
export function daysOfLine({ performance, days: [earliest, latest] }: Line, { now, holidays }: Leaving) {
  const from = new Date(now);
  return {
    days: performance && { low: performance.lowDays, median: performance.medianDays, high: performance.highDays },
    promised: { low: promisedDays(from, earliest, holidays), high: promisedDays(from, latest, holidays) },
  };
}

/** The end of one axis for the days of all these lines; where nothing was measured the promise has to fit on it. */
export function daysAxis(lines: readonly Line[], leaving: Leaving): number {
  const ends = lines.map((line) => line.performance?.highDays ?? daysOfLine(line, leaving).promised.high);
  return Math.max(10, ...ends);
}
