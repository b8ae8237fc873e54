import { promisedDays } from "@sihai/domain/parcel";
import type { LineView } from "./line-words.ts";

type Line = Pick<LineView, "performance" | "days">;

/** A line's days as a band draws them, in calendar days: as measured, and as promised to what leaves `now`. */
export function daysOfLine({ performance, days: [earliest, latest] }: Line, now: number) {
  const from = new Date(now);
  return {
    days: performance && { low: performance.lowDays, median: performance.medianDays, high: performance.highDays },
    promised: { low: promisedDays(from, earliest), high: promisedDays(from, latest) },
  };
}

/** The end of one axis for the days of all these lines; where nothing was measured the promise has to fit on it. */
export function daysAxis(lines: readonly Line[], now: number): number {
  const ends = lines.map((line) => line.performance?.highDays ?? daysOfLine(line, now).promised.high);
  return Math.max(10, ...ends);
}
