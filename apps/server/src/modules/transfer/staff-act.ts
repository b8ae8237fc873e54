import type { AuditFacts } from "@sihai/contract/audit";
import { type Result, refuse } from "@sihai/domain";
import { transferNumber } from "@sihai/domain/transfer";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import type { NotFound } from "./move-transfer.ts";
import { type LockedTransfer, lockBehindTrades } from "./pay/waiting-for.ts";
import { findTransfer } from "./transfer.store.ts";

export type StaffCommand = { staffId: string; transferNo: string; now: Date; once: Once | null };

/** One act of the finance desk: the transfer is locked behind what it is to pay, the work done and noted. All in one transaction. */
export function staffAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { staffId, transferNo, now, once }: StaffCommand,
  { action, facts }: { action: string; facts?: AuditFacts },
  work: (tx: Tx, locked: LockedTransfer) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | NotFound>(
    deps.db,
    async (tx) => {
      const found = await findTransfer(tx, transferNo);
      if (!found) return refuse({ code: "TRANSFER_NOT_FOUND" });
      const locked = await lockBehindTrades(tx, found);
      const done = await work(tx, locked);
      const subject = `transfer:${transferNumber(found.id)}`;
      if (done.ok) await audit(tx, { staffId, action, subject, facts: facts ?? {}, at: now });
      return done;
    },
    once,
  );
}
