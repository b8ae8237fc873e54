import { type Money, ok, type Result } from "@sihai/domain";
import { creditsEarned, creditsYear } from "@sihai/domain/promotion";
import { type Deps, type Tx, transact } from "#platform";
import { creditHoldersWithout, creditsBefore, creditsOf, postCredits } from "../ledger/index.ts";

const holdersAtOnce = 500;

/**
 * Ends the credits of years gone by, once a year and customer; called before credits are read, earned or spent in a transaction, so that
 * they are gone at the instant the year turns in Beijing whether the sweep came or not (F24).
 */
export async function endOldCredits(tx: Tx, userId: string, now: Date): Promise<number> {
  const { year, startsAt } = creditsYear(now);
  const balance = await creditsOf(tx, userId);
  if (balance === 0) return 0;
  const old = Math.max(0, Math.min(balance, await creditsBefore(tx, userId, startsAt)));
  const posted = await postCredits(tx, {
    key: keyOfYear(year) + userId,
    kind: "credits-ended",
    userId,
    at: startsAt,
    way: "spend",
    credits: old,
  });
  if (!posted.ok) throw new Error(`credits of ${userId} are short by ${posted.refusal.short}`);
  return creditsOf(tx, userId);
}

function keyOfYear(year: number): string {
  return `credits-year:${year}:`;
}

/** The sweep: customers who hold credits and have not been looked at this year. */
export async function endOldCreditsOfAll(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const holders = await creditHoldersWithout(deps.db, keyOfYear(creditsYear(now).year), holdersAtOnce);
  for (const userId of holders)
    await transact<undefined, never>(deps.db, async (tx) => {
      await endOldCredits(tx, userId, now);
      return ok();
    });
}

type OfParcel = { userId: string; parcelId: string; packageNo: string; at: Date };

/** Takes credits for a parcel; refuses when another parcel was quicker (F24). */
export async function spendCreditsOn(
  tx: Tx,
  { userId, parcelId, packageNo, at }: OfParcel,
  credits: number,
): Promise<Result<undefined, { code: "CREDITS_NOT_ENOUGH"; balance: number }>> {
  const spent = await postCredits(tx, {
    key: `spend-credits:${parcelId}`,
    kind: "spend-credits",
    userId,
    at,
    subject: `parcel:${packageNo}`,
    way: "spend",
    credits,
  });
  if (spent.ok) return ok();
  return { ok: false, refusal: { code: "CREDITS_NOT_ENOUGH", balance: await creditsOf(tx, userId) } };
}

/** Gives a cancelled parcel's credits back, once. Those of a year that is over ended with it. */
export async function returnCredits(
  tx: Tx,
  { userId, parcelId, packageNo, at }: OfParcel,
  credits: number,
  takenAt: Date,
): Promise<void> {
  if (creditsYear(takenAt).year !== creditsYear(at).year) return;
  const returned = await postCredits(tx, {
    key: `return-credits:${parcelId}`,
    kind: "return-credits",
    userId,
    at,
    subject: `parcel:${packageNo}`,
    way: "earn",
    credits,
  });
  if (!returned.ok) throw new Error("giving credits cannot be refused");
}

/** One credit for every ¥1 of freight paid in money, when a parcel is received (decision J-35); once. Returns how many. */
export async function earnCreditsFor(tx: Tx, { userId, parcelId, packageNo, at }: OfParcel, freightPaid: Money): Promise<number> {
  const credits = creditsEarned(freightPaid);
  if (credits === 0) return 0;
  await endOldCredits(tx, userId, at);
  const earned = await postCredits(tx, {
    key: `earn-credits:${parcelId}`,
    kind: "earn-credits",
    userId,
    at,
    subject: `parcel:${packageNo}`,
    way: "earn",
    credits,
  });
  return earned.ok && !earned.value.already ? credits : 0;
}
