import { randomUUID } from "node:crypto";
import { least, type Money, negate, toDecimal } from "@sihai/domain";
import { businessEvents, type Db, type Deps, eachOnItsOwn, inTransaction, type Tx } from "#platform";
import { balanceOf, debt, lockForPosting, type Purse, post, wallet } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { debtSweep, payingDebtors } from "./reversal.store.ts";

const batch = 100;

/** What repays a customer's debt lies here, so that a dispute that is won gives it back to where it came from. */
export function debtPurse(userId: string): Purse {
  return `card-debt:${userId}`;
}

/** What a customer owes because card payments were taken back; zero for most. */
export async function owedNow(db: Db | Tx, userId: string): Promise<Money> {
  return negate(await balanceOf(db, debt(userId)));
}

export type DebtRefusal = { code: "DEBT_OPEN"; owed: string };

/** Until a debt is repaid nothing new is begun and nothing leaves the wallet; what was begun goes on. Null: nothing is owed. */
export async function refuseDebt(db: Db | Tx, userId: string): Promise<DebtRefusal | null> {
  const owed = await owedNow(db, userId);
  return owed.amount > 0n ? { code: "DEBT_OPEN", owed: toDecimal(owed) } : null;
}

/** Repays debts from what came into wallets since. Safe to run anywhere, any number of times: it takes what is owed and what stands there. */
export async function collectDebts(deps: Deps): Promise<void> {
  await eachOnItsOwn(deps, debtSweep, await payingDebtors(deps.db, batch), {
    itemOf: (userId) => userId,
    work: (userId) => inTransaction(deps.db, (tx) => collectDebt(tx, deps, userId, deps.clock.now())),
  });
}

async function collectDebt(tx: Tx, deps: Deps, userId: string, at: Date): Promise<void> {
  await lockForPosting(tx, userId, [wallet(userId), debt(userId)]);
  const amount = least(await owedNow(tx, userId), await balanceOf(tx, wallet(userId)));
  if (amount.amount <= 0n) return;
  const posted = await post(tx, {
    key: `repay-debt:${randomUUID()}`,
    kind: "repay-debt",
    userId,
    at,
    subject: `user:${userId}`,
    facts: { method: "balance" },
    postings: [{ from: wallet(userId), to: debt(userId), amount }],
    sources: [{ step: "spent", parts: [{ purse: debtPurse(userId), amount }] }],
  });
  if (!posted.ok) throw new Error(`the wallet of ${userId} changed under its lock`);
  businessEvents.inc({ event: "debt-repaid" });
  await tell(tx, deps, {
    userId,
    type: "wallet",
    template: "debt-repaid",
    facts: { amountCny: toDecimal(amount), owedCny: toDecimal(await owedNow(tx, userId)) },
    link: `/wallet/index?billId=${posted.value.entryId}`,
    at,
  });
}
