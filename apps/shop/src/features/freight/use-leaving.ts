import { formatDays } from "@sihai/text";
import { useMemo } from "react";
import { serverNow, useLanguage, useSettings } from "#shop";
import { calendarDays, type Leaving, type PromisedLine, promiseText } from "./line-days.ts";

const notKnownYet: Leaving["holidays"] = [];

const minuteMs = 60_000;

/** For what leaves now, to the minute: the same until the next. Until the rules have come, weekends alone are free. */
export function useLeaving(): Leaving {
  const now = Math.floor(serverNow() / minuteMs) * minuteMs;
  const holidays = useSettings()?.holidays ?? notKnownYet;
  return useMemo(() => ({ now, holidays }), [now, holidays]);
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
