import type { AuditFacts } from "@sihai/contract/audit";
import { type Result, refuse } from "@sihai/domain";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { findWithdrawal, lockWithdrawal, type Withdrawal } from "./withdrawal.store.ts";

export type StaffCommand = { staffId: string; withdrawNo: string; now: Date; once: Once | null };
type Act = { action: string; facts?: AuditFacts };

/** One act of the finance desk on a locked withdrawal, done and noted in one transaction. */
export function staffAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { staffId, withdrawNo, now, once }: StaffCommand,
  { action, facts }: Act,
  work: (tx: Tx, row: Withdrawal) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | { code: "WITHDRAWAL_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const found = await findWithdrawal(tx, withdrawNo);
      if (!found) return refuse({ code: "WITHDRAWAL_NOT_FOUND" });
      const row = await lockWithdrawal(tx, found);
      const done = await work(tx, row);
      if (done.ok)
        await audit(tx, { staffId, action, subject: `withdrawal:${withdrawalNumber(row.id)}`, facts: facts ?? {}, at: now });
      return done;
    },
    once,
  );
}
