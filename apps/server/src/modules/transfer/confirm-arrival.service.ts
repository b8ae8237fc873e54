import { compare, least, type Money, ok, type Result, refuse, subtract, toDecimal, zero } from "@sihai/domain";
import { bankLineOf, feeOfArrival, type TransferState, transferNumber } from "@sihai/domain/transfer";
import { businessEvents, type Deps, type Tx } from "#platform";
import { ratesNow } from "../exchange/index.ts";
import { post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { type Arrival, arrivalOfTransfer, confirmArrivalRow, creditKey } from "./arrival.store.ts";
import { checkMove, moveTransfer, type TransferRefusal } from "./move-transfer.ts";
import { rateFor, useForPayable } from "./pay/use-arrival.ts";
import { keepWaiting, type LockedTransfer } from "./pay/waiting-for.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";
import { type PayResult, saveResult, type Transfer } from "./transfer.store.ts";

type Credited = {
  transferNo: string;
  state: TransferState;
  arrived: Money;
  fee: Money;
  added: Money;
  outcome: PayResult["outcome"] | null;
};
type Refusal = TransferRefusal | { code: "TRANSFER_SAME_PERSON" | "TRANSFER_SEEN_CHANGED" | "RATES_UNAVAILABLE" };
type Command = StaffCommand & { bankLine: string; received: Money };

/**
 * Confirms what a colleague read on the bank statement and books it, once: it pays what it was meant for, or is credited as it came, in its own
 * currency, less what the receiving bank keeps of a wire. Who recorded it cannot confirm it, and only what was seen is confirmed (rule F35).
 */
export async function confirmArrival(deps: Deps, { bankLine, received, ...command }: Command) {
  const { staffId, now } = command;
  const perCny = new Map((await ratesNow(deps)).map(({ currency, rate }) => [currency, rate]));
  const facts = { reference: bankLine, amount: toDecimal(received), currency: received.currency };
  return staffAct<Credited, Refusal>(deps, command, { action: "transfer.confirm", facts }, async (tx, locked) => {
    const { row } = locked;
    const allowed = checkMove(row, "credited");
    if (!allowed.ok) return allowed;
    const arrival = await arrivalOfTransfer(tx, { userId: row.userId, transferId: row.id });
    if (!arrival) throw new Error(`transfer ${row.id} arrived without a line`);
    if (arrival.recordedBy === staffId) return refuse({ code: "TRANSFER_SAME_PERSON" });
    if (!isSame(arrival, { bankLine, received })) return refuse({ code: "TRANSFER_SEEN_CHANGED" });
    const fee = arrivalFee(row, arrival.received, perCny);
    if (!fee.ok) return fee;
    await confirmArrivalRow(tx, arrival.id, { staffId, fee: fee.value, at: now });
    await moveTransfer(tx, row, { to: "credited", by: { kind: "staff", id: staffId }, at: now });
    const result = await bookArrival(tx, deps, locked, { arrival, fee: fee.value, perCny, now });
    const done = { arrived: arrival.received, fee: fee.value, ...result };
    return ok({ transferNo: transferNumber(row.id), state: "credited", ...done });
  });
}

type Booking = { arrival: Arrival; fee: Money; perCny: ReadonlyMap<string, string>; now: Date };

/** Pays what it was meant for, or credits it; what waited for it goes on, with time enough to pay what it lacked. */
async function bookArrival(tx: Tx, deps: Deps, { row, trades }: LockedTransfer, { arrival, fee, perCny, now: at }: Booking) {
  const arrived = arrival.received;
  const { pays } = row;
  if (!pays) return { added: await credit(tx, deps, row, { arrived, fee, at }), outcome: null };
  const paying = { row: { ...row, pays }, trades, arrived, fee, net: subtract(arrived, fee), at };
  const rate = rateFor(deps, paying.row, arrival, perCny, at);
  const used = await useForPayable(tx, deps, paying, rate);
  const leastMs = deps.settings.at(at).payableTransfers.leftHours * 3_600_000;
  await keepWaiting(tx, deps, { row, trades }, { state: "credited", at, leastMs });
  if (used) return { added: used.added, outcome: used.outcome };
  const added = await credit(tx, deps, row, { arrived, fee, at });
  await saveResult(tx, { userId: row.userId, transferId: row.id }, { outcome: "late", paid: zero("CNY"), added });
  return { added, outcome: "late" as const };
}

function isSame(arrival: Arrival, seen: { bankLine: string; received: Money }): boolean {
  const { amount, currency } = arrival.received;
  return arrival.bankLine === bankLineOf(seen.bankLine) && amount === seen.received.amount && currency === seen.received.currency;
}

/** What the receiving bank keeps, in the currency that came: as it was counted in when it was opened for a payment, else by the rates of now. */
export function arrivalFee(
  { fee, pays }: Pick<Transfer, "fee" | "pays">,
  arrived: Money,
  perCny: ReadonlyMap<string, string>,
): Result<Money, { code: "RATES_UNAVAILABLE" }> {
  if (pays && pays.fee.currency === arrived.currency) return ok(least(pays.fee, arrived));
  if (fee.amount === 0n) return ok(zero(arrived.currency));
  const rateOf = ({ currency }: Money) => (currency === "CNY" ? "1" : perCny.get(currency));
  const [from, to] = fee.currency === arrived.currency ? ["1", "1"] : [rateOf(fee), rateOf(arrived)];
  if (from === undefined || to === undefined) return refuse({ code: "RATES_UNAVAILABLE" });
  return ok(feeOfArrival(arrived, fee, { from, to }));
}

/** One entry of two postings: the money, and the fee out of it. */
async function credit(
  tx: Tx,
  deps: Deps,
  row: Transfer,
  { arrived, fee, at }: { arrived: Money; fee: Money; at: Date },
): Promise<Money> {
  const { userId } = row;
  const transferNo = transferNumber(row.id);
  const mine = wallet(userId, arrived.currency);
  const posted = await post(tx, {
    key: creditKey(row.id),
    kind: "recharge",
    userId,
    at,
    subject: transferNo,
    postings: [
      { from: world("bank", arrived.currency), to: mine, amount: arrived },
      { from: mine, to: world("service-income", arrived.currency), amount: fee },
    ],
    sources: [
      { step: "arrives", source: { kind: "transfer", amount: arrived, paid: arrived, reference: transferNo } },
      { step: "spent", parts: [{ purse: `transfer:${row.id}`, amount: fee }] },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`transfer ${transferNo} was credited before`);
  const added = subtract(arrived, fee);
  const facts = {
    transferNo,
    currency: arrived.currency,
    arrived: toDecimal(arrived),
    fee: toDecimal(fee),
    added: toDecimal(added),
  };
  const announced = row.receipt?.sent ?? row.amount;
  const told = { userId, type: "wallet", link: `/wallet/index?billId=${posted.value.entryId}`, mail: true, at } as const;
  if (row.pays) await tell(tx, deps, { ...told, template: "transfer-late", facts });
  else if (announced.currency === arrived.currency && compare(announced, arrived) === 0)
    await tell(tx, deps, { ...told, template: "transfer-credited", facts });
  else
    await tell(tx, deps, {
      ...told,
      template: "transfer-credited-otherwise",
      facts: { ...facts, announced: toDecimal(announced), announcedCurrency: announced.currency },
    });
  businessEvents.inc({ event: "transfer-credited" });
  return added;
}
