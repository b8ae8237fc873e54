import type { ChargeOutcome } from "@sihai/adapters/payment";
import { add, divideHalfEven, type Money, money, toDecimal } from "@sihai/domain";
import { type CaptureUse, useCapture } from "@sihai/domain/payment";
import { whySuspended } from "@sihai/domain/suspense";
import { attemptWork, businessEvents, type Deps, type Tx } from "#platform";
import { type AccountRef, type NewSource, type Posting, post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { type Attempt, findAttempt, lockAttempt, recordAttempt } from "./attempt.store.ts";
import { completeTrade, destinationOf } from "./complete-trade.ts";
import { letGoJob } from "./saved-card/let-go.ts";
import { keepCard } from "./saved-card/saved-card.store.ts";
import { lockTrade, type Trade } from "./trade.store.ts";
import { suspendArrival } from "./waiting/suspend-arrival.ts";

type Captured = Extract<ChargeOutcome, { status: "captured" }>;

/**
 * Records what the gateway says of an attempt, in the caller's transaction, in whatever order and however often it is said. A capture
 * is final and used exactly once: for the trade, for the wallet when the trade is paid or gone (rules F10 and F11), or held in suspense when
 * amount or currency differ (rule F08). Returns the attempt as it stands afterwards.
 */
export async function settleAttempt(
  tx: Tx,
  deps: Deps,
  key: { userId: string; id: string },
  outcome: ChargeOutcome,
  at: Date,
): Promise<Attempt> {
  const known = await findAttempt(tx, key.userId, key.id);
  if (!known) throw new Error(`no attempt ${key.id}`);
  const trade = await lockTrade(tx, { userId: key.userId, tradeId: known.tradeId });
  if (!trade) throw new Error(`no trade of attempt ${key.id}`);
  const attempt = await lockAttempt(tx, key.userId, key.id);
  await recordOutcome(tx, deps, { attempt, trade, outcome, at });
  return lockAttempt(tx, key.userId, key.id);
}

type Settling = { attempt: Attempt; trade: Trade; outcome: ChargeOutcome; at: Date };

async function recordOutcome(tx: Tx, deps: Deps, { attempt, trade, outcome, at }: Settling): Promise<void> {
  const isCaptured = attempt.state === "captured" || attempt.state === "refunded" || attempt.state === "disputed";
  if (outcome.status === "captured") {
    if (!isCaptured) return useCapturedMoney(tx, deps, { attempt, trade, outcome, at });
    if (outcome.intentId !== attempt.gatewayId) await suspend(tx, deps, { attempt, trade, outcome, at });
    return;
  }
  const isOver = isCaptured || attempt.state === "declined" || attempt.state === "cancelled";
  if (isOver) return;
  switch (outcome.status) {
    case "needs-action":
      return recordAttempt(tx, attempt, { state: "needs-action", gatewayId: outcome.intentId, actionUrl: outcome.actionUrl, at });
    case "declined":
      return recordAttempt(tx, attempt, { state: "declined", gatewayId: outcome.intentId, declineReason: outcome.reason, at });
    case "cancelled":
      return recordAttempt(tx, attempt, { state: "cancelled", gatewayId: outcome.intentId, at });
    case "processing":
      return recordAttempt(tx, attempt, { state: "uncertain", gatewayId: outcome.intentId, at });
    case "unknown":
      return recordAttempt(tx, attempt, { state: "uncertain", at });
    case "unavailable":
      // Refused before anything happened: nothing was taken, the same key may try again.
      return recordAttempt(tx, attempt, { state: "cancelled", at });
  }
}

async function useCapturedMoney(tx: Tx, deps: Deps, settling: Settling & { outcome: Captured }): Promise<void> {
  const { attempt, trade, outcome, at } = settling;
  const meant = useCapture({ requested: attempt.charged, captured: outcome.amount, trade: trade.state });
  const use = meant === "paid-trade" && !(await payTradeByCard(tx, deps, settling)) ? "wallet" : meant;
  if (use === "suspense") await suspend(tx, deps, settling);
  if (use === "wallet") await toWallet(tx, deps, attempt, trade, at);
  await recordAttempt(tx, attempt, { state: "captured", gatewayId: outcome.intentId, use, card: outcome.card, at });
  const spare = attempt.keepsCard && outcome.card ? await keepCard(tx, attempt, outcome.card, deps.settings.at(at), at) : null;
  if (spare !== null) await deps.jobs.enqueue(tx, letGoJob, { methodId: spare });
  businessEvents.inc({ event: eventOf[use] });
}

const eventOf: Record<CaptureUse, string> = {
  "paid-trade": "card-captured",
  wallet: "card-captured-late",
  suspense: "card-captured-in-suspense",
};

/** False when what the trade pays for can no longer be paid; then nothing of the try remains. */
async function payTradeByCard(tx: Tx, deps: Deps, { attempt, trade, at }: Settling): Promise<boolean> {
  const done = await attemptWork(tx, () =>
    completeTrade(tx, deps, trade, {
      method: "card",
      card: { charged: attempt.charged, surcharge: attempt.surcharge },
      by: { kind: "user", id: trade.userId },
      at,
      facts: { attemptId: attempt.id },
      postings: [
        ...fromGateway(attempt.charged, trade.amount, destinationOf(trade)),
        ...surchargePostings(attempt.charged, attempt.surcharge),
      ],
      told: (parts) =>
        trade.purpose === "recharge"
          ? [{ step: "arrives", source: cardSource(attempt, trade.amount, add(trade.amount, attempt.surcharge)) }]
          : [{ step: "arrives-for", source: cardSource(attempt, trade.amount, add(trade.amount, attempt.surcharge)), parts }],
    }),
  );
  if (!done.ok)
    deps.log.warn({ tradeNo: trade.tradeNo, ...done.refusal }, "captured money could not pay its trade and goes to the wallet");
  return done.ok;
}

/** All of it, the surcharge too: nothing was bought with it. Late or second captures end here, once. */
async function toWallet(tx: Tx, deps: Deps, attempt: Attempt, trade: Trade, at: Date): Promise<void> {
  const amount = add(trade.amount, attempt.surcharge);
  const posted = await post(tx, {
    key: `late-capture:${attempt.id}`,
    kind: "late-capture",
    userId: attempt.userId,
    at,
    subject: `trade:${trade.tradeNo}`,
    facts: { method: "card", attemptId: attempt.id },
    postings: fromGateway(attempt.charged, amount, wallet(attempt.userId)),
    sources: [{ step: "arrives", source: cardSource(attempt, amount, amount) }],
  });
  if (!posted.ok) throw new Error(`late capture ${attempt.id}: ${posted.refusal.code}`);
  await tell(tx, deps, {
    userId: attempt.userId,
    type: "wallet",
    template: "wallet-card-refunded",
    facts: { tradeNo: trade.tradeNo, amountCny: toDecimal(amount) },
    link: `/wallet/index?billId=${posted.value.entryId}`,
    mail: true,
    at,
  });
}

/** A card payment as a source: `amount` of `whole`, which is what was charged in CNY. The rest of it, the surcharge, paid the gateway. */
function cardSource({ id, charged }: Attempt, amount: Money, whole: Money): NewSource {
  const paid = divideHalfEven(charged.amount * amount.amount, whole.amount);
  return { kind: "card", amount, paid: money(paid > 0n ? paid : 1n, charged.currency), reference: id };
}

/** Money that cannot be used for what was asked: kept apart, told and said loudly (rule F08). */
async function suspend(tx: Tx, deps: Deps, { attempt, trade, outcome, at }: Settling & { outcome: Captured }): Promise<void> {
  const { intentId, amount } = outcome;
  await suspendArrival(tx, deps, {
    reference: intentId,
    amount,
    why: whySuspended(attempt.charged, amount) ?? "second-charge",
    payer: { userId: attempt.userId, trade, attemptId: attempt.id },
    at,
  });
}

/** The gateway's money into an account of ours: straight in CNY, else through the exchange at the attempt's frozen rate. */
function fromGateway(charged: Money, amount: Money, to: AccountRef): Posting[] {
  if (charged.currency === "CNY") return [{ from: world("gateway"), to, amount }];
  return [
    { from: world("gateway", charged.currency), to: world("fx", charged.currency), amount: charged },
    { from: world("fx"), to, amount },
  ];
}

function surchargePostings(charged: Money, surcharge: Money): Posting[] {
  const from = charged.currency === "CNY" ? world("gateway") : world("fx");
  return [{ from, to: world("service-income"), amount: surcharge }];
}
