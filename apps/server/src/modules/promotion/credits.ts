import { type Money, ok, type Result } from "@sihai/domain";
import { creditsEarned, creditsYear } from "@sihai/domain/promotion";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, type Tx, transact } from "#platform";
import { creditHoldersWithout, creditsBefore, creditsOf, isBooked, isClosedAt, postCredits } from "../ledger/index.ts";
import { insertCreditUse, markCreditsReleased, markCreditsUsed } from "./credit-use.store.ts";

const holdersAtOnce = 500;

/**
 * Ends the credits of years gone by, once a year and customer; called before credits are read, earned or spent in a transaction, so that
 * they are gone at the instant the year turns in Beijing whether the sweep came or not (rule F24).
 */
export async function endOldCredits(tx: Tx, userId: string, now: Date): Promise<number> {
  const { year, startsAt } = creditsYear(now);
  const key = keyOfYear(year) + userId;
  const balance = await creditsOf(tx, userId);
  if (balance === 0 || (await isBooked(tx, key))) return balance;
  const old = Math.max(0, Math.min(balance, await creditsBefore(tx, userId, startsAt)));
  const posted = await postCredits(tx, {
    key,
    kind: "credits-ended",
    userId,
    // The year's first month may be closed by now, and takes no entry. That nothing had to end was seen now.
    at: old === 0 || (await isClosedAt(tx, startsAt)) ? now : startsAt,
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

/** Sets credits aside for a parcel; refuses when another parcel was quicker (rule F24). */
export async function reserveCredits(
  tx: Tx,
  parcel: OfParcel,
  credits: number,
): Promise<Result<undefined, { code: "CREDITS_NOT_ENOUGH"; balance: number }>> {
  const useId = await insertCreditUse(tx, parcel, credits);
  const reserved = await postCredits(tx, { ...entryOf("reserve-credits", useId, parcel), way: "reserve", credits });
  if (reserved.ok) return ok();
  return { ok: false, refusal: { code: "CREDITS_NOT_ENOUGH", balance: await creditsOf(tx, parcel.userId) } };
}

/** The parcel is paid: what was set aside for it is spent, once. */
export async function spendReservedCredits(tx: Tx, parcel: OfParcel): Promise<void> {
  const use = await markCreditsUsed(tx, parcel);
  if (!use) return;
  await mustPost(tx, { ...entryOf("spend-credits", use.id, parcel), way: "spend-reserved", credits: use.credits });
}

/** Gives a parcel's credits back, once, spent or only set aside. Those of a year that is over have ended with it (rules F22 and F24). */
export async function releaseCredits(tx: Tx, parcel: OfParcel): Promise<void> {
  const use = await markCreditsReleased(tx, parcel);
  if (!use) return;
  const hasEnded = creditsYear(use.reservedAt).year !== creditsYear(parcel.at).year;
  const { credits } = use;
  if (use.usedAt === null)
    await mustPost(tx, {
      ...entryOf(hasEnded ? "credits-ended" : "release-credits", use.id, parcel),
      way: hasEnded ? "spend-reserved" : "release",
      credits,
    });
  else if (!hasEnded) await mustPost(tx, { ...entryOf("return-credits", use.id, parcel), way: "earn", credits });
}

/** Business keys name the use, not the parcel: a parcel that is changed may use credits more than once. */
function entryOf(kind: string, useId: string, { userId, packageNo, at }: OfParcel) {
  return { key: `${kind}:use:${useId}`, kind, userId, at, subject: `parcel:${packageNo}` };
}

async function mustPost(tx: Tx, entry: Parameters<typeof postCredits>[1]): Promise<void> {
  const posted = await postCredits(tx, entry);
  if (!posted.ok) throw new Error(`${entry.key}: ${posted.refusal.short} credits short of what was set aside`);
}

/** Credits for each whole ¥1 of freight paid in money, when a parcel is received (rule J-35), by its member's share; once. Returns how many. */
export async function earnCreditsFor(
  tx: Tx,
  { userId, parcelId, packageNo, at }: OfParcel,
  freightPaid: Money,
  { rules, shareBp }: { rules: Pick<Settings, "creditsPerYuan">; shareBp: number },
): Promise<number> {
  const credits = creditsEarned(freightPaid, rules, shareBp);
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
