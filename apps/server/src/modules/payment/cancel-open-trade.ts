import { ok, type Result, refuse } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "#platform";
import { recordStep } from "../timeline/index.ts";
import { openTrade } from "./open-trade.ts";
import { findTrade, lockTrade, lockTrades, markCancelled, type Trade } from "./trade.store.ts";
import { liveTradeOf, liveTradesOf, subjectsOf } from "./trade-subject.store.ts";

type Command = { userId: string; purpose: Exclude<TradePurpose, "recharge">; subjectId: string; at: Date };

/**
 * Takes a subject out of payment because it is being cancelled. Call it before locking the order or parcel (lock order). Refuses
 * with PAYMENT_ALREADY_DONE when the subject is paid: the payment came first (rule F12). Without an open trade nothing happens. When the
 * trade paid for several subjects together, the others get a trade each, with the deadline they had.
 */
export async function cancelOpenTrade(
  tx: Tx,
  { userId, purpose, subjectId, at }: Command,
): Promise<Result<undefined, { code: "PAYMENT_ALREADY_DONE" }>> {
  const trade = await lockLiveTrade(tx, { userId, purpose, subjectId });
  if (!trade) return ok();
  if (trade.state === "paid") return refuse({ code: "PAYMENT_ALREADY_DONE" });
  await dissolveTrade(tx, trade, new Set([subjectId]), at);
  return ok();
}

/**
 * Locks the trade a subject stands in, open or paid, and null without one. Call it before locking the order, parcel or item of anything
 * that may give money back: the refund is counted against the trade, which everybody locks first. Looks again when the subject moved to
 * another trade while this one waited.
 */
export async function lockLiveTrade(tx: Tx, subject: Omit<Command, "at">): Promise<Trade | null> {
  for (let looks = 0; looks < 10; looks++) {
    const tradeId = await liveTradeOf(tx, subject);
    if (tradeId === null) return null;
    const trade = await lockTrade(tx, { userId: subject.userId, tradeId });
    if (trade && trade.state !== "cancelled") return trade;
  }
  throw new Error(`${subject.purpose} ${subject.subjectId} moves between trades without end`);
}

/**
 * Locks the trades in which the parts of a trade stand now, open or paid, in the order of their ids: the trade itself, or those that took its
 * place when it was split or joined. None when all of it is gone.
 */
export async function lockSuccessors(tx: Tx, key: { userId: string; tradeId: string }): Promise<Trade[]> {
  const first = await findTrade(tx, key);
  if (!first) return [];
  const { userId, purpose } = first;
  const subjectIds = (await subjectsOf(tx, userId, first.id)).map(({ subjectId }) => subjectId);
  for (let looks = 0; looks < 10; looks++) {
    const trades = await lockTrades(tx, userId, await liveTradesOf(tx, { userId, purpose, subjectIds }));
    if (trades.every(({ state }) => state !== "cancelled")) return trades;
  }
  throw new Error(`parts of ${first.tradeNo} move between trades without end`);
}

/** Cancels a locked, pending trade; its subjects other than `without` get a trade each. */
export async function dissolveTrade(tx: Tx, trade: Trade, without: ReadonlySet<string>, at: Date): Promise<void> {
  const { userId, purpose, expiresAt } = trade;
  const subjects = await subjectsOf(tx, userId, trade.id);
  await markCancelled(tx, trade, at);
  await recordStep(tx, {
    userId,
    subjectKind: "trade",
    subjectId: trade.id,
    from: "pending",
    to: "cancelled",
    by: { kind: "system" },
    at,
  });
  if (purpose === "recharge") return;
  for (const subject of subjects) {
    if (!without.has(subject.subjectId)) await openTrade(tx, { userId, purpose, subjects: [subject], expiresAt, at });
  }
}
