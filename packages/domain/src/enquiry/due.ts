import { atBeijing, beijingDay, dayMs, readInstant, writeInstant } from "../clocks/beijing-time.ts";
import { isWorkingBeijingDay, workingDayAfter } from "../clocks/working-days.ts";

/** How long an answer can be put into the cart at its prices. */
export const answerHoldsDays = 7;

/**
 * Until when an enquiry is to be answered (rule P-35): "within 24 hours on weekdays" counts 24 hours of working days, in Beijing.
 * Asked on a working day it is due at the same time of the next working day; asked on a day off, at the end of the next
 * working day. Throws RangeError when `askedAt` is no ISO instant.
 */
export function enquiryDue(askedAt: string): string {
  const asked = readInstant(askedAt);
  const day = beijingDay(asked);
  const next = workingDayAfter(day, 1);
  return isWorkingBeijingDay(day) ? writeInstant(asked + (next - day) * dayMs) : writeInstant(atBeijing(next + 1, 0));
}

/** When an answer lapses. Throws RangeError when `answeredAt` is no ISO instant. */
export function answerExpires(answeredAt: string): string {
  return writeInstant(readInstant(answeredAt) + answerHoldsDays * dayMs);
}
