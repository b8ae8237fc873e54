import { add, compare, type Money } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

/** How often and how much a person may pay by card; `newDays` after signing up an account is no longer new. */
export type CardLimits = { triesHour: number; failedDay: number; newDays: number; newDayMost: Money };

/** What a person did by card of late. `triesFrom` and `failedFrom`: when the first of those counted no longer counts. */
export type CardActivity = {
  triesHour: number;
  triesFrom: Date;
  failedDay: number;
  failedFrom: Date;
  /** Charged, or being charged, within a day. */
  chargedDay: Money;
  accountDays: number;
};

export type CardLimitRefusal =
  | { code: "CARD_TRIES_REACHED" | "CARD_FAILED_OFTEN"; from: Date }
  | { code: "CARD_NEW_ACCOUNT_LIMIT"; most: Money; days: number };

/** What becomes of a payment that crossed a limit: finance looks at it, and lets it through or not. */
export const cardHoldStates = ["open", "released", "refused"] as const;
export type CardHoldState = (typeof cardHoldStates)[number];
export const cardHoldTabs = ["open", "decided"] as const;
export type CardHoldTab = (typeof cardHoldTabs)[number];
export const cardHoldWhys = ["tries", "failed", "new-account"] as const;
export type CardHoldWhy = (typeof cardHoldWhys)[number];
export const holdWhyOf: Record<CardLimitRefusal["code"], CardHoldWhy> = {
  CARD_TRIES_REACHED: "tries",
  CARD_FAILED_OFTEN: "failed",
  CARD_NEW_ACCOUNT_LIMIT: "new-account",
};

/**
 * Whether a card may be charged once more: cards tried one after the other, and large sums from accounts nobody knows, are how stolen cards are used.
 * `isReleased`: finance let this payment through, having seen its sum and all that was done before; the activity is then what came after, and
 * counts against every limit again.
 */
export function withinCardLimits(
  { triesHour, failedDay, newDays, newDayMost }: CardLimits,
  activity: CardActivity,
  amount: Money,
  isReleased = false,
): Result<undefined, CardLimitRefusal> {
  if (activity.failedDay >= failedDay) return refuse({ code: "CARD_FAILED_OFTEN", from: activity.failedFrom });
  if (activity.triesHour >= triesHour) return refuse({ code: "CARD_TRIES_REACHED", from: activity.triesFrom });
  const isLookedAt = isReleased && activity.chargedDay.amount === 0n;
  if (activity.accountDays < newDays && !isLookedAt && compare(add(activity.chargedDay, amount), newDayMost) > 0)
    return refuse({ code: "CARD_NEW_ACCOUNT_LIMIT", most: newDayMost, days: newDays });
  return ok();
}
