import { type Result, refuse } from "@sihai/domain";
import type { PaymentMethod, TradePurpose } from "@sihai/domain/payment";
import { businessEvents, type CardCharge, type Deps, type Tx } from "#platform";
import {
  type AccountRef,
  deposit,
  owed,
  type Posted,
  type Posting,
  type PostRefusal,
  type PursePart,
  post,
  type SourceStep,
  wallet,
} from "../ledger/index.ts";
import { type Actor, recordStep } from "../timeline/index.ts";
import { purseOf } from "./purse.ts";
import { markPaid, type Trade } from "./trade.store.ts";
import { subjectsOf } from "./trade-subject.store.ts";

export type CompleteRefusal = { code: "TRADE_NOT_PAYABLE" | "PACKAGE_PAYMENT_FAILED"; because: string } | PostRefusal;

/** Where the money of a trade goes: into the customer's deposit, against what is owed, or into the wallet. */
export function destinationOf(trade: { userId: string; purpose: TradePurpose }): AccountRef {
  switch (trade.purpose) {
    case "back-payment":
      return owed(trade.userId);
    case "recharge":
      return wallet(trade.userId);
    default:
      return deposit(trade.userId);
  }
}

type Paying<Refusal extends { code: string }> = {
  method: PaymentMethod;
  postings: readonly Posting[];
  /** What happens to the sources of the wallet, by the parts the trade pays for; none for a recharge. */
  told: (parts: readonly PursePart[]) => readonly SourceStep[];
  /** What allows it, asked for on the first way to the database, and refused before anything moves on. */
  allowed?: () => Promise<Result<unknown, Refusal>>;
  /** What the card was charged, where one paid. */
  card?: CardCharge;
  by: Actor;
  at: Date;
  facts?: Record<string, unknown>;
};

/**
 * Completes a locked, pending trade: marks it, lets what it pays for move on, books the money; all in the caller's transaction, which
 * must be rolled back on a refusal. Locks in the order trade, order or parcel, items, accounts.
 */
export async function completeTrade<Refusal extends { code: string } = never>(
  tx: Tx,
  deps: Deps,
  trade: Trade,
  paying: Paying<Refusal>,
): Promise<Result<Posted, CompleteRefusal | Refusal>> {
  const { userId, id, tradeNo, amount, purpose } = trade;
  const { method, by, at } = paying;
  const [allowed, subjects] = await Promise.all([
    paying.allowed?.(),
    subjectsOf(tx, userId, id),
    markPaid(tx, trade, method, at),
  ]);
  if (allowed && !allowed.ok) return allowed;
  await recordStep(tx, { userId, subjectKind: "trade", subjectId: id, from: "pending", to: "paid", by, at, facts: { method } });
  const follow = deps.onTradePaid[purpose];
  if (follow) {
    const followed = await follow(tx, { userId, tradeId: id, tradeNo, subjects, amount, card: paying.card, at }, deps);
    const isParcel = purpose === "parcel" || purpose === "back-payment";
    if (!followed.ok)
      return refuse({ code: isParcel ? "PACKAGE_PAYMENT_FAILED" : "TRADE_NOT_PAYABLE", because: followed.refusal.code });
  }
  const posted = await post(tx, {
    key: `pay-trade:${tradeNo}`,
    kind: purpose === "recharge" ? "recharge" : `pay-${purpose}`,
    userId,
    at,
    subject: `trade:${tradeNo}`,
    facts: { method, ...paying.facts },
    postings: paying.postings,
    sources: paying.told(subjects.map((one) => ({ purse: one.purse ?? purseOf(purpose, one.subjectId), amount: one.amount }))),
  });
  if (posted.ok) businessEvents.inc({ event: `${purpose}-paid-by-${method}` });
  return posted;
}
