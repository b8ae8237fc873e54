import { beijingDate, beijingDateStart, dayMs } from "@sihai/domain/clocks";
import type { Settings } from "@sihai/domain/setting";
import type { EndedIn } from "./clearance.store.ts";

/** No rule keeps papers longer; what ended before is over by any. */
const longestDays = 3_650;

/**
 * When a parcel must have ended for its papers to go by `now`: each by the rule that held when it ended, for that is what its buyer was told.
 * A rule begins with a Beijing day, so the days are looked through; each span is of one rule.
 */
export function endedLongEnough(settingsAt: (instant: Date) => Pick<Settings, "clearanceKeptDays">, now: Date): EndedIn[] {
  const spans: EndedIn[] = [];
  let kept = settingsAt(now).clearanceKeptDays;
  let end = now.getTime();
  const close = (from: number, next: number) => {
    const until = Math.min(end, now.getTime() - kept * dayMs);
    if (until >= from) spans.push({ from: new Date(from), until: new Date(until) });
    end = from - 1;
    kept = next;
  };
  const today = beijingDateStart(beijingDate(now)).getTime();
  for (let day = today; day > today - longestDays * dayMs; day -= dayMs) {
    const before = settingsAt(new Date(day - 1)).clearanceKeptDays;
    if (before !== kept) close(day, before);
  }
  close(0, kept);
  return spans;
}
