import { add, type Currency, least, type Money, subtract, toDecimal, zero } from "@sihai/domain";
import { crossRate } from "@sihai/domain/exchange";
import { shareReversal } from "@sihai/domain/payment";
import { suspenseNumber } from "@sihai/domain/suspense";
import { shareOfPaid } from "@sihai/domain/withdrawal";
import type { Deps, Tx } from "#platform";
import { ratesNow } from "../../exchange/index.ts";
import { balanceOf, debt, lockForPosting, type Posting, sourcesOf, standingSources, wallet, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { purseOfSuspended } from "../charge-of-source.ts";
import { debtPurse, owedNow } from "./debt.ts";
import { type Booking, postOnce, totalOf } from "./post-reversal.ts";
import { type OwnPart, type Reversal, saveBooking, settledOfCharge, takenOf } from "./reversal.store.ts";

type Settled = NonNullable<Awaited<ReturnType<typeof settledOfCharge>>>;
/** What a customer bears of it: from what still stands of that money, in its own currency, and the rest in CNY. */
type Share = { own: OwnPart[]; rest: Money; ours: Money };

/**
 * Takes back from a customer what was in suspense and was credited to them or used for them since (decision 49): first from what still stands of it,
 * then from the CNY wallet, and what that does not hold is owed. False when nobody got it, or no rate says what it comes to.
 */
export async function takeFromSettled(tx: Tx, deps: Deps, { reversal, charge, at }: Booking): Promise<boolean> {
  const settled = await settledOfCharge(tx, reversal.gatewayId);
  if (!settled) return false;
  const { userId } = settled;
  const { currency } = reversal.amount;
  await lockForPosting(tx, userId, accountsOf(userId, currency));
  const share = await shareOf(tx, deps, reversal, settled);
  if (!share) return false;
  const { own, rest, ours } = share;
  const ownInYuan = totalIn(own, "CNY");
  const others = least(rest, subtract(await balanceOf(tx, wallet(userId)), ownInYuan));
  const owed = subtract(rest, others);
  await postOnce(tx, reversal, "out", {
    userId,
    ...(charge && { trade: charge.trade }),
    at,
    postings: outOf(reversal, userId, { own, others, owed, ours }),
    sources: [
      { step: "returned", purse: `card-reversal:${reversal.id}`, from: own },
      { step: "spent", parts: [{ purse: debtPurse(userId), amount: others }] },
    ],
  });
  await saveBooking(tx, reversal.id, { booked: "out", userId, borne: add(ownInYuan, rest), ours, ownParts: own });
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: reversal.kind === "dispute" ? "card-payment-disputed" : "card-payment-refunded",
    facts: {
      tradeNo: charge?.trade.tradeNo ?? suspenseNumber(settled.id),
      amount: toDecimal(reversal.amount),
      currency,
      takenCny: toDecimal(add(add(ownInYuan, rest), await inYuan(deps, totalIn(own, currency)))),
      owedCny: toDecimal(await owedNow(tx, userId)),
    },
    link: "/wallet/index",
    mail: true,
    at,
  });
  return true;
}

async function shareOf(tx: Tx, deps: Deps, reversal: Reversal, { id, userId, arrived }: Settled): Promise<Share | null> {
  const reference = purseOfSuspended(id);
  const [source] = await sourcesOf(tx, userId, reference);
  if (!source) return null;
  const taken = await takenOf(tx, reversal.gatewayId, arrived);
  const stands = (await standingSources(tx, userId, source.amount.currency)).filter((one) => one.reference === reference);
  const from = (borne: Money) => {
    let left = borne;
    return stands.map((one) => {
      const amount = least(left, one.inWallet);
      left = subtract(left, amount);
      return { sourceId: one.sourceId, amount, paid: shareOfPaid(one, amount) };
    });
  };
  if (source.amount.currency === "CNY") {
    const shares = { charged: arrived, brought: source.amount, surcharge: zero("CNY"), taken: reversal.amount };
    const { borne, ours } = shareReversal({ ...shares, ...taken });
    const own = from(borne).filter(({ amount }) => amount.amount > 0n);
    return { own, rest: subtract(borne, totalOf(own)), ours };
  }
  // Credited as it came: what withdrawals sent back to the card before is ours to bear.
  const left = subtract(subtract(arrived, taken.refundedByUs), taken.takenBefore);
  const borne = left.amount > 0n ? least(reversal.amount, left) : zero(arrived.currency);
  const own = from(borne).filter(({ amount }) => amount.amount > 0n);
  const perCny = await rateOf(deps, arrived.currency);
  if (perCny === undefined) return null;
  const yuan = (amount: Money) => crossRate(amount, "CNY", { from: perCny, to: "1" });
  const ownTotal = totalIn(own, arrived.currency);
  return { own, rest: yuan(subtract(borne, ownTotal)), ours: yuan(subtract(reversal.amount, borne)) };
}

/** What was won again repays what is owed; the rest stands where it stood, or in the CNY wallet. */
export async function giveToSettled(tx: Tx, deps: Deps, { reversal, charge, at }: Booking): Promise<void> {
  const { userId, borne, ours, ownParts } = reversal;
  if (userId === null) throw new Error(`nobody bears reversal ${reversal.id}`);
  await lockForPosting(tx, userId, accountsOf(userId, reversal.amount.currency));
  const rest = subtract(borne, totalIn(ownParts, "CNY"));
  const repays = least(rest, await owedNow(tx, userId));
  const toWallet = subtract(rest, repays);
  const parts = { own: ownParts, others: toWallet, owed: repays, ours };
  await postOnce(tx, reversal, "back", {
    userId,
    ...(charge && { trade: charge.trade }),
    at,
    postings: outOf(reversal, userId, parts).map(({ from, to, amount }) => ({ from: to, to: from, amount })),
    sources: [
      { step: "not-returned", purse: `card-reversal:${reversal.id}`, to: ownParts },
      { step: "given-back", purse: debtPurse(userId), amount: toWallet },
    ],
  });
  await saveBooking(tx, reversal.id, { booked: "back" });
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "card-payment-restored",
    facts: {
      tradeNo: charge?.trade.tradeNo ?? "",
      givenCny: toDecimal(add(borne, await inYuan(deps, totalIn(ownParts, reversal.amount.currency)))),
      owedCny: toDecimal(await owedNow(tx, userId)),
    },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

type Parts = { own: readonly OwnPart[]; others: Money; owed: Money; ours: Money };

/** What stands of it goes as it stands; the rest in CNY, through the exchange where the card was charged in another currency. */
function outOf({ amount }: Reversal, userId: string, { own, others, owed, ours }: Parts): Posting[] {
  const { currency } = amount;
  const gateway = world("gateway", currency);
  const ownInYuan = totalIn(own, "CNY");
  if (currency === "CNY")
    return [
      { from: wallet(userId), to: gateway, amount: add(ownInYuan, others) },
      { from: debt(userId), to: gateway, amount: owed },
      { from: world("service-income"), to: gateway, amount: ours },
    ];
  const asItCame = totalIn(own, currency);
  return [
    { from: wallet(userId, currency), to: gateway, amount: asItCame },
    { from: world("fx", currency), to: gateway, amount: subtract(amount, asItCame) },
    { from: wallet(userId), to: world("fx"), amount: add(ownInYuan, others) },
    { from: debt(userId), to: world("fx"), amount: owed },
    { from: world("service-income"), to: world("fx"), amount: ours },
  ];
}

function totalIn(parts: readonly OwnPart[], currency: Currency): Money {
  return parts.reduce((total, { amount }) => (amount.currency === currency ? add(total, amount) : total), zero(currency));
}

async function rateOf(deps: Deps, currency: Currency): Promise<string | undefined> {
  return (await ratesNow(deps)).find((one) => one.currency === currency)?.rate;
}

/** Roughly, for words: what an amount in another currency comes to by the rate of now; nothing of CNY, which is counted already. */
export async function inYuan(deps: Deps, amount: Money): Promise<Money> {
  const perCny = amount.currency === "CNY" ? undefined : await rateOf(deps, amount.currency);
  return perCny === undefined ? zero("CNY") : crossRate(amount, "CNY", { from: perCny, to: "1" });
}

function accountsOf(userId: string, currency: Currency) {
  const abroad = currency === "CNY" ? [] : [world("fx"), world("fx", currency), wallet(userId, currency)];
  return [wallet(userId), debt(userId), world("gateway", currency), world("service-income"), ...abroad];
}
