import type { transferOrders, transferTabs } from "@sihai/contract/transfer";
import { currencies, currencyCodes, isPositive, type Money, ok, refuse, subtract } from "@sihai/domain";
import {
  accountsOf,
  bankLineOf,
  isOpenTransfer,
  mayCustomerMove,
  transferLimits,
  transferMethods,
  transferNumber,
} from "@sihai/domain/transfer";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, pageAndNext } from "#platform";
import { ratesNow } from "../exchange/index.ts";
import { namesOfSteps, stepsOfMany } from "../timeline/index.ts";
import { type Arrival, arrivalsOf, billsOf } from "./arrival.store.ts";
import { arrivalFee } from "./confirm-arrival.service.ts";
import { stateByClock } from "./move-transfer.ts";
import { payablesBehind } from "./pay/payables-behind.ts";
import {
  countTransfers,
  deskTransfers,
  findTransfer,
  openPaying,
  orderedBy,
  searchTransfers,
  type Transfer,
  transfersOf,
} from "./transfer.store.ts";

/** The ways that are open now; one without an open account is left out. */
export function readWays({ settings }: Deps, now: Date) {
  const rules = settings.at(now);
  const ways = transferMethods.map((method) => ({
    method,
    fee: method === "overseas" && rules.wireFee.amount > 0n ? rules.wireFee : null,
    limits: accountsOf(rules, method).map(transferLimits),
  }));
  return ok({ ways: ways.filter(({ limits }) => limits.length > 0) });
}

/** The customer's own transfer; another's is `TRANSFER_NOT_FOUND` (rule F57). */
export async function readTransfer(deps: Deps, { userId, transferNo, now }: { userId: string; transferNo: string; now: Date }) {
  const row = await findTransfer(deps.db, transferNo, userId);
  if (!row) return refuse({ code: "TRANSFER_NOT_FOUND" as const });
  const [viewed] = await viewTransfers(deps, [row], now);
  if (!viewed) throw new Error(`transfer ${row.id} has no view`);
  return ok(viewed.view);
}

const pageSize = 20;

/** Transfers under way for something that is still to be paid, by which its card and page say what they wait for. */
export async function readWaiting(deps: Deps, { userId, now }: { userId: string; now: Date }) {
  const rows = (await openPaying(deps.db, userId)).filter((row) => isOpenTransfer(stateByClock(row, now)));
  const viewed = await viewTransfers(deps, rows, now);
  return ok({ list: viewed.flatMap(({ view }) => (view.pays?.state === "waiting" ? [view] : [])) });
}

/** A page of the customer's transfers, 20 at a time, the latest first. */
export async function readTransfers(deps: Deps, { userId, page, now }: { userId: string; page: number; now: Date }) {
  const { list, total } = await transfersOf(deps.db, userId, { limit: pageSize, offset: (page - 1) * pageSize });
  const viewed = await viewTransfers(deps, list, now);
  return ok({ list: viewed.map(({ view }) => view), total, page, pageSize });
}

const deskPage = 50;

type QueueQuery = {
  tab: (typeof transferTabs)[number];
  q: string;
  sort: (typeof transferOrders)[number] | undefined;
  after: string | undefined;
  pageSize: number | undefined;
  staffId: string;
  now: Date;
};

/**
 * A page of the desk's queue, with how many wait; what is searched for is found whatever its tab, and then on one page.
 * `recordedByMe`: a colleague has to confirm it (rule I-41).
 */
export async function readQueue(deps: Deps, { tab, q, sort, after, pageSize = deskPage, staffId, now }: QueueQuery) {
  const { db } = deps;
  const { order, placeOf } = orderedBy({ tab, q, sort });
  const [found, counts] = await Promise.all([
    q === ""
      ? deskTransfers(db, { tab, q, sort, after, limit: pageSize + 1 })
      : searchTransfers(db, { text: q, bankLine: bankLineOf(q), units: unitsOf(q), order }),
    countTransfers(db),
  ]);
  const { page, next } = pageAndNext(found, pageSize, placeOf);
  const viewed = await viewTransfers(deps, page, now);
  const [userIds, ids] = [page.map(({ userId }) => userId), page.map(({ id }) => id)];
  const namesOf = await namesOfSteps(db, userIds, "transfer", ids);
  const list = viewed.map(({ row, view, arrival, fee }) => ({
    ...view,
    steps: view.steps.map(namesOf(row.id)),
    customerMark: memberMark(row.userId),
    arrival: arrival && {
      bankLine: arrival.bankLine,
      received: arrival.received,
      valueDay: arrival.valueDay,
      recordedBy: arrival.maker,
      recordedAt: arrival.recordedAt,
      recordedByMe: arrival.recordedBy === staffId,
      confirmedBy: arrival.checker,
      fee,
    },
  }));
  return ok({ list, next: q === "" ? next : null, counts });
}

/** What a typed amount is in minor units: 100, 100.00 and 1,000.50, in every currency it can be one of. */
function unitsOf(text: string) {
  const decimal = text.replaceAll(",", "");
  if (!isPositive(decimal)) return [];
  const [whole = "", fraction = ""] = decimal.split(".");
  return currencyCodes.flatMap((currency) => {
    const { digits } = currencies[currency];
    return fraction.length > digits ? [] : [{ currency, units: `${whole}${fraction.padEnd(digits, "0")}` }];
  });
}

async function viewTransfers(deps: Deps, rows: readonly Transfer[], now: Date) {
  const { db } = deps;
  const ids = rows.map(({ id }) => id);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const [steps, arrivals, bills, rates, paysOf] = await Promise.all([
    stepsOfMany(db, userIds, "transfer", ids),
    arrivalsOf(db, ids),
    billsOf(db, ids),
    ratesNow(deps),
    payablesBehind(db, rows),
  ]);
  const perCny = new Map(rates.map(({ currency, rate }) => [currency, rate]));
  return rows.map((row) => {
    const arrival = arrivals.get(row.id) ?? null;
    const feeOf = (amount: Money) => {
      const fee = arrivalFee(row, amount, perCny);
      return fee.ok ? fee.value : null;
    };
    const expectedFee = feeOf(row.amount);
    const state = stateByClock(row, now);
    const view = {
      transferNo: transferNumber(row.id),
      method: row.method,
      state,
      amount: row.amount,
      account: row.account,
      fee: row.fee.amount > 0n ? row.fee : null,
      expected: expectedFee && subtract(row.amount, expectedFee),
      createdAt: row.createdAt,
      lapsesAt: state === "opened" ? row.lapsesAt : null,
      receipt: row.receipt,
      credited: creditedOf(row, arrival, bills.get(row.id)),
      pays: paysOf.get(row.id) ?? null,
      reason: row.reason,
      steps: (steps.get(row.id) ?? []).map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
      may: { announce: mayCustomerMove(state, "announced"), cancel: mayCustomerMove(state, "cancelled") },
    };
    return { row, view, arrival, fee: arrival && (arrival.fee ?? feeOf(arrival.received)) };
  });
}

function creditedOf({ pays }: Transfer, arrival: Arrival | null, billId: string | undefined) {
  if (!arrival?.fee || arrival.confirmedAt === null || billId === undefined) return null;
  const { received: arrived, fee, confirmedAt: at } = arrival;
  return { arrived, fee, added: pays?.result?.added ?? subtract(arrived, fee), at, billId };
}
