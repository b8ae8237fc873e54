import { beijingYear, beijingYearStart } from "../clocks/beijing-time.ts";
import { creditsExpireAt } from "../clocks/index.ts";
import { greatest, least, type Money, money, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/index.ts";

/** Credits are spent by the hundred, ¥1 each hundred (rules J-34 and J-35). */
export const creditStep = 100;
const fenAStep = 100n;

export type CreditsRefusal =
  | { code: "CREDITS_NOT_A_HUNDRED" }
  | { code: "CREDITS_TOO_MANY"; most: number }
  | { code: "CREDITS_NOT_ENOUGH"; balance: number };

/** The most on one parcel of a member of this level (rule J-35). */
export function mostCreditsAParcel(level: number, { creditsMostByLevel }: Pick<Settings, "creditsMostByLevel">): number {
  return creditsMostByLevel[Math.min(Math.max(0, Math.trunc(level)), creditsMostByLevel.length - 1)] ?? 0;
}

/** What decides how many credits may go on a parcel; `mostAParcel` is by level. */
export type CreditsOn = { balance: number; mostAParcel: number; freight: Money };

/** What credits take off a price, in CNY: one fen each. */
export function creditsWorth(credits: number): Money {
  return money((BigInt(credits) * fenAStep) / BigInt(creditStep), "CNY");
}

/** How many can go on a parcel: whole hundreds, no more than there are, than the level allows and than the freight is worth. */
export function usableCredits({ balance, mostAParcel, freight }: CreditsOn): number {
  const most = Math.min(balance, mostAParcel, Number(greatest(freight, zero("CNY")).amount / fenAStep) * creditStep);
  return Math.max(0, Math.floor(most / creditStep) * creditStep);
}

/** Checks credits as entered and says what they are worth; zero is none. `freight`: what is left of it after a coupon. */
export function spendCredits(credits: number, on: CreditsOn): Result<Money, CreditsRefusal> {
  if (!Number.isSafeInteger(credits) || credits < 0 || credits % creditStep !== 0)
    return refuse({ code: "CREDITS_NOT_A_HUNDRED" });
  if (credits > on.balance) return refuse({ code: "CREDITS_NOT_ENOUGH", balance: on.balance });
  const most = usableCredits(on);
  if (credits > most) return refuse({ code: "CREDITS_TOO_MANY", most });
  return ok(least(creditsWorth(credits), on.freight));
}

/** Credits for every whole ¥1 of freight paid in money, on receipt (rule J-35); of those, a member's share in basis points (rule J-45). */
export function creditsEarned(
  freightPaid: Money,
  { creditsPerYuan }: Pick<Settings, "creditsPerYuan">,
  shareBp = 10_000,
): number {
  const credits = Number(greatest(freightPaid, zero("CNY")).amount / 100n) * creditsPerYuan;
  return Math.floor((credits * shareBp) / 10_000);
}

/** The Beijing year an instant lies in, and its first instant. Credits end with 31 December Beijing time (rule J-33). */
export function creditsYear(now: Date): { year: number; startsAt: Date } {
  const year = beijingYear(now.getTime());
  return { year, startsAt: new Date(beijingYearStart(year)) };
}

/** The instant credits held now end: they are good before it and gone at it. */
export function creditsEndAt(now: Date): Date {
  return new Date(Date.parse(creditsExpireAt(now.toISOString())) + 1);
}
