import { speedyResponseDue } from "../clocks/daily-clocks.ts";
import { workingHoursAfter } from "../clocks/working-hours.ts";
import type { Settings } from "../setting/index.ts";
import type { ConsultType } from "./types.ts";

type Hours = Settings["consultAnswerHours"];

/** Which of the setting's times holds for a type. */
const hoursOf: Readonly<Record<ConsultType, keyof Hours>> = {
  order: "order",
  "return-exchange": "order",
  package: "parcel",
  "after-sale": "parcel",
  expert: "expert",
  legal: "legal",
  other: "other",
};

/** Within how many working hours a question of this type is answered. */
export function answerHours(type: ConsultType, { consultAnswerHours }: Pick<Settings, "consultAnswerHours">): number {
  return consultAnswerHours[hoursOf[type]];
}

/** Until when a consultation is to be answered (rules P-36 and P-37). Throws RangeError when `askedAt` is no ISO instant. */
export function consultDue(type: ConsultType, askedAt: string, rules: Pick<Settings, "holidays" | "consultAnswerHours">): string {
  return workingHoursAfter(askedAt, answerHours(type, rules), rules.holidays);
}

/**
 * Until when a speedy response paid now is given (rules P-30 to P-32); null where it would not come before the answer that costs nothing,
 * and so is not for sale: paid at four in the morning the specification's clock says ten of the following date (decision 50).
 */
export function speedyDue(paidAt: Date, freeDueAt: Date, { workingTime }: Pick<Settings, "workingTime">): Date | null {
  const due = new Date(speedyResponseDue(paidAt.toISOString(), workingTime));
  return due < freeDueAt ? due : null;
}
