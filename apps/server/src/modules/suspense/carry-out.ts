import { add, type Money, ok, type Result, refuse, subtract, toDecimal } from "@sihai/domain";
import { paidFor, type SuspenseState, type SuspenseWay, suspenseNumber, useArrival } from "@sihai/domain/suspense";
import { businessEvents, type Deps, type Tx } from "#platform";
import { held, type Posting, post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import {
  moveSuspended,
  numbersOf,
  payFromHeld,
  purseOfSuspended,
  resumeClocks,
  type Suspended,
  type Trade,
} from "../payment/index.ts";
import { isSentAsUsed } from "./suspended-list.store.ts";
import type { Worth } from "./worth.ts";

/** `trade`: what it was meant for, locked; `by`: who decided or agreed. */
export type Carrying = {
  row: Suspended;
  trade: Trade | null;
  way: SuspenseWay;
  worth: Worth;
  by: { decidedBy?: string; confirmedBy?: string; reason?: string; userId?: string; sentAs?: string };
  at: Date;
};
export type CarryRefusal =
  | { code: "SUSPENSE_BANK_NUMBER_NEEDED" | "SUSPENSE_NOT_PAYABLE" | "SUSPENSE_OWNER_UNKNOWN" | "RATES_UNAVAILABLE" }
  | { code: "SUSPENSE_NOT_ENOUGH"; lacks: string }
  | { code: "TRADE_NOT_PAYABLE" | "PACKAGE_PAYMENT_FAILED"; because: string };

/** Does with a locked arrival what was decided, once; in the caller's transaction, which is rolled back on a refusal. */
export async function carryOut(tx: Tx, deps: Deps, carrying: Carrying): Promise<Result<SuspenseState, CarryRefusal>> {
  switch (carrying.way) {
    case "pay":
      return pay(tx, deps, carrying);
    case "credit":
      return credit(tx, deps, carrying);
    case "send-back":
      if (carrying.row.cameBy !== "card") return sendBackByBank(tx, deps, carrying);
      await moveSuspended(tx, carrying.row, { ...carrying.by, state: "sending", way: "send-back", at: carrying.at });
      return ok("sending");
  }
}

async function pay(tx: Tx, deps: Deps, carrying: Carrying): Promise<Result<SuspenseState, CarryRefusal>> {
  const { row, trade, worth, by, at } = carrying;
  const { userId, id } = row;
  if (userId === null || trade?.state !== "pending" || trade.purpose === "recharge")
    return refuse({ code: "SUSPENSE_NOT_PAYABLE" });
  if (worth.worth === null) return refuse({ code: "RATES_UNAVAILABLE" });
  const use = useArrival(worth.worth, trade.amount, worth.surcharge);
  if (!use) return refuse({ code: "SUSPENSE_NOT_ENOUGH", lacks: toDecimal(subtract(trade.amount, worth.worth)) });
  const amount = add(use.price, use.rest);
  const purse = purseOfSuspended(id);
  const paid = paidFor(amount, { arrived: row.arrived, worth: worth.worth });
  const parts = [
    { to: held(userId), amount: use.price },
    { to: wallet(userId), amount: use.rest },
    { to: world("service-income"), amount: use.surcharge },
  ];
  await end(tx, row, {
    kind: "use-suspense",
    userId,
    at,
    postings: outOf(row, parts),
    sources: [
      {
        step: "arrives-for",
        source: { kind: kindOf(row), amount, paid, reference: purse },
        parts: [{ purse, amount: use.price }],
      },
    ],
  });
  const done = await payFromHeld(tx, deps, { userId, tradeNo: trade.tradeNo, purse, method: "card", at });
  if (!done.ok)
    return "because" in done.refusal
      ? refuse({ code: done.refusal.code, because: done.refusal.because })
      : refuse({ code: "SUSPENSE_NOT_PAYABLE" });
  await moveSuspended(tx, row, { ...by, state: "used", way: "pay", at });
  await resumeClocks(tx, deps, { suspendedId: id }, at);
  const numbers = (await numbersOf(tx, trade)).join(", ");
  const facts = {
    ...{ ...factsOf(row), tradeNo: trade.tradeNo, restCny: toDecimal(use.rest) },
    ...(numbers !== "" && { numbers }),
  };
  await tell(tx, deps, { userId, type: "wallet", template: "suspense-used", facts, link: "/wallet/index", mail: true, at });
  businessEvents.inc({ event: "suspense-used" });
  return ok("used");
}

/** A colleague at the bank sent it back already, under the bank's own number, which stands for one arrival. */
async function sendBackByBank(tx: Tx, deps: Deps, { row, by, at }: Carrying): Promise<Result<SuspenseState, CarryRefusal>> {
  const sentAs = by.sentAs ?? row.sentAs;
  if (!sentAs || (await isSentAsUsed(tx, row.id, sentAs))) return refuse({ code: "SUSPENSE_BANK_NUMBER_NEEDED" });
  await finishSending(tx, deps, row, { ...by, way: "send-back", sentAs, at });
  return ok("sent-back");
}

/** As it came, in its own currency: it can go back to its card from there. */
async function credit(tx: Tx, deps: Deps, { row, by, at }: Carrying): Promise<Result<SuspenseState, CarryRefusal>> {
  const { arrived, id } = row;
  const userId = row.userId ?? by.userId ?? null;
  if (userId === null) return refuse({ code: "SUSPENSE_OWNER_UNKNOWN" });
  const entryId = await end(tx, row, {
    kind: "credit-suspense",
    userId,
    at,
    postings: [{ from: world("suspense", arrived.currency), to: wallet(userId, arrived.currency), amount: arrived }],
    sources: [
      { step: "arrives", source: { kind: kindOf(row), amount: arrived, paid: arrived, reference: purseOfSuspended(id) } },
    ],
  });
  await moveSuspended(tx, row, { ...by, userId, state: "credited", way: "credit", at });
  await resumeClocks(tx, deps, { suspendedId: id }, at);
  const link = `/wallet/index?billId=${entryId}`;
  await tell(tx, deps, { userId, type: "wallet", template: "suspense-credited", facts: factsOf(row), link, mail: true, at });
  businessEvents.inc({ event: "suspense-credited" });
  return ok("credited");
}

function kindOf({ cameBy }: Suspended): "card" | "transfer" {
  return cameBy === "card" ? "card" : "transfer";
}

type Sent = Carrying["by"] & { sentAs: string; way?: SuspenseWay; at: Date };

/** It is where it came from again: the gateway's refund `sentAs`, or the bank's transfer. */
export async function finishSending(tx: Tx, deps: Deps, row: Suspended, { sentAs, at, ...by }: Sent): Promise<void> {
  const { userId, arrived, id } = row;
  const { currency } = arrived;
  await end(tx, row, {
    kind: "suspense-return",
    userId,
    at,
    postings: [
      { from: world("suspense", currency), to: world(row.cameBy === "card" ? "gateway" : "bank", currency), amount: arrived },
    ],
    sources: [],
  });
  await moveSuspended(tx, row, { ...by, state: "sent-back", sentAs, at });
  await resumeClocks(tx, deps, { suspendedId: id }, at);
  businessEvents.inc({ event: "suspense-sent-back" });
  if (userId === null) return;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "suspense-sent-back",
    facts: { ...factsOf(row), ...(row.cameBy !== "card" && { toBank: true }) },
    link: "/wallet/index",
    mail: true,
    at,
  });
}

/** The one entry that ends it. */
async function end(
  tx: Tx,
  { id, cameBy }: Suspended,
  entry: Pick<Parameters<typeof post>[1], "kind" | "userId" | "at" | "postings" | "sources">,
): Promise<string> {
  const facts = cameBy === "card" ? { method: "card" } : {};
  const posted = await post(tx, { key: `end-suspense:${id}`, subject: suspenseNumber(id), facts, ...entry });
  if (!posted.ok || posted.value.already) throw new Error(`suspended ${id} ended before`);
  return posted.value.entryId;
}

/** Out of suspense in CNY, through the exchange where it came in another currency. */
function outOf({ arrived }: Suspended, parts: readonly { to: Posting["to"]; amount: Money }[]): Posting[] {
  const suspense = world("suspense", arrived.currency);
  if (arrived.currency === "CNY") return parts.map((part) => ({ from: suspense, ...part }));
  return [
    { from: suspense, to: world("fx", arrived.currency), amount: arrived },
    ...parts.map((part) => ({ from: world("fx"), ...part })),
  ];
}

function factsOf({ id, arrived }: Suspended) {
  return { suspenseNo: suspenseNumber(id), amount: toDecimal(arrived), currency: arrived.currency };
}
