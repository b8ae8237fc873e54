import { randomUUID } from "node:crypto";
import type { ChargeOutcome } from "@sihai/adapters/payment";
import { type Currency, ok, type Result, refuse } from "@sihai/domain";
import { addressPrefix, type Language } from "@sihai/domain/language";
import { type CardPrice, cardPrice, type MayPayRefusal, mayPay, paymentPolicy } from "@sihai/domain/payment";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { addressOf } from "../address/index.ts";
import { ratesNow, shownRate } from "../exchange/index.ts";
import {
  type Attempt,
  findAttemptByKey,
  insertAttempt,
  lockAttempt,
  openAttempts,
  recordAttempt,
  referenceOf,
} from "./attempt.store.ts";
import { findOutcome } from "./find-outcome.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { findTrade, lockTrade, type Trade } from "./trade.store.ts";

type Command = {
  userId: string;
  tradeNo: string;
  token: string;
  currency: Currency;
  rateId: string | undefined;
  addressId: string;
  language: Language;
  now: Date;
  once: Once | null;
};
export type PayByCardRefusal =
  | MayPayRefusal
  | {
      code:
        | "TRADE_NOT_FOUND"
        | "BILLING_ADDRESS_NOT_FOUND"
        | "RATE_CHANGED"
        | "RATES_UNAVAILABLE"
        | "PAYMENT_IN_PROGRESS"
        | "IDEMPOTENCY_CONFLICT";
    };

/**
 * Charges a card for a trade. The attempt is written and committed before the gateway is asked, and its outcome afterwards, so that
 * money taken while this process dies is found by the reconciler (rule F09). The caller's key is kept on the attempt: the same key asks
 * the gateway under the same key again, and a charge is made once (rules F01 and F10).
 */
export async function payByCard(deps: Deps, command: Command): Promise<Result<Attempt, PayByCardRefusal>> {
  const { userId, tradeNo } = command;
  const trade = await findTrade(deps.db, { userId, tradeNo });
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  if ((await addressOf(deps.db, userId, command.addressId)) === null) return refuse({ code: "BILLING_ADDRESS_NOT_FOUND" });
  const { once } = command;
  const isRepeated = once !== null && (await findAttemptByKey(deps.db, userId, once.key)) !== null;
  const price = isRepeated ? ok(null) : await priceOf(deps, trade, command);
  if (!price.ok) return price;
  if (price.value && price.value.charged.amount > paymentPolicy.cardChargeMostUnits)
    return refuse({ code: "PAYMENT_METHOD_REFUSED" });
  await endEarlierAttempts(deps, trade, command);
  const begun = await transact(deps.db, (tx) => beginAttempt(tx, trade, price.value, command));
  if (!begun.ok) return begun;
  const attempt = begun.value;
  if (attempt.state !== "created" && attempt.state !== "uncertain") return ok(attempt);
  const answer = await deps.adapters.payment.charge({
    amount: attempt.charged,
    paymentMethod: command.token,
    reference: referenceOf(attempt),
    idempotencyKey: `charge-${referenceOf(attempt)}`,
    returnUrl: `${deps.config.publicUrl}/${addressPrefix(command.language)}/pay/index?tradeNo=${tradeNo}&returned=1`,
    description: `Sihai ${tradeNo}`,
  });
  if (answer.status === "unavailable" || answer.status === "unknown")
    deps.log.warn({ tradeNo, attemptId: attempt.id, ...answer }, "the card gateway has not charged, or does not say");
  const outcome = isStillOpen(attempt, answer) ? ({ ...answer, status: "unknown" } as const) : answer;
  return ok(await deps.db.transaction().execute((tx) => settleAttempt(tx, deps, attempt, outcome, deps.clock.now())));
}

/** A gateway that does not take the question says nothing of the charge that was asked for before under the same key. */
function isStillOpen(attempt: Attempt, answer: ChargeOutcome): answer is Extract<ChargeOutcome, { status: "unavailable" }> {
  return attempt.state === "uncertain" && answer.status === "unavailable";
}

async function priceOf(
  deps: Deps,
  trade: Trade,
  { currency, rateId, now }: Command,
): Promise<Result<CardPrice, PayByCardRefusal>> {
  const rules = deps.settings.at(now);
  if (currency === "CNY") return ok(cardPrice(trade.amount, "CNY", "1", rules));
  if (rateId !== undefined) {
    const shown = await shownRate(deps, { rateId, currency, now });
    return shown.ok ? ok(cardPrice(trade.amount, currency, shown.value.rate, rules)) : shown;
  }
  const rate = (await ratesNow(deps)).find((each) => each.currency === currency);
  return rate ? ok(cardPrice(trade.amount, currency, rate.rate, rules)) : refuse({ code: "RATES_UNAVAILABLE" });
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
    if (outcome) await deps.db.transaction().execute((tx) => settleAttempt(tx, deps, earlier, outcome, now));
  }
}

async function beginAttempt(
  tx: Tx,
  { userId, id: tradeId }: Trade,
  price: CardPrice | null,
  command: Command,
): Promise<Result<Attempt, PayByCardRefusal>> {
  const { once, now } = command;
  const trade = await lockTrade(tx, { userId, tradeId });
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  const same = once && (await findAttemptByKey(tx, userId, once.key));
  if (same) return resume(tx, same, once, now);
  const may = mayPay(trade, "card", now);
  if (!may.ok) return may;
  if ((await openAttempts(tx, userId, tradeId)).length > 0) return refuse({ code: "PAYMENT_IN_PROGRESS" });
  if (!price) throw new Error(`attempt of key ${once?.key} is gone`);
  const attemptId = await insertAttempt(tx, {
    userId,
    tradeId,
    charged: price.charged,
    surcharge: price.surcharge,
    rate: price.rate,
    onceKey: once?.key ?? randomUUID(),
    inputHash: once?.inputHash ?? null,
    at: now,
  });
  // The key was taken meanwhile, for another trade.
  if (attemptId === null) return refuse({ code: "IDEMPOTENCY_CONFLICT" });
  return ok(await lockAttempt(tx, userId, attemptId));
}

/** The same key again: the same attempt. One the gateway never saw is tried again; one that ended keeps its answer. */
async function resume(tx: Tx, attempt: Attempt, once: Once, at: Date): Promise<Result<Attempt, PayByCardRefusal>> {
  if (attempt.inputHash !== once.inputHash) return refuse({ code: "IDEMPOTENCY_CONFLICT" });
  if (attempt.state !== "cancelled" || attempt.gatewayId !== null) return ok(attempt);
  await recordAttempt(tx, attempt, { state: "created", at });
  return ok({ ...attempt, state: "created" });
}
