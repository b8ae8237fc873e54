import type { DisputeFound, RefundFound } from "@sihai/adapters/payment";
import { mergeReversal } from "@sihai/domain/payment";
import { readSuspenseNumber } from "@sihai/domain/suspense";
import { readWithdrawalNumber } from "@sihai/domain/withdrawal";
import { type Deps, eachOnItsOwn, inTransaction, type Tx } from "#platform";
import { findAttemptOfCharge, lockAttempt } from "../attempt.store.ts";
import { lockTrade } from "../trade.store.ts";
import { bookReversal } from "./book-reversal.ts";
import type { Charge } from "./post-reversal.ts";
import { bookableReversals, lockReversal, reversalSweep, saveFacts, type ToldReversal } from "./reversal.store.ts";
import { tellLost } from "./tell-lost.ts";

const batch = 100;

/**
 * Notes what the gateway says of money it takes out of a charge, in the caller's transaction, in whatever order and however often it is said, and
 * moves the money that has to move. Locks in the order trade, card payment, reversal, accounts.
 */
export async function noteReversal(tx: Tx, deps: Deps, told: ToldReversal, at: Date): Promise<void> {
  const charge = await lockCharge(tx, told.gatewayId);
  const known = await lockReversal(tx, told, at);
  const merged = mergeReversal(known, told);
  const reversal = merged.status === told.status ? { ...merged, dueAt: told.dueAt } : merged;
  await saveFacts(tx, reversal, at);
  await bookReversal(tx, deps, { reversal, charge, at });
  await tellLost(tx, deps, { before: known, charge, at });
}

async function lockCharge(tx: Tx, gatewayId: string): Promise<Charge | null> {
  const found = await findAttemptOfCharge(tx, gatewayId, "");
  if (!found) return null;
  const trade = await lockTrade(tx, { userId: found.userId, tradeId: found.tradeId });
  if (!trade) throw new Error(`no trade of attempt ${found.id}`);
  return { trade, attempt: await lockAttempt(tx, found.userId, found.id) };
}

/** Moves the money of reversals that were heard of before their charge was. Safe to run anywhere, any number of times. */
export async function bookWaitingReversals(deps: Deps): Promise<void> {
  await eachOnItsOwn(deps, reversalSweep, await bookableReversals(deps.db, batch), {
    itemOf: ({ id }) => id,
    work: (reversal) => inTransaction(deps.db, (tx) => noteReversal(tx, deps, reversal, deps.clock.now())),
  });
}

/** A refund, as reversals know it: one of ours, of a withdrawal or of money in suspense, says so by its reference. */
export function toldByRefund(refund: RefundFound & { intentId: string }, openedAt: Date): ToldReversal {
  const isOurs =
    readWithdrawalNumber(refund.reference.replace(/-\d+$/, "")) !== null || readSuspenseNumber(refund.reference) !== null;
  return {
    id: refund.refundId,
    kind: isOurs ? "own-refund" : "refund",
    gatewayId: refund.intentId,
    amount: refund.amount,
    status: refund.status,
    withdrawn: true,
    reinstated: refund.status === "failed",
    reason: "",
    dueAt: null,
    openedAt,
  };
}

/** What the gateway says of a dispute when it is asked. */
export function noteDispute(tx: Tx, deps: Deps, dispute: DisputeFound, at: Date): Promise<void> {
  return noteReversal(tx, deps, toldByDispute(dispute), at);
}

/** A dispute, as reversals know it. */
export function toldByDispute(dispute: DisputeFound): ToldReversal {
  return {
    id: dispute.disputeId,
    kind: "dispute",
    gatewayId: dispute.intentId,
    amount: dispute.amount,
    status: dispute.status,
    withdrawn: dispute.isWithdrawn,
    reinstated: dispute.isReinstated,
    reason: dispute.reason,
    dueAt: dispute.dueAt,
    openedAt: dispute.openedAt,
  };
}
