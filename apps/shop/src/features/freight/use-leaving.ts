import { formatDays } from "@sihai/text";
import { serverNow, useLanguage, useSettings } from "#shop";
import { calendarDays, type Leaving, type PromisedLine, promiseText } from "./line-days.ts";

const notKnownYet: Leaving["holidays"] = [];

/** For what leaves now. Until the rules have come, weekends alone are free. */
export function useLeaving(): Leaving {
  return { now: serverNow(), holidays: useSettings()?.holidays ?? notKnownYet };
}

/** Promises in the reader's words: of a line from first to last day, and of so many working days at most. */
export function usePromise() {
  const language = useLanguage();
  const leaving = useLeaving();
  return {
    range: (line: PromisedLine) => promiseText(line, leaving, language),
    within: (workingDays: number) => formatDays(calendarDays(workingDays, leaving), language),
  };
}
