import { type Currency, type Money, toDecimal } from "@sihai/domain";
import { addWorkingDays } from "@sihai/domain/clocks";
import { type SuspenseCameBy, type SuspenseWhy, suspenseNumber } from "@sihai/domain/suspense";
import { businessEvents, type Deps, type Tx } from "#platform";
import { audit } from "../../audit/index.ts";
import { post, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { findTrade, type Trade } from "../trade.store.ts";
import { stopClocks } from "./payable-clock.ts";
import { insertSuspended, lockSuspended, moveSuspended } from "./suspended.store.ts";

/** `trade`: what it was meant for, locked by the caller. `payer`: null while nobody knows whose it is. */
export type Arrived = {
  cameBy?: SuspenseCameBy;
  /** The gateway's id of the charge, the bank's number of the line, or the refund that failed. */
  reference: string;
  amount: Money;
  why: SuspenseWhy;
  payer: { userId: string; trade: Trade | null; attemptId: string | null } | null;
  at: Date;
};

/**
 * Keeps money apart that arrived and cannot be used, once for each charge: its row, its entry, and a word to its owner,
 * in the caller's transaction. Answers its id; null when it is known already.
 */
export async function suspendArrival(tx: Tx, deps: Deps, arrived: Arrived): Promise<string | null> {
  const { reference, amount, payer, at, cameBy = "card" } = arrived;
  const answerBy = answerByFrom(deps, at);
  const { userId = null, trade = null, attemptId = null } = payer ?? {};
  const id = await insertSuspended(tx, {
    ...{ cameBy, reference, why: arrived.why, arrived: amount, at, answerBy },
    ...{ userId, attemptId, tradeId: trade?.id ?? null },
  });
  if (id === null) return null;
  const suspenseNo = suspenseNumber(id);
  const posted = await post(tx, {
    key: `suspense:${reference}`,
    kind: "suspense",
    userId,
    at,
    subject: suspenseNo,
    ...(cameBy === "card" && { facts: { method: "card" } }),
    postings: [{ from: arrivedAt(cameBy, amount.currency), to: world("suspense", amount.currency), amount }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`${suspenseNo} was suspended before`);
  await audit(tx, {
    staffId: null,
    action: "capture.suspended",
    subject: `suspense:${suspenseNo}`,
    facts: { reference, userId, amount: toDecimal(amount), currency: amount.currency },
    at,
  });
  deps.log.error({ suspenseNo, reference, why: arrived.why }, "money in suspense: finance must look");
  businessEvents.inc({ event: "money-suspended" });
  if (trade) await stopClocks(tx, deps, trade, { suspendedId: id }, { until: answerBy, at });
  if (userId !== null) await tellOwner(tx, deps, { userId, suspenseNo, arrived, answerBy });
  return id;
}

/** What had ended because the gateway took it back is here again; anything else is where it was. */
export async function reopenSuspended(tx: Tx, deps: Deps, id: string, at: Date): Promise<void> {
  const row = await lockSuspended(tx, id);
  if (row.state !== "taken-back") return;
  const answerBy = answerByFrom(deps, at);
  await moveSuspended(tx, row, { state: "open", answerBy, at });
  const { userId, tradeId, arrived: amount, reference, why } = row;
  const suspenseNo = suspenseNumber(id);
  deps.log.error({ suspenseNo, reference, why }, "money in suspense came back: finance must look");
  if (userId === null) return;
  const trade = tradeId === null ? null : await findTrade(tx, { userId, tradeId });
  const arrived = { reference, amount, why, payer: { userId, trade, attemptId: null }, at };
  await tellOwner(tx, deps, { userId, suspenseNo, arrived, answerBy });
}

function answerByFrom(deps: Deps, at: Date): Date {
  const { suspenseWorkingDays, holidays } = deps.settings.at(at);
  return new Date(addWorkingDays(at.toISOString(), suspenseWorkingDays, holidays));
}

/** Where money that came that way stands with others. */
function arrivedAt(cameBy: SuspenseCameBy, currency: Currency) {
  return world(cameBy === "bank" ? "bank" : "gateway", currency);
}

type Telling = { userId: string; suspenseNo: string; arrived: Arrived; answerBy: Date };

async function tellOwner(tx: Tx, deps: Deps, { userId, suspenseNo, arrived, answerBy }: Telling): Promise<void> {
  const { amount, why, payer, at } = arrived;
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "money-suspended",
    facts: {
      suspenseNo,
      amount: toDecimal(amount),
      currency: amount.currency,
      why,
      tradeNo: payer?.trade?.tradeNo ?? "",
      answerBy: answerBy.toISOString(),
    },
    link: "/wallet/index",
    mail: true,
    at,
  });
}
