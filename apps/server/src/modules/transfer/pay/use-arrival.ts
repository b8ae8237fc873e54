import { type Money, ok, refuse, sum, toDecimal, zero } from "@sihai/domain";
import { withMargin } from "@sihai/domain/payment";
import { type TransferUse, transferNumber, useTransfer } from "@sihai/domain/transfer";
import { attemptWork, businessEvents, type Deps, type Tx } from "#platform";
import { held, type Posting, type Purse, post, type SourceStep, wallet, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { numbersOf, payFromHeld, type Trade } from "../../payment/index.ts";
import { type Arrival, creditKey } from "../arrival.store.ts";
import { type PayResult, type Pays, saveResult, type Transfer } from "../transfer.store.ts";

/** `net` of what arrived is left when the receiving bank kept its fee. */
export type Arrived = { arrived: Money; fee: Money; net: Money; at: Date };
type Paying = Arrived & { row: Transfer & { pays: Pays }; trades: readonly Trade[] };

/**
 * Uses what arrived for what it was meant for, once, in the caller's transaction: it pays the price, and what is beyond it stands in the wallet;
 * or it is credited in CNY at the transfer's rate, and the customer is told what is still to be paid. Null when there is nothing to pay any more, or
 * no rate: then it is credited as it came.
 */
export async function useForPayable(tx: Tx, deps: Deps, paying: Paying, rate: string | null): Promise<PayResult | null> {
  const pending = paying.trades.filter(({ state }) => state === "pending");
  if (pending.length === 0 || rate === null || paying.net.amount === 0n) return null;
  const price = sum(
    pending.map(({ amount }) => amount),
    "CNY",
  );
  const use = useTransfer(paying.net, price, rate);
  if (use.outcome === "short") return creditShort(tx, deps, paying, { pending, use });
  const paid = await attemptWork(tx, () => pay(tx, deps, paying, { pending, use, price }));
  if (paid.ok) return paid.value;
  deps.log.warn(
    { transferId: paying.row.id, ...paid.refusal },
    "a transfer could not pay what it was meant for and goes to the wallet",
  );
  return null;
}

type Payable = { pending: readonly Trade[]; use: Extract<TransferUse, { outcome: "paid" }>; price: Money };

async function pay(tx: Tx, deps: Deps, paying: Paying, { pending, use, price }: Payable) {
  const { row, at, arrived } = paying;
  const { userId } = row;
  const purse: Purse = `transfer-pay:${row.id}`;
  const reference = transferNumber(row.id);
  const { used, rest } = use;
  const isYuan = arrived.currency === "CNY";
  const postings: Posting[] = isYuan
    ? [{ from: world("bank"), to: held(userId), amount: price }]
    : [
        { from: world("bank", used.currency), to: world("fx", used.currency), amount: used },
        { from: world("fx"), to: held(userId), amount: price },
      ];
  const part = { purse, amount: price };
  const steps: SourceStep[] = [
    { step: "arrives-for", source: { kind: "transfer", amount: price, paid: used, reference }, parts: [part] },
    ...(rest.amount > 0n
      ? [{ step: "arrives" as const, source: { kind: "transfer" as const, amount: rest, paid: rest, reference } }]
      : []),
  ];
  await book(
    tx,
    paying,
    [...postings, { from: world("bank", rest.currency), to: wallet(userId, rest.currency), amount: rest }],
    steps,
  );
  for (const { tradeNo } of pending) {
    const done = await payFromHeld(tx, deps, { userId, tradeNo, purse, method: "transfer", at });
    if (!done.ok) return refuse({ code: done.refusal.code });
  }
  const result: PayResult = { outcome: "paid", paid: price, added: rest };
  await saveResult(tx, { userId, transferId: row.id }, result);
  const numbers = (await Promise.all(pending.map((trade) => numbersOf(tx, trade)))).flat();
  await tellOwner(tx, deps, paying, {
    template: "transfer-paid",
    facts: { numbers: numbers.join(", "), paidCny: toDecimal(price), rest: toDecimal(rest), restCurrency: rest.currency },
    tradeNo: pending[0]?.tradeNo ?? "",
  });
  businessEvents.inc({ event: "transfer-paid-payable" });
  return ok(result);
}

type Short = { pending: readonly Trade[]; use: Extract<TransferUse, { outcome: "short" }> };

/** Changed at the rate the transfer was shown, so that what lacks is exactly what is said. */
async function creditShort(
  tx: Tx,
  deps: Deps,
  paying: Paying,
  { pending, use: { worth, lacks } }: Short,
): Promise<PayResult | null> {
  const { row, net } = paying;
  if (worth.amount === 0n) return null;
  const { userId } = row;
  const postings: Posting[] =
    net.currency === "CNY"
      ? [{ from: world("bank"), to: wallet(userId), amount: worth }]
      : [
          { from: world("bank", net.currency), to: world("fx", net.currency), amount: net },
          { from: world("fx"), to: wallet(userId), amount: worth },
        ];
  const reference = transferNumber(row.id);
  await book(tx, paying, postings, [{ step: "arrives", source: { kind: "transfer", amount: worth, paid: net, reference } }]);
  const result: PayResult = { outcome: "short", paid: zero("CNY"), added: worth };
  await saveResult(tx, { userId, transferId: row.id }, result);
  const numbers = (await Promise.all(pending.map((trade) => numbersOf(tx, trade)))).flat();
  await tellOwner(tx, deps, paying, {
    template: "transfer-short",
    facts: { numbers: numbers.join(", "), addedCny: toDecimal(worth), lacksCny: toDecimal(lacks) },
    tradeNo: pending[0]?.tradeNo ?? "",
  });
  businessEvents.inc({ event: "transfer-short" });
  return result;
}

async function book(
  tx: Tx,
  { row, fee, at }: Paying,
  postings: readonly Posting[],
  sources: readonly SourceStep[],
): Promise<void> {
  const { currency } = fee;
  const posted = await post(tx, {
    key: creditKey(row.id),
    kind: "recharge",
    userId: row.userId,
    at,
    subject: transferNumber(row.id),
    postings: [...postings, { from: world("bank", currency), to: world("service-income", currency), amount: fee }],
    sources,
  });
  if (!posted.ok || posted.value.already) throw new Error(`transfer ${row.id} was credited before`);
}

type Telling =
  | {
      template: "transfer-paid";
      facts: { numbers: string; paidCny: string; rest: string; restCurrency: Money["currency"] };
      tradeNo: string;
    }
  | { template: "transfer-short"; facts: { numbers: string; addedCny: string; lacksCny: string }; tradeNo: string };

async function tellOwner(tx: Tx, deps: Deps, { row, arrived, at }: Paying, telling: Telling): Promise<void> {
  const came = { transferNo: transferNumber(row.id), arrived: toDecimal(arrived), currency: arrived.currency };
  const told = { userId: row.userId, type: "wallet", mail: true, at } as const;
  const link = `/pay/index?tradeNo=${telling.tradeNo}`;
  if (telling.template === "transfer-short")
    await tell(tx, deps, { ...told, link, template: telling.template, facts: { ...came, ...telling.facts } });
  else
    await tell(tx, deps, {
      ...told,
      link: `/pay/success?tradeNo=${telling.tradeNo}`,
      template: telling.template,
      facts: { ...came, ...telling.facts },
    });
}

/**
 * Units of what came for one CNY: the rate the transfer was shown, while it was waited for; otherwise, and for another currency, the rate of now with
 * the margin. Null while there is none.
 */
export function rateFor(
  deps: Deps,
  { amount, pays }: Transfer & { pays: Pays },
  { received, stateBefore }: Arrival,
  perCny: ReadonlyMap<string, string>,
  now: Date,
): string | null {
  if (received.currency === "CNY") return "1";
  const wasAwaited = stateBefore === "opened" || stateBefore === "announced";
  if (received.currency === amount.currency && wasAwaited) return pays.rate;
  const rate = perCny.get(received.currency);
  return rate === undefined ? null : withMargin(rate, deps.settings.at(now).rateMarginBp);
}
