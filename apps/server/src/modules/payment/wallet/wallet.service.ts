import { type Currency, type Money, negate, ok, refuse, sum, zero } from "@sihai/domain";
import { beijingMonth } from "@sihai/domain/clocks";
import type { Deps } from "#platform";
import { findAttempt } from "../attempt.store.ts";
import { linksOfSubject, linksOfTrade } from "../bill-links.ts";
import { findTrade } from "../trade.store.ts";
import { paidFor } from "./paid-for.store.ts";
import {
  type BillKind,
  billOrigin,
  billPostings,
  countBills,
  customerAccounts,
  findBill,
  findBills,
  isRecharge,
  isRefund,
  openedAt,
  receivedBetween,
  spentBetween,
  walletBalances,
} from "./wallet.store.ts";

const pageSize = 20;

/** Balances, money in hand, what is owed, and what this month was spent on. */
export async function readWallet(deps: Deps, { userId, month, now }: { userId: string; month: string | undefined; now: Date }) {
  const { name, from, to } = month === undefined ? beijingMonth(now) : monthOf(month);
  const [balances, accounts, spent, refunded, recharged, opened] = await Promise.all([
    walletBalances(deps.db, userId),
    customerAccounts(deps.db, userId),
    spentBetween(deps.db, userId, from, to),
    receivedBetween(deps.db, userId, isRefund, from, to),
    receivedBetween(deps.db, userId, isRecharge, from, to),
    openedAt(deps.db, userId),
  ]);
  const owed = accounts.get("owed") ?? zero("CNY");
  const deposit = accounts.get("deposit") ?? zero("CNY");
  return ok({
    balances,
    held: accounts.get("held") ?? zero("CNY"),
    deposit,
    paidFor: deposit.amount > 0n ? await paidFor(deps.db, userId) : { list: [], more: false },
    owed: owed.amount < 0n ? negate(owed) : zero("CNY"),
    debt: negate(accounts.get("debt") ?? zero("CNY")),
    openedIn: beijingMonth(opened).name,
    month: {
      ...{ name, spent: spent.map(({ kind, amount }) => ({ kind, amount })), total: sum(spent.map(amountOf), "CNY") },
      surcharge: sum(
        spent.map(({ surcharge }) => surcharge),
        "CNY",
      ),
      ...{ refunded: inCny(refunded), recharged: inCny(recharged) },
      rechargedOther: recharged.filter(({ currency }) => currency !== "CNY"),
    },
  });
}

/** A month of Beijing's by its name. */
function monthOf(name: string) {
  return beijingMonth(new Date(`${name}-15T00:00:00Z`));
}

function inCny(sums: readonly Money[]): Money {
  return sums.find(({ currency }) => currency === "CNY") ?? zero("CNY");
}

function amountOf({ amount }: { amount: Money }): Money {
  return amount;
}

type BillQuestion = {
  userId: string;
  page: number;
  currency: Currency | undefined;
  kind: BillKind | undefined;
  month: string | undefined;
};

/** A page of bills, 20 at a time, the latest first; a month is Beijing's. */
export async function readBills(deps: Deps, { page, month, ...asked }: BillQuestion) {
  const filter = { ...asked, during: month === undefined ? undefined : monthOf(month) };
  const [total, list] = await Promise.all([
    countBills(deps.db, filter),
    findBills(deps.db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return ok({ list, total, page, pageSize });
}

/** One bill with its movements; somebody else's is as unknown as one that never was. */
export async function readBill(deps: Deps, { userId, billId }: { userId: string; billId: string }) {
  const bill = await findBill(deps.db, userId, billId);
  const origin = bill && (await billOrigin(deps.db, userId, billId));
  if (!bill || !origin) return refuse({ code: "BILL_NOT_FOUND" as const });
  const [postings, attempt, trade] = await Promise.all([
    billPostings(deps.db, billId),
    origin.attemptId === null ? null : findAttempt(deps.db, userId, origin.attemptId),
    origin.tradeId === null ? null : findTrade(deps.db, { userId, tradeId: origin.tradeId }),
  ]);
  return ok({
    ...bill,
    postings,
    reversalOf: origin.reversalOf,
    card: attempt && { charged: attempt.charged, surcharge: attempt.surcharge, rate: attempt.rate },
    links: trade ? await linksOfTrade(deps.db, trade) : await linksOfSubject(deps.db, { userId, subject: origin.subject }),
  });
}
