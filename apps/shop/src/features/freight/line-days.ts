import { promisedDays } from "@sihai/domain/parcel";
import type { PublicSettings } from "@sihai/domain/setting";
import { formatDaysRange, type Language } from "@sihai/text";
import type { LineView } from "./line-words.ts";

/** When something leaves, and the calendar its working days are counted by. */
export type Leaving = { now: number; holidays: PublicSettings["holidays"] };
export type PromisedLine = Pick<LineView, "days">;
type Line = PromisedLine & Pick<LineView, "performance">;

/** A line's days as a band draws them: as measured, and as promised. Shoppers read calendar days on every page, as they live them. */
export function daysOfLine({ performance, days }: Line, leaving: Leaving) {
  return {
    days: performance && {
      low: Math.round(performance.lowDays),
      median: Math.round(performance.medianDays),
      high: Math.round(performance.highDays),
    },
    promised: promiseOf({ days }, leaving),
  };
}

/** What is promised in working days to what leaves `now`, in calendar days. */
export function promiseOf({ days: [earliest, latest] }: PromisedLine, leaving: Leaving) {
  return { low: calendarDays(earliest, leaving), high: calendarDays(latest, leaving) };
}

/** The promise in words, in calendar days: "12–18 days". */
export function promiseText(line: PromisedLine, leaving: Leaving, language: Language): string {
  const { low, high } = promiseOf(line, leaving);
  return formatDaysRange(low, high, language);
}

const counted = new WeakMap<Leaving, Map<number, number>>();

/** So many working days as calendar days. Sixty lines promise a few figures many times over: each is counted through the calendar once. */
export function calendarDays(workingDays: number, leaving: Leaving): number {
  const known = counted.get(leaving) ?? new Map<number, number>();
  counted.set(leaving, known);
  const days = known.get(workingDays) ?? promisedDays(new Date(leaving.now), workingDays, leaving.holidays);
  known.set(workingDays, days);
  return days;
}

/** The end of one axis for the days of all these lines; where nothing was measured the promise has to fit on it. */
export function daysAxis(lines: readonly Line[], leaving: Leaving): number {
  const ends = lines.map((line) => line.performance?.highDays ?? promiseOf(line, leaving).high);
  return Math.max(10, ...ends);
}
