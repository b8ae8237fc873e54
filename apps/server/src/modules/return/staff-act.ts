import type { AuditFacts } from "@sihai/contract/audit";
import { type Result, refuse } from "@sihai/domain";
import { type ReturnState, returnNumber } from "@sihai/domain/return";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockLiveTrade } from "../payment/index.ts";
import { checkMove, type ReturnRefusal } from "./move-return.ts";
import { findReturn, lockReturn, type ReturnRequest } from "./return.store.ts";

export type StaffCommand = { staffId: string; returnNo: string; now: Date; once: Once | null };
export type ActRefusal = { code: "RETURN_NOT_FOUND" } | ReturnRefusal;

type Act = { action: string; to: (row: ReturnRequest) => ReturnState; facts?: AuditFacts };

/**
 * One act of the returns desk: the trades that money may go back to are locked, then the return; the transition table is asked, the work done,
 * the act noted. All in one transaction.
 */
export function staffAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { staffId, returnNo, now, once }: StaffCommand,
  { action, to, facts }: Act,
  work: (tx: Tx, row: ReturnRequest, to: ReturnState) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | ActRefusal>(
    deps.db,
    async (tx) => {
      const found = await findReturn(tx, returnNo);
      if (!found) return refuse({ code: "RETURN_NOT_FOUND" });
      await lockLiveTrade(tx, { userId: found.userId, purpose: "order", subjectId: found.orderId });
      await lockLiveTrade(tx, { userId: found.userId, purpose: "return", subjectId: found.id });
      const row = await lockReturn(tx, { userId: found.userId, returnId: found.id });
      const next = to(row);
      const allowed = checkMove(row, next);
      if (!allowed.ok) return allowed;
      const done = await work(tx, row, next);
      if (done.ok) await audit(tx, { staffId, action, subject: `return:${returnNumber(row.id)}`, facts: facts ?? {}, at: now });
      return done;
    },
    once,
  );
}
