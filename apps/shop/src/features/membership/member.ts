import type { CallData } from "@sihai/contract";
import type { growthHistory, readMember } from "@sihai/contract/membership";
import { dayBefore } from "@sihai/domain/clocks";
import { beijing, formatDate, type Language } from "@sihai/text";

export type Member = CallData<typeof readMember>;
export type GrowthEntry = CallData<typeof growthHistory>["list"][number];

/** A Beijing day as it is written. */
export function dayText(day: string, language: Language): string {
  return formatDate(`${day}T00:00:00+08:00`, language, beijing);
}

/** The last day on which something counts that counts no more from a day on. */
export function lastDayText(from: string, language: Language): string {
  return dayText(dayBefore(from), language);
}
