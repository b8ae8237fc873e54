import { beijingYear, beijingYearStart } from "../clocks/beijing-time.ts";
import { creditsExpireAt } from "../clocks/index.ts";
import { greatest, least, type Money, money, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Credits are spent by the hundred, ¥1 each hundred (rules J-34 and J-35). */
export const creditStep = 100;
const fenAStep = 100n;
/** The most on one parcel, by member level V0–V5 (rule J-35: 1,000/2,000/3,000 by level). */
const mostByLevel = [1_000, 1_000, 2_000, 2_000, 3_000, 3_000] as const;

export type CreditsRefusal =
  | { code: "CREDITS_NOT_A_HUNDRED" }
  | { code: "CREDITS_TOO_MANY"; most: number }
  | { code: "CREDITS_NOT_ENOUGH"; balance: number };

export function mostCreditsAParcel(level: number): number {
  return mostByLevel[Math.min(Math.max(0, Math.trunc(level)), mostByLevel.length - 1)] ?? mostByLevel[0];
}

export function creditsWorth(credits: number): Money {
  return money((BigInt(credits) * fenAStep) / BigInt(creditStep), "CNY");
}

/** How many can go on a parcel: whole hundreds, no more than there are, than the level allows and than the freight is worth. */
export function usableCredits({ balance, level, freight }: { balance: number; level: number; freight: Money }): number {
  const most = Math.min(
    balance,
    mostCreditsAParcel(level),
    Number(greatest(freight, zero("CNY")).amount / fenAStep) * creditStep,
  );
  return Math.max(0, Math.floor(most / creditStep) * creditStep);
}

/** Checks credits as entered and says what they are worth; zero is none. `freight`: what is left of it after a coupon. */
export function spendCredits(
  credits: number,
  on: { balance: number; level: number; freight: Money },
): Result<Money, CreditsRefusal> {
  if (!Number.isSafeInteger(credits) || credits < 0 || credits % creditStep !== 0)
    return refuse({ code: "CREDITS_NOT_A_HUNDRED" });
  if (credits > on.balance) return refuse({ code: "CREDITS_NOT_ENOUGH", balance: on.balance });
  const most = usableCredits(on);
  if (credits > most) return refuse({ code: "CREDITS_TOO_MANY", most });
  return ok(least(creditsWorth(credits), on.freight));
}

/** One credit for every whole ¥1 of freight paid in money, on receipt (rule J-35). */
export function creditsEarned(freightPaid: Money): number {
  return Number(greatest(freightPaid, zero("CNY")).amount / 100n);
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
