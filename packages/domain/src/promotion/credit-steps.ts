import { dayMs } from "../clocks/beijing-time.ts";
import type { Settings } from "../setting/index.ts";
import { creditsEndAt } from "./credits.ts";

/** What moves a customer's credits, as it is told: earned, used, back, ended. */
export const creditSteps = ["check-in", "earned", "used", "back", "ended", "gift", "other"] as const;
export type CreditStep = (typeof creditSteps)[number];

const steps: Readonly<Record<string, CreditStep>> = {
  "check-in": "check-in",
  "earn-credits": "earned",
  "reserve-credits": "used",
  "release-credits": "back",
  "return-credits": "back",
  "credits-ended": "ended",
  "member-gift": "gift",
};

/** How an entry of the books is told. */
export function creditStepOf(kind: string): CreditStep {
  return steps[kind] ?? "other";
}

/** The reminder that is due: the nearest end of the days before credits end; null before the first of them. */
export function creditReminderDue(now: Date, { creditReminderDays }: Pick<Settings, "creditReminderDays">): number | null {
  const left = creditsEndAt(now).getTime() - now.getTime();
  return creditReminderDays.findLast((days) => left <= days * dayMs) ?? null;
}
