import type { AuditFacts } from "@sihai/contract/audit";
import type { Db, Module, Tx } from "#platform";
import { readAuditLogRoute } from "./read-audit-log.ts";

export { actsOn } from "./acts-on.ts";

/** `staffId` null: the system did it by itself. */
export type AuditedAct = { staffId: string | null; action: string; subject: string; facts?: AuditFacts; at: Date };

/** Notes what a member of staff, or the system where finance must look, did: in the transaction that does it. */
export async function audit(tx: Tx | Db, { staffId, action, subject, facts, at }: AuditedAct): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({ staff_id: staffId, action, subject, facts: JSON.stringify(facts ?? {}), at })
    .execute();
}

export const auditModule: Module = { name: "audit", routes: [readAuditLogRoute] };
