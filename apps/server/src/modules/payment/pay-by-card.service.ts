import { randomUUID } from "node:crypto";
import type { ChargeOutcome, ChargeRequest } from "@sihai/adapters/payment";
import { type Currency, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { addressPrefix, type Language } from "@sihai/domain/language";
import {
  type CardLimitRefusal,
  type CardPrice,
  cardPrice,
  holdWhyOf,
  type MayPayRefusal,
  mayPay,
  paymentPolicy,
  withinCardLimits,
} from "@sihai/domain/payment";
import { businessEvents, type Deps, inTransaction, type Once, type Tx, transact } from "#platform";
import { addressOf } from "../address/index.ts";
import { shownRate, tradableRates } from "../exchange/index.ts";
import { lockCustomer } from "../identity/index.ts";
import {
  type Attempt,
  findAttemptByKey,
  insertAttempt,
  lockAttempt,
  openAttempts,
  recordAttempt,
  referenceOf,
} from "./attempt.store.ts";
import { cardActivity } from "./card-hold/card-activity.store.ts";
import { holdOf, putOnHold } from "./card-hold/card-hold.store.ts";
import { findOutcome } from "./find-outcome.ts";
import { gatewayCustomer } from "./saved-card/saved-card.service.ts";
import { findCard } from "./saved-card/saved-card.store.ts";
import type { Billing } from "./saved-card/stored-billing.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { findTrade, lockTrade, type Trade } from "./trade.store.ts";

type Command = {
  userId: string;
  tradeNo: string;
  currency: Currency;
  rateId: string | undefined;
  language: Language;
  now: Date;
  once: Once | null;
};
type NewCard = {
  token: string;
  addressId: string;
  bill: { firstName: string; lastName: string; email: string; phone: string | null };
  /** The card is to be kept for its owner. */
  keeps: boolean;
};
/** What is charged, for whom it is kept or is to be, and who is billed. */
type Means = { paymentMethod: string; customer: ChargeRequest["customer"]; billing: Billing };
type ChargeRefusal =
  | MayPayRefusal
  | { code: "CARD_TRIES_REACHED" | "CARD_FAILED_OFTEN"; from: string }
  | { code: "CARD_NEW_ACCOUNT_LIMIT"; most: string; days: number }
  | { code: "CARD_REFUSED_BY_FINANCE" }
  | { code: "TRADE_NOT_FOUND" | "RATE_CHANGED" | "RATES_UNAVAILABLE" | "PAYMENT_IN_PROGRESS" | "IDEMPOTENCY_CONFLICT" };
type NotKnown<Code extends string> = { code: Code };

/** Charges a card that was just typed in, by its token. */
export async function payByCard(
  deps: Deps,
  command: Command & NewCard,
): Promise<Result<Attempt, ChargeRefusal | NotKnown<"BILLING_ADDRESS_NOT_FOUND">>> {
  const trade = await findTrade(deps.db, command);
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const address = await addressOf(deps.db, command.userId, command.addressId);
  if (address === null) return refuse({ code: "BILLING_ADDRESS_NOT_FOUND" });
  const { firstName, lastName, email, phone } = command.bill;
  const customerId = command.keeps ? await gatewayCustomer(deps, command.userId, command.now) : null;
  return charge(deps, trade, command, {
    paymentMethod: command.token,
    customer: customerId === null ? undefined : { customerId, keeps: true },
    billing: { name: `${firstName} ${lastName}`, email, phone, address },
  });
}

/** Charges a card that its owner keeps, billed as when it was kept. */
export async function payBySavedCard(
  deps: Deps,
  command: Command & { cardId: string },
): Promise<Result<Attempt, ChargeRefusal | NotKnown<"CARD_NOT_FOUND">>> {
  const trade = await findTrade(deps.db, command);
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const card = await findCard(deps.db, command.userId, command.cardId);
  if (!card) return refuse({ code: "CARD_NOT_FOUND" });
  const { methodId, customerId, billing } = card;
  return charge(deps, trade, command, { paymentMethod: methodId, customer: { customerId, keeps: false }, billing });
}

/**
 * Charges a card for a trade. The attempt is written and committed before the gateway is asked, and its outcome afterwards, so that
 * money taken while this process dies is found by the reconciler (rule F09). The caller's key is kept on the attempt: the same key asks
 * the gateway under the same key again, and a charge is made once (rules F01 and F10).
 */
async function charge(deps: Deps, trade: Trade, command: Command, means: Means): Promise<Result<Attempt, ChargeRefusal>> {
  const { userId, tradeNo } = command;
  const { once } = command;
  const isRepeated = once !== null && (await findAttemptByKey(deps.db, userId, once.key)) !== null;
  const price = isRepeated ? ok(null) : await priceOf(deps, trade, command);
  if (!price.ok) return price;
  if (price.value && price.value.charged.amount > paymentPolicy.cardChargeMostUnits)
    return refuse({ code: "PAYMENT_METHOD_REFUSED" });
  await endEarlierAttempts(deps, trade, command);
  const before = await holdOf(deps.db, { userId, tradeId: trade.id });
  const begun = await transact(deps.db, (tx) => beginAttempt(tx, deps, trade, { price: price.value, means }, command));
  if (!begun.ok) {
    if (isLimit(begun.refusal))
      await putOnHold(deps.db, { userId, tradeId: trade.id, why: holdWhyOf[begun.refusal.code], before, at: command.now });
    return begun;
  }
  const attempt = begun.value;
  if (once) once.isClaimed = true;
  if (attempt.state !== "created" && attempt.state !== "uncertain") return ok(attempt);
  const answer = await deps.adapters.payment.charge({
    amount: attempt.charged,
    paymentMethod: means.paymentMethod,
    customer: means.customer,
    reference: referenceOf(attempt),
    idempotencyKey: `charge-${referenceOf(attempt)}`,
    returnUrl: `${deps.config.publicUrl}/${addressPrefix(command.language)}/pay/index?tradeNo=${tradeNo}&returned=1`,
    description: `Sihai ${tradeNo}`,
    receiptEmail: means.billing.email,
  });
  if (answer.status === "unavailable" || answer.status === "unknown")
    deps.log.warn({ tradeNo, attemptId: attempt.id, ...answer }, "the card gateway has not charged, or does not say");
  const outcome = isStillOpen(attempt, answer) ? ({ ...answer, status: "unknown" } as const) : answer;
  return ok(await inTransaction(deps.db, (tx) => settleAttempt(tx, deps, attempt, outcome, deps.clock.now())));
}

/** A gateway that does not take the question says nothing of the charge that was asked for before under the same key. */
function isStillOpen(attempt: Attempt, answer: ChargeOutcome): answer is Extract<ChargeOutcome, { status: "unavailable" }> {
  return attempt.state === "uncertain" && answer.status === "unavailable";
}

async function priceOf(deps: Deps, trade: Trade, { currency, rateId, now }: Command): Promise<Result<CardPrice, ChargeRefusal>> {
  const rules = deps.settings.at(now);
  if (currency === "CNY") return ok(cardPrice(trade.amount, "CNY", "1", rules));
  const rate = (await tradableRates(deps, now)).find((each) => each.currency === currency);
  if (!rate) return refuse({ code: "RATES_UNAVAILABLE" });
  const shown = rateId === undefined ? ok(rate) : await shownRate(deps, { rateId, currency, now });
  return shown.ok ? ok(cardPrice(trade.amount, currency, shown.value.rate, rules)) : shown;
}

/**
 * Before another card is charged, what became of the earlier ones is settled: one waiting for 3-D Secure is cancelled at the gateway,
 * one in doubt is asked for (rule F10).
 */
async function endEarlierAttempts(deps: Deps, trade: Trade, { once, now }: Command): Promise<void> {
  for (const earlier of await openAttempts(deps.db, trade.userId, trade.id)) {
    if (once && earlier.onceKey === once.key) continue;
    const isWaiting = earlier.state === "needs-action" && earlier.gatewayId !== null;
    const outcome: ChargeOutcome | null = isWaiting
      ? await deps.adapters.payment.cancel(earlier.gatewayId ?? "")
      : await findOutcome(deps, earlier, now);
    if (outcome) await inTransaction(deps.db, (tx) => settleAttempt(tx, deps, earlier, outcome, now));
  }
}

async function beginAttempt(
  tx: Tx,
  deps: Deps,
  { userId, id: tradeId }: Trade,
  { price, means }: { price: CardPrice | null; means: Means },
  command: Command,
): Promise<Result<Attempt, ChargeRefusal>> {
  const { once, now } = command;
  await lockCustomer(tx, userId);
  const trade = await lockTrade(tx, { userId, tradeId });
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const same = once && (await findAttemptByKey(tx, userId, once.key));
  if (same) return resume(tx, same, once, now);
  const may = mayPay(trade, "card", now);
  if (!may.ok) return may;
  if ((await openAttempts(tx, userId, tradeId)).length > 0) return refuse({ code: "PAYMENT_IN_PROGRESS" });
  const hold = await holdOf(tx, { userId, tradeId });
  if (hold?.state === "refused") return refuse({ code: "CARD_REFUSED_BY_FINANCE" });
  const isReleased = hold?.state === "released";
  const activity = await cardActivity(tx, userId, now, isReleased ? hold.decidedAt : null);
  const within = withinCardLimits(deps.settings.at(now).cardLimits, activity, trade.amount, isReleased);
  if (!within.ok) return told(deps, userId, within.refusal);
  if (!price) throw new Error(`attempt of key ${once?.key} is gone`);
  const attemptId = await insertAttempt(tx, {
    userId,
    tradeId,
    charged: price.charged,
    surcharge: price.surcharge,
    rate: price.rate,
    onceKey: once?.key ?? randomUUID(),
    inputHash: once?.inputHash ?? null,
    billing: means.billing,
    keepsCard: means.customer?.keeps ?? false,
    at: now,
  });
  // The key was taken meanwhile, for another trade.
  if (attemptId === null) return refuse({ code: "IDEMPOTENCY_CONFLICT" });
  return ok(await lockAttempt(tx, userId, attemptId));
}

/** A limit that was crossed, in the words of the wire, and in the log for finance. */
function told(deps: Deps, userId: string, refusal: CardLimitRefusal): Result<never, ChargeRefusal> {
  deps.log.warn({ userId, ...refusal }, "a card payment was refused before it was asked for");
  businessEvents.inc({ event: "card-limit-reached" });
  if (refusal.code === "CARD_NEW_ACCOUNT_LIMIT") return refuse({ ...refusal, most: toDecimal(refusal.most) });
  return refuse({ ...refusal, from: refusal.from.toISOString() });
}

function isLimit<Refusal extends { code: string }>(refusal: Refusal): refusal is Refusal & { code: CardLimitRefusal["code"] } {
  return refusal.code in holdWhyOf;
}

/** The same key again: the same attempt. One the gateway never saw is tried again; one that ended keeps its answer. */
async function resume(tx: Tx, attempt: Attempt, once: Once, at: Date): Promise<Result<Attempt, ChargeRefusal>> {
  if (attempt.inputHash !== once.inputHash) return refuse({ code: "IDEMPOTENCY_CONFLICT" });
  if (attempt.state !== "cancelled" || attempt.gatewayId !== null) return ok(attempt);
  await recordAttempt(tx, attempt, { state: "created", at });
  return ok({ ...attempt, state: "created" });
}
