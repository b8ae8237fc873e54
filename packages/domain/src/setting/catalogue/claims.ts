import { announced } from "../setting.ts";
import { list, percent, record, type SettingProblem, whole } from "../shape.ts";

/** Claims (rules P-25 and H-142). A parcel keeps the windows of the day it came, a claim what it can come to, an offer its end. */
export const claimSettings = {
  claimTerms: announced(
    "claims",
    record({
      /** To report damage, missing and wrong goods, and lateness, after delivery. */
      reportWorkingDays: whole("workingDays", 1, 60),
      /** In which a report, or the buyer's last word, is answered. */
      answerWorkingDays: whole("workingDays", 1, 60),
      /** Past the promised time a parcel that did not come counts as lost. */
      lostAfterDays: whole("days", 1, 180),
      /** To report a parcel lost or seized. */
      goneDays: whole("days", 1, 730),
      /** A late parcel gives back at most this share of its freight, insured or not: insurance covers goods, not time. */
      delayBp: percent(10_000),
      /** An offer stands. */
      offerDays: whole("days", 1, 120),
      /** Before its end the buyer is reminded, the earliest first. */
      reminderDays: list(whole("days", 1, 119), 0, 5),
      /** A lapsed claim can be taken up again. */
      reviveDays: whole("days", 1, 730),
    }),
    ({ offerDays, reminderDays }) =>
      reminderDays.flatMap((days, index): SettingProblem[] =>
        days >= (reminderDays[index - 1] ?? offerDays) ? [{ path: `reminderDays.${index}`, code: "ORDER" }] : [],
      ),
  ),
};
