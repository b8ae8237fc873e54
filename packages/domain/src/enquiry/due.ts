import { dayMs, readInstant, writeInstant } from "../clocks/beijing-time.ts";
import { workingHoursAfter } from "../clocks/working-hours.ts";
import type { Settings } from "../setting/index.ts";

/** Until when an enquiry is to be answered (rule P-35). Throws RangeError when `requestedAt` is no ISO instant. */
export function enquiryDue(requestedAt: string, rules: Pick<Settings, "holidays" | "enquiryAnswerHours">): string {
  return workingHoursAfter(requestedAt, rules.enquiryAnswerHours, rules.holidays);
}

/** When an answer lapses. Throws RangeError when `answeredAt` is no ISO instant. */
export function answerExpires(answeredAt: string, { enquiryHoldDays }: Pick<Settings, "enquiryHoldDays">): string {
  return writeInstant(readInstant(answeredAt) + enquiryHoldDays * dayMs);
}
