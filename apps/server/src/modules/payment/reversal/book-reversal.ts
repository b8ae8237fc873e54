import { add, compare, least, type Money, subtract, toDecimal, zero } from "@sihai/domain";
import { isMoneyOut, isReversalOver, shareReversal } from "@sihai/domain/payment";
import { shareOfPaid } from "@sihai/domain/withdrawal";
import { businessEvents, type Deps, type Tx } from "#platform";
import { audit } from "../../audit/index.ts";
import {
  type AccountRef,
  balanceOf,
  debt,
  lockForPosting,
  type Posting,
  standingSources,
  wallet,
  world,
} from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { type Attempt, recordState } from "../attempt.store.ts";
import { reopenSuspended } from "../waiting/suspend-arrival.ts";
import { giveToUs } from "./bear-ourselves.ts";
import { giveToSettled, takeFromSettled } from "./bear-settled.ts";
import { debtPurse, owedNow } from "./debt.ts";
import { type Booking, type Charge, postOnce, totalOf } from "./post-reversal.ts";
import { lockInSuspense, type OwnPart, type Reversal, saveBooking, takenOf } from "./reversal.store.ts";

type CustomersBooking = Booking & { charge: Charge };

/**
 * Moves the money of a locked reversal as far as is said and known: out of the customer's wallet, or into debt where the wallet does not hold it,
 * and back again. Each way once; whatever is not known yet waits (rules F05, F06 and M6).
 */
export async function bookReversal(tx: Tx, deps: Deps, booking: Booking): Promise<void> {
  const { reversal, charge } = booking;
  if (reversal.kind === "own-refund") return;
  if (reversal.booked === "out" && !isMoneyOut(reversal)) await putBack(tx, deps, booking);
  if (reversal.booked === "waiting" && isMoneyOut(reversal)) await takeOut(tx, deps, booking);
  else if (reversal.booked === "waiting" && isReversalOver(reversal)) await saveBooking(tx, reversal.id, { booked: "never" });
  if (charge && isUsed(charge.attempt)) await recordState(tx, charge.attempt, await stateOf(tx, charge.attempt, reversal));
}

function isUsed({ state }: Attempt): boolean {
  return state === "captured" || state === "refunded" || state === "disputed";
}

async function stateOf(tx: Tx, { charged }: Attempt, { gatewayId }: Reversal) {
  const { takenBefore, refundedByUs, isDisputed } = await takenOf(tx, gatewayId, charged);
  if (isDisputed) return "disputed";
  return compare(add(takenBefore, refundedByUs), charged) >= 0 ? "refunded" : "captured";
}

async function takeOut(tx: Tx, deps: Deps, booking: Booking): Promise<void> {
  const { reversal, charge, at } = booking;
  const isCustomers = charge !== null && isUsed(charge.attempt) && charge.attempt.use !== "suspense";
  if (isCustomers) await takeFromCustomer(tx, deps, { ...booking, charge });
  else if ((await lockInSuspense(tx, reversal.gatewayId)) !== null) await moveSuspense(tx, reversal, "out", at);
  else if (!(await takeFromSettled(tx, deps, { reversal, charge, at }))) return sayUnknown(deps, reversal);
  await audit(tx, {
    staffId: null,
    action: "card.taken-back",
    subject: `charge:${reversal.gatewayId}`,
    facts: { reference: reversal.id, amount: toDecimal(reversal.amount), currency: reversal.amount.currency },
    at,
  });
  businessEvents.inc({ event: `card-${reversal.kind}-out` });
  deps.log.warn({ reversalId: reversal.id, intentId: reversal.gatewayId }, "the card gateway took money back by itself");
}

/** Its charge is not known yet, or what it brought is nobody’s: nothing here can bear it. */
function sayUnknown(deps: Deps, { id, gatewayId }: Reversal): void {
  deps.log.error(
    { reversalId: id, intentId: gatewayId },
    "the card gateway took back money that stands nowhere here: finance must look",
  );
}

async function takeFromCustomer(tx: Tx, deps: Deps, { reversal, charge: { attempt, trade }, at }: CustomersBooking) {
  const { userId, charged, surcharge } = attempt;
  await lockForPosting(tx, userId, accountsOf(userId, reversal.amount));
  // A late capture went to the wallet whole; what paid its trade left the surcharge with us.
  const isWhole = attempt.use === "wallet";
  const { borne, ours } = shareReversal({
    charged,
    brought: isWhole ? add(trade.amount, surcharge) : trade.amount,
    surcharge: isWhole ? zero("CNY") : surcharge,
    taken: reversal.amount,
    ...(await takenOf(tx, reversal.gatewayId, charged)),
  });
  const ownParts = await partsStanding(tx, attempt, borne);
  const own = totalOf(ownParts);
  const others = least(subtract(borne, own), subtract(await balanceOf(tx, wallet(userId)), own));
  const owed = subtract(subtract(borne, own), others);
  const through = throughOf(reversal.amount);
  await postOnce(tx, reversal, "out", {
    userId,
    trade,
    attempt,
    at,
    postings: [
      { from: wallet(userId), to: through, amount: add(own, others) },
      { from: debt(userId), to: through, amount: owed },
      { from: world("service-income"), to: through, amount: ours },
      ...exchanged(reversal.amount, "out"),
    ],
    sources: [
      { step: "returned", purse: `card-reversal:${reversal.id}`, from: ownParts },
      { step: "spent", parts: [{ purse: debtPurse(userId), amount: others }] },
    ],
  });
  await saveBooking(tx, reversal.id, { booked: "out", attempt: { userId, id: attempt.id }, borne, ours, ownParts });
  if (borne.amount === 0n) return;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: reversal.kind === "dispute" ? "card-payment-disputed" : "card-payment-refunded",
    facts: {
      tradeNo: trade.tradeNo,
      amount: toDecimal(reversal.amount),
      currency: reversal.amount.currency,
      takenCny: toDecimal(borne),
      owedCny: toDecimal(await owedNow(tx, userId)),
      oursCny: toDecimal(ours),
    },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

/** What still stands in the wallet of the payment itself goes first, with its share of what the card paid. */
async function partsStanding(tx: Tx, attempt: Attempt, borne: Money): Promise<OwnPart[]> {
  const parts: OwnPart[] = [];
  let left = borne;
  for (const source of await standingSources(tx, attempt.userId, "CNY")) {
    if (source.kind !== "card" || source.reference !== attempt.id || left.amount === 0n) continue;
    const amount = least(left, source.inWallet);
    parts.push({ sourceId: source.sourceId, amount, paid: shareOfPaid(source, amount) });
    left = subtract(left, amount);
  }
  return parts;
}

async function putBack(tx: Tx, deps: Deps, { reversal, charge, at }: Booking): Promise<void> {
  if (reversal.userId !== null && !reversal.attempt) await giveToSettled(tx, deps, { reversal, charge, at });
  else if (charge && reversal.attempt) await giveToCustomer(tx, deps, { reversal, charge, at });
  else await returnToSuspense(tx, deps, reversal, at);
  businessEvents.inc({ event: `card-${reversal.kind}-back` });
}

async function giveToCustomer(tx: Tx, deps: Deps, { reversal, charge: { attempt, trade }, at }: CustomersBooking) {
  const { userId } = attempt;
  const { borne, ours, ownParts } = reversal;
  await lockForPosting(tx, userId, accountsOf(userId, reversal.amount));
  const rest = subtract(borne, totalOf(ownParts));
  const repays = least(rest, await owedNow(tx, userId));
  const toWallet = subtract(rest, repays);
  const through = throughOf(reversal.amount);
  await postOnce(tx, reversal, "back", {
    userId,
    trade,
    attempt,
    at,
    postings: [
      ...exchanged(reversal.amount, "back"),
      { from: through, to: wallet(userId), amount: add(totalOf(ownParts), toWallet) },
      { from: through, to: debt(userId), amount: repays },
      { from: through, to: world("service-income"), amount: ours },
    ],
    sources: [
      { step: "not-returned", purse: `card-reversal:${reversal.id}`, to: ownParts },
      { step: "given-back", purse: debtPurse(userId), amount: toWallet },
    ],
  });
  await saveBooking(tx, reversal.id, { booked: "back" });
  if (borne.amount === 0n) return;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "card-payment-restored",
    facts: { tradeNo: trade.tradeNo, givenCny: toDecimal(borne), owedCny: toDecimal(await owedNow(tx, userId)) },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

/** It stands in suspense again, where it had ended by being taken back too: the desk settles it, and its owner hears so. What we bore is ours. */
async function returnToSuspense(tx: Tx, deps: Deps, reversal: Reversal, at: Date): Promise<void> {
  const id = await lockInSuspense(tx, reversal.gatewayId);
  if (id === null) return giveToUs(tx, reversal, at);
  await moveSuspense(tx, reversal, "back", at);
  await reopenSuspended(tx, deps, id, at);
}

async function moveSuspense(tx: Tx, reversal: Reversal, way: "out" | "back", at: Date): Promise<void> {
  const { currency } = reversal.amount;
  const [suspense, gateway] = [world("suspense", currency), world("gateway", currency)];
  const [from, to] = way === "out" ? [suspense, gateway] : [gateway, suspense];
  await postOnce(tx, reversal, way, { userId: null, at, postings: [{ from, to, amount: reversal.amount }], sources: [] });
  await saveBooking(tx, reversal.id, { booked: way });
}

function accountsOf(userId: string, { currency }: Money): AccountRef[] {
  const abroad = currency === "CNY" ? [] : [world("fx"), world("fx", currency)];
  return [wallet(userId), debt(userId), world("gateway", currency), world("service-income"), ...abroad];
}

/** The account in CNY beyond which the gateway stands: the exchange, where the card was charged in another currency. */
function throughOf({ currency }: Money): AccountRef {
  return currency === "CNY" ? world("gateway") : world("fx");
}

function exchanged(amount: Money, way: "out" | "back"): Posting[] {
  const { currency } = amount;
  if (currency === "CNY") return [];
  const [exchange, gateway] = [world("fx", currency), world("gateway", currency)];
  return way === "out" ? [{ from: exchange, to: gateway, amount }] : [{ from: gateway, to: exchange, amount }];
}
