import type { RefundOutcome } from "@sihai/adapters/payment";
import { sign, toDecimal } from "@sihai/domain";
import { mayMovePart, withdrawalNumber } from "@sihai/domain/withdrawal";
import { businessEvents, type Deps, inTransaction, type Tx } from "#platform";
import { closeSource, held, type Posting, post, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { chargeOfSource } from "../payment/index.ts";
import { endWithParts, linkTo } from "./end-withdrawal.ts";
import { putBack } from "./put-back.ts";
import {
  lockWithdrawal,
  type Part,
  partsOf,
  partsToSend,
  updatePart,
  type Withdrawal,
  type WithdrawalKey,
} from "./withdrawal.store.ts";

export type PartKey = WithdrawalKey & { seq: number };

/** Longer than the gateway is waited for: a call begun earlier is over, however it went. */
const surelyOverMs = 60_000;
const batch = 50;

/**
 * Sends what goes back to cards, and finds out what became of what was sent. A part is marked as being sent before the gateway is asked, under a
 * key of its own; one in doubt is looked for among the charge's refunds first, and asked again under the same key only when it is not there
 * (rule F15). Safe to run anywhere, any number of times.
 */
export async function sendParts(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - surelyOverMs);
  for (const key of await partsToSend(deps.db, before, batch))
    try {
      await sendPart(deps, key, before);
    } catch (error) {
      // One that fails stays as it is for the next run, and does not keep the others.
      deps.log.error({ withdrawalId: key.id, seq: key.seq, err: error }, "a part of a withdrawal cannot be sent");
    }
}

async function sendPart(deps: Deps, key: PartKey, before: Date): Promise<void> {
  const claimed = await claim(deps, key, before);
  if (!claimed) return;
  const outcome = await ask(deps, claimed);
  await inTransaction(deps.db, (tx) => settle(tx, deps, key, outcome));
}

type Claimed = { row: Withdrawal; part: Part; isNew: boolean };

/** Marks a part as being sent by this process; null when another one took it meanwhile. */
async function claim(deps: Deps, key: PartKey, before: Date): Promise<Claimed | null> {
  return inTransaction(deps.db, async (tx) => {
    const { row, part } = await lockPart(tx, key);
    const isNew = part.state === "waiting";
    const isStale =
      part.changedAt < before && (part.state === "sending" || part.state === "uncertain" || part.state === "on-its-way");
    if (row.state !== "approved" || !(isNew || isStale)) return null;
    await updatePart(tx, row, part.seq, { state: isNew ? "sending" : part.state, at: deps.clock.now() });
    return { row, part, isNew };
  });
}

/** Locks a withdrawal for one of its parts; throws when there is no such part. */
export async function lockPart(tx: Tx, key: PartKey): Promise<{ row: Withdrawal; part: Part }> {
  const row = await lockWithdrawal(tx, key);
  const part = (await partsOf(tx, [row])).get(row.id)?.find(({ seq }) => seq === key.seq);
  if (!part) throw new Error(`no part ${key.seq} of withdrawal ${key.id}`);
  return { row, part };
}

/** What the gateway knows of a part by what it is called there. */
function referenceOf(row: WithdrawalKey, seq: number): string {
  return `${withdrawalNumber(row.id)}-${seq}`;
}

async function ask(deps: Deps, { row, part, isNew }: Claimed): Promise<RefundOutcome> {
  const { payment } = deps.adapters;
  if (sign(part.sends) === 0) return { status: "refunded", refundId: "", amount: part.sends };
  const intentId = await chargeOfSource(deps.db, row.userId, part.reference);
  if (intentId === null) return { status: "refused", reason: "not-captured", detail: "no charge is known for it" };
  const reference = referenceOf(row, part.seq);
  if (!isNew) {
    const found = await payment.refundsOf(intentId);
    if (!found.ok) return { status: "unknown", detail: "the gateway does not say" };
    const mine = found.value.find((refund) => refund.reference === reference);
    if (mine?.status === "failed")
      return { status: "refused", reason: "failed", detail: mine.failure ?? "the card’s bank refused it" };
    if (mine) return { status: mine.status, refundId: mine.refundId, amount: mine.amount };
  }
  return payment.refund({ intentId, amount: part.sends, idempotencyKey: `refund-${reference}`, reference });
}

/** Writes what became of a part, once; a part that ended meanwhile stays as it ended. */
async function settle(tx: Tx, deps: Deps, key: PartKey, outcome: RefundOutcome): Promise<void> {
  const at = deps.clock.now();
  const { row, part } = await lockPart(tx, key);
  switch (outcome.status) {
    case "refunded":
      if (!mayMovePart(part.state, "done")) return;
      await updatePart(tx, row, part.seq, { state: "done", at, ...(outcome.refundId && { sentAs: outcome.refundId }) });
      await book(tx, row, part, at);
      break;
    case "pending":
      if (!mayMovePart(part.state, "on-its-way")) return;
      await updatePart(tx, row, part.seq, { state: "on-its-way", at, sentAs: outcome.refundId });
      return;
    case "refused":
      if (!mayMovePart(part.state, "failed")) return;
      await fail(tx, deps, row, part, outcome.detail, at);
      break;
    case "unavailable":
    case "unknown":
      deps.log.warn({ withdrawalId: row.id, seq: part.seq, ...outcome }, "a withdrawal's refund is uncertain");
      if (mayMovePart(part.state, "uncertain")) await updatePart(tx, row, part.seq, { state: "uncertain", at });
      return;
  }
  await endWithParts(tx, deps, row, { kind: "system" }, at);
}

/** Out of what is held, to the gateway; through the exchange where the card was charged in another currency. */
async function book(tx: Tx, { userId, id }: Withdrawal, { seq, amount, sends }: Part, at: Date): Promise<void> {
  const from = held(userId, amount.currency);
  const isSame = amount.currency === sends.currency;
  const postings: Posting[] = isSame
    ? [{ from, to: world("gateway", amount.currency), amount }]
    : [
        { from, to: world("fx", amount.currency), amount },
        { from: world("fx", sends.currency), to: world("gateway", sends.currency), amount: sends },
      ];
  const facts = { method: "card", sends: toDecimal(sends), currency: sends.currency };
  const subject = `withdrawal:${id}`;
  const posted = await post(tx, { key: `refund-card:${id}:${seq}`, kind: "withdrawal", userId, at, subject, facts, postings });
  if (!posted.ok || posted.value.already) throw new Error(`part ${seq} of withdrawal ${id} was sent before`);
  businessEvents.inc({ event: "withdrawal-to-card" });
}

/** The card does not take it back: the money is the customer's again, and goes to an account next time. */
async function fail(tx: Tx, deps: Deps, row: Withdrawal, part: Part, failure: string, at: Date): Promise<void> {
  await updatePart(tx, row, part.seq, { state: "failed", failure: failure.slice(0, 300), at });
  const key = `return-withdrawal:${row.id}:${part.seq}`;
  const amount = await putBack(tx, row, [part], { key, kind: "return-withdrawal", at });
  await closeSource(tx, row.userId, part.sourceId);
  const withdrawNo = withdrawalNumber(row.id);
  businessEvents.inc({ event: "withdrawal-to-card-failed" });
  await tell(tx, deps, {
    userId: row.userId,
    type: "wallet",
    template: "withdrawal-part-failed",
    facts: { withdrawNo, amount: toDecimal(amount), currency: amount.currency },
    link: linkTo(withdrawNo),
    mail: true,
    at,
  });
}
