import { hourMs } from "../clocks/beijing-time.ts";
import { addWorkingDays } from "../clocks/working-days.ts";
import type { Settings } from "../setting/index.ts";

/** When the plan may come at the soonest and is due at the latest (rule P-34), counted from the paid fee. Throws RangeError for no ISO instant. */
export function expertDue(
  paidAt: string,
  { holidays, expertWorkingDays }: Pick<Settings, "holidays" | "expertWorkingDays">,
): { soonest: string; latest: string } {
  const { soonest, latest } = expertWorkingDays;
  return { soonest: addWorkingDays(paidAt, soonest, holidays), latest: addWorkingDays(paidAt, latest, holidays) };
}

/** Until when the fee of a request made `at` can be paid. */
export function expertPayBefore(at: Date, { expertPayHours }: Pick<Settings, "expertPayHours">): Date {
  return new Date(at.getTime() + expertPayHours * hourMs);
}

/** Until when the expert answers what was sent at `sentAt`; days run through, weekends included. */
export function expertAnswerBefore(sentAt: Date, { expertAnswerDays }: Pick<Settings, "expertAnswerDays">): Date {
  return new Date(sentAt.getTime() + expertAnswerDays * 24 * hourMs);
}
