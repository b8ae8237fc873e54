import { compare, type Money, ok, type Result, refuse, sum, toDecimal } from "@sihai/domain";
import { mayMovePart, withdrawalNumber } from "@sihai/domain/withdrawal";
import { businessEvents, type Deps, type Tx } from "#platform";
import { audit } from "../audit/index.ts";
import { post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { linkTo } from "./end-withdrawal.ts";
import { purseOfWithdrawal } from "./purse.ts";
import { findWithdrawal, lockWithdrawal, type Part, partsOf, updatePart, type Withdrawal } from "./withdrawal.store.ts";

export type PayoutRefusal =
  | { code: "WITHDRAWAL_NOT_FOUND" | "PAYOUT_NOT_SENT" }
  | { code: "PAYOUT_RETURN_DIFFERS"; paidOut: string; currency: Money["currency"] };
type Payout = { row: Withdrawal; parts: readonly Part[] };

/** The transfer of a withdrawal that a bank may send back, locked: made, not back yet, and exactly what arrived now. */
export async function checkPayout(tx: Tx, withdrawNo: string, received: Money): Promise<Result<Payout, PayoutRefusal>> {
  const found = await findWithdrawal(tx, withdrawNo);
  if (!found) return refuse({ code: "WITHDRAWAL_NOT_FOUND" });
  const row = await lockWithdrawal(tx, found);
  const all = (await partsOf(tx, [row])).get(row.id) ?? [];
  const parts = all.filter(({ to, state }) => to === "account" && mayMovePart(state, "returned"));
  if (parts.length === 0) return refuse({ code: "PAYOUT_NOT_SENT" });
  const paidOut = sum(
    parts.map(({ amount }) => amount),
    row.amount.currency,
  );
  if (paidOut.currency !== received.currency || compare(paidOut, received) !== 0)
    return refuse({ code: "PAYOUT_RETURN_DIFFERS", paidOut: toDecimal(paidOut), currency: paidOut.currency });
  return ok({ row, parts });
}

type Return = { received: Money; bankLine: string; staffId: string; at: Date };

/** The customer's bank sent the transfer back: its money stands in the wallet again, by the sources it was taken from, and they are told. */
export async function takeBackPayout(tx: Tx, deps: Deps, { row, parts }: Payout, { received, bankLine, staffId, at }: Return) {
  const { userId, id } = row;
  const withdrawNo = withdrawalNumber(id);
  for (const { seq } of parts) await updatePart(tx, row, seq, { state: "returned", failure: bankLine, at });
  const posted = await post(tx, {
    key: `payout-came-back:${id}`,
    kind: "withdrawal-came-back",
    userId,
    at,
    subject: `withdrawal:${id}`,
    facts: { method: "bank", reference: bankLine },
    postings: [{ from: world("bank", received.currency), to: wallet(userId, received.currency), amount: received }],
    sources: [
      {
        step: "not-returned",
        purse: purseOfWithdrawal(row),
        to: parts.map(({ sourceId, amount, sends }) => ({ sourceId, amount, paid: sends })),
      },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`the transfer of withdrawal ${id} came back before`);
  const facts = { amount: toDecimal(received), currency: received.currency };
  await audit(tx, {
    staffId,
    action: "withdrawal.came-back",
    subject: `withdrawal:${withdrawNo}`,
    facts: { ...facts, reference: bankLine },
    at,
  });
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "withdrawal-came-back",
    facts: { withdrawNo, ...facts },
    link: linkTo(withdrawNo),
    mail: true,
    at,
  });
  businessEvents.inc({ event: "withdrawal-came-back" });
}
