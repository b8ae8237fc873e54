import { add, compare, type Money, ok, type Result, refuse, shareOut, sign, subtract, sum, toDecimal, zero } from "@sihai/domain";
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
type Payout = { row: Withdrawal; parts: readonly Part[]; kept: Money };

/** The transfer of a withdrawal that a bank may send back, locked: made, not back yet, and exactly what arrived now and what the bank kept of it. */
export async function checkPayout(
  tx: Tx,
  withdrawNo: string,
  { received, kept: told }: { received: Money; kept: Money | null },
): Promise<Result<Payout, PayoutRefusal>> {
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
  const kept = told ?? zero(received.currency);
  const isOne = kept.currency === received.currency && paidOut.currency === received.currency && sign(kept) >= 0;
  if (!isOne || compare(paidOut, add(received, kept)) !== 0)
    return refuse({ code: "PAYOUT_RETURN_DIFFERS", paidOut: toDecimal(paidOut), currency: paidOut.currency });
  return ok({ row, parts, kept });
}

/** What is back of each part: what the bank kept is shared over them, to the cent. What it kept has left us, as a part that is done has. */
function backOf(parts: readonly Part[], kept: Money) {
  const shares = shareOut(
    kept,
    parts.map(({ amount }) => amount.amount),
  );
  return parts.map((part, at) => {
    const lost = shares[at] ?? kept;
    const back = subtract(part.amount, lost);
    return { part, lost, back };
  });
}

type Return = { received: Money; bankLine: string; staffId: string; at: Date };

/** The customer's bank sent the transfer back: its money stands in the wallet again, by the sources it was taken from, and they are told. */
export async function takeBackPayout(
  tx: Tx,
  deps: Deps,
  { row, parts, kept }: Payout,
  { received, bankLine, staffId, at }: Return,
) {
  const { userId, id } = row;
  const withdrawNo = withdrawalNumber(id);
  const shares = backOf(parts, kept);
  for (const { part, lost } of shares)
    await updatePart(tx, row, part.seq, { state: "returned", failure: bankLine, kept: lost, at });
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
        to: shares.flatMap(({ part, back }) => (sign(back) > 0 ? { sourceId: part.sourceId, amount: back, paid: null } : [])),
      },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`the transfer of withdrawal ${id} came back before`);
  const lost = sign(kept) > 0 && { kept: toDecimal(kept) };
  const facts = { amount: toDecimal(received), currency: received.currency, ...lost };
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
