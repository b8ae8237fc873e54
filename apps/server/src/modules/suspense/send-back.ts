import type { RefundOutcome } from "@sihai/adapters/payment";
import { mayMoveSuspense, suspenseNumber } from "@sihai/domain/suspense";
import { type Deps, eachOnItsOwn, inTransaction } from "#platform";
import {
  findSuspended,
  lockSuspended,
  lockTrade,
  lockWaiting,
  moveSuspended,
  type Suspended,
  touchSuspended,
} from "../payment/index.ts";
import { finishSending } from "./carry-out.ts";
import { sendingSweep, suspendedToSend } from "./suspended-list.store.ts";

/** Longer than the gateway is waited for: a call begun earlier is over, however it went. */
const surelyOverMs = 60_000;

/**
 * Sends arrivals back to their cards, and finds out what became of what was sent. It is looked for among the charge's refunds before the gateway is
 * asked, and asked under one key for ever, so that a second refund does not exist (rule F15). Safe to run anywhere, any number of times.
 */
export async function sendBack(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - surelyOverMs);
  await eachOnItsOwn(deps, sendingSweep, await suspendedToSend(deps.db, before), {
    itemOf: (id) => id,
    work: (id) => sendOne(deps, id, before),
  });
}

async function sendOne(deps: Deps, id: string, before: Date): Promise<void> {
  const isMine = await inTransaction(deps.db, (tx) => touchSuspended(tx, id, before, deps.clock.now()));
  const row = isMine ? await findSuspended(deps.db, { id }) : null;
  if (row) await settle(deps, id, await ask(deps, row));
}

async function ask(deps: Deps, { id, reference: intentId, arrived }: Suspended): Promise<RefundOutcome> {
  const { payment } = deps.adapters;
  const reference = suspenseNumber(id);
  const found = await payment.refundsOf(intentId);
  if (!found.ok) return { status: "unknown", detail: "the gateway does not say" };
  const mine = found.value.find((refund) => refund.reference === reference);
  if (mine?.status === "failed") return { status: "refused", reason: "failed", detail: "the card’s bank refused it" };
  if (mine) return { status: mine.status, refundId: mine.refundId, amount: mine.amount };
  return payment.refund({ intentId, amount: arrived, idempotencyKey: `refund-${reference}`, reference });
}

/** Writes what became of it, once; what ended meanwhile stays as it ended. */
async function settle(deps: Deps, id: string, outcome: RefundOutcome): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findSuspended(tx, { id });
    if (found?.userId && found.tradeId) await lockTrade(tx, { userId: found.userId, tradeId: found.tradeId });
    await lockWaiting(tx, { suspendedId: id });
    const row = await lockSuspended(tx, id);
    const at = deps.clock.now();
    switch (outcome.status) {
      case "refunded":
        if (mayMoveSuspense(row.state, "sent-back")) await finishSending(tx, deps, row, { sentAs: outcome.refundId, at });
        return;
      case "pending":
        if (row.state === "uncertain") await moveSuspended(tx, row, { state: "sending", at });
        return;
      case "refused":
        deps.log.error({ suspendedId: id, ...outcome }, "money in suspense could not be sent back");
        if (row.state === "sending" || row.state === "uncertain")
          await moveSuspended(tx, row, { state: "open", failure: outcome.detail.slice(0, 300), at });
        return;
      case "unavailable":
      case "unknown":
        deps.log.warn({ suspendedId: id, ...outcome }, "sending money in suspense back is uncertain");
        if (row.state === "sending") await moveSuspended(tx, row, { state: "uncertain", at });
        return;
    }
  });
}
