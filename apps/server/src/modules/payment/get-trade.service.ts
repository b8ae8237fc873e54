import { compare, type Money, ok, type Result, refuse, subtract } from "@sihai/domain";
import { cardPrice, type PaymentMethod, paymentPolicy } from "@sihai/domain/payment";
import type { Settings } from "@sihai/domain/setting";
import { suspenseNumber } from "@sihai/domain/suspense";
import { payLimits, payWays, transferRates } from "@sihai/domain/transfer";
import type { Deps } from "#platform";
import { tradableRates } from "../exchange/index.ts";
import { hasPayPassword } from "../identity/index.ts";
import { type Attempt, latestAttempt } from "./attempt.store.ts";
import { holdOf } from "./card-hold/card-hold.store.ts";
import { cardState } from "./card-state.ts";
import { owedNow } from "./reversal/debt.ts";
import { findTrade, type Trade } from "./trade.store.ts";
import { linesOf } from "./trade-subject.store.ts";
import { suspendedFor } from "./waiting/suspended.store.ts";
import { walletBalances } from "./wallet/wallet.store.ts";

type Rates = Awaited<ReturnType<typeof tradableRates>>;
type Question = { userId: string; tradeNo: string; now: Date };

/** Everything the payment page shows: what is paid, by when, and what each way of paying costs now. */
export async function readTrade(deps: Deps, { userId, tradeNo, now }: Question) {
  const known = await findTrade(deps.db, { userId, tradeNo });
  if (!known) return refuse({ code: "TRADE_NOT_FOUND" as const });
  // Before the trade itself: a payment that is told as captured must not stand beside a trade that still waits for it.
  const attempt = await latestAttempt(deps.db, userId, known.id);
  const trade = (await findTrade(deps.db, { userId, tradeNo })) ?? known;
  const [lines, balances, hasPassword, rates, suspended, hold, owed] = await Promise.all([
    linesOf(deps.db, trade),
    walletBalances(deps.db, userId),
    hasPayPassword(deps.db, userId),
    tradableRates(deps, now),
    suspendedFor(deps.db, trade),
    holdOf(deps.db, { userId, tradeId: trade.id }),
    owedNow(deps.db, userId),
  ]);
  const rules = deps.settings.at(now);
  const isCardRefused = hold?.state === "refused";
  const { purpose, amount, expiresAt, paidAt, method } = trade;
  const { methods, ...limits } = methodsOf(trade, rules, rates);
  return ok({
    tradeNo,
    purpose,
    state: stateOf(trade, now),
    amount,
    expiresAt,
    paidAt,
    method,
    lines,
    methods: methods.filter((way) => way !== "card" || !isCardRefused),
    ...limits,
    isCardRefused,
    balances,
    owed,
    short: shortOf(amount, balances),
    hasPayPassword: hasPassword,
    card: {
      form: deps.adapters.payment.cardForm,
      surcharge: cardPrice(amount, "CNY", "1", rules).surcharge,
      surchargeBasisPoints: rules.cardSurchargeBp,
      prices: pricesOf(trade, rules, rates),
      isCnyOnly: rates.length === 0,
      frozenUntil: new Date(now.getTime() + rules.rateFreezeMinutes * 60_000),
    },
    attempt: attempt && cardState(attempt),
    suspended: suspended.map(({ id, arrived, why, answerBy }) => ({ suspenseNo: suspenseNumber(id), arrived, why, answerBy })),
  });
}

function stateOf({ state, expiresAt }: Trade, now: Date) {
  return state === "pending" && expiresAt !== null && now >= expiresAt ? ("expired" as const) : state;
}

/** What can pay it: a sum too small or too great for every account that takes transfers is not paid by one, and `transferLimits` says why. */
function methodsOf(
  { purpose, amount }: Trade,
  rules: Settings,
  rates: Rates,
): { methods: PaymentMethod[]; transferLimits?: { least: Money; most: Money } } {
  if (purpose === "recharge") return { methods: ["card"] };
  const perCny = transferRates(rates, rules.rateMarginBp);
  if (payWays(amount, rules, perCny).length > 0) return { methods: ["balance", "card", "transfer"] };
  const transferLimits = payLimits(rules, perCny);
  return { methods: ["balance", "card"], ...(transferLimits && { transferLimits }) };
}

function shortOf(amount: Money, balances: readonly Money[]): Money | null {
  const held = balances.find(({ currency }) => currency === "CNY");
  if (!held) return amount;
  return compare(held, amount) >= 0 ? null : subtract(amount, held);
}

function pricesOf({ amount }: Trade, rules: Settings, rates: Rates) {
  const inYuan = cardPrice(amount, "CNY", "1", rules);
  const prices = [
    { currency: inYuan.charged.currency, charged: inYuan.charged, rate: inYuan.rate, rateId: null },
    ...rates.map(({ id, currency, rate }) => {
      const price = cardPrice(amount, currency, rate, rules);
      return { currency, charged: price.charged, rate: price.rate, rateId: id };
    }),
  ];
  return prices.filter(({ charged }) => charged.amount <= paymentPolicy.cardChargeMostUnits);
}

type Returned = { userId: string; tradeNo: string };

/** The trade and its latest card payment; refuses like an unknown one for somebody else's. */
export async function tradeWithAttempt(
  deps: Deps,
  key: Returned,
): Promise<Result<{ trade: Trade; attempt: Attempt | null }, { code: "TRADE_NOT_FOUND" }>> {
  const trade = await findTrade(deps.db, key);
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
  return ok({ trade, attempt: await latestAttempt(deps.db, key.userId, trade.id) });
}
