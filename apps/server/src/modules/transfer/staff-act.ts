import type { AuditFacts } from "@sihai/contract/audit";
import { type Result, refuse } from "@sihai/domain";
import { transferNumber } from "@sihai/domain/transfer";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import type { NotFound } from "./move-transfer.ts";
import { findTransfer, lockTransfer, type Transfer } from "./transfer.store.ts";

export type StaffCommand = { staffId: string; transferNo: string; now: Date; once: Once | null };

/** One act of the finance desk: the transfer is locked, the work done and noted. All in one transaction. */
export function staffAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { staffId, transferNo, now, once }: StaffCommand,
  { action, facts }: { action: string; facts?: AuditFacts },
  work: (tx: Tx, row: Transfer) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | NotFound>(
    deps.db,
    async (tx) => {
      const found = await findTransfer(tx, transferNo);
      if (!found) return refuse({ code: "TRANSFER_NOT_FOUND" });
      const row = await lockTransfer(tx, { userId: found.userId, transferId: found.id });
      const done = await work(tx, row);
      const subject = `transfer:${transferNumber(row.id)}`;
      if (done.ok) await audit(tx, { staffId, action, subject, facts: facts ?? {}, at: now });
      return done;
    },
    once,
  );
}
