import { atBeijing, beijingDay, dayMs, hourMs, readInstant, writeInstant } from "../clocks/beijing-time.ts";
import { isWorkingBeijingDay, workingDayAfter } from "../clocks/working-days.ts";
import type { Settings } from "../setting/index.ts";

/**
 * Until when an enquiry is to be answered (rule P-35): only hours of working days count, in Beijing. For 24 of them: asked on a working day
 * it is due at the same time of the next working day; asked on a day off, at the end of the next working day. Throws RangeError when
 * `requestedAt` is no ISO instant.
 */
export function enquiryDue(requestedAt: string, rules: Pick<Settings, "holidays" | "enquiryAnswerHours">): string {
  const { holidays, enquiryAnswerHours } = rules;
  const dayAfter = (at: number) => atBeijing(workingDayAfter(beijingDay(at), 1, holidays), 0);
  const request = readInstant(requestedAt);
  const isAtWork = isWorkingBeijingDay(beijingDay(request), holidays);
  let at = isAtWork ? request : dayAfter(request);
  let left = enquiryAnswerHours * hourMs;
  for (;;) {
    const midnight = atBeijing(beijingDay(at) + 1, 0);
    // Hours that end with a day end with it, or where the next working day begins for one who asked on a working day.
    if (at + left < midnight || (!isAtWork && at + left === midnight)) return writeInstant(at + left);
    left -= midnight - at;
    at = dayAfter(at);
  }
}

/** When an answer lapses. Throws RangeError when `answeredAt` is no ISO instant. */
export function answerExpires(answeredAt: string, { enquiryHoldDays }: Pick<Settings, "enquiryHoldDays">): string {
  return writeInstant(readInstant(answeredAt) + enquiryHoldDays * dayMs);
}
