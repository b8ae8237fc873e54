import type { AuditFacts } from "@sihai/contract/audit";
import { type Db, fieldsOf, type Tx } from "#platform";

/** `staffId` null: the system did it by itself. */
type AuditedAct = { staffId: string | null; action: string; subject: string; facts?: AuditFacts; at: Date };

/** Notes what a member of staff, or the system where finance must look, did: in the transaction that does it. */
export async function audit(tx: Tx | Db, { staffId, action, subject, facts, at }: AuditedAct): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({ staff_id: staffId, action, subject, facts: JSON.stringify(facts ?? {}), at })
    .execute();
}

/** Who did something to a subject, and when, the latest first; at most `limit` times. Acts of the system itself are left out. */
export async function actsOn(
  db: Db,
  { subject, action, limit }: { subject: string; action: string; limit: number },
): Promise<{ by: string; at: Date; facts: unknown }[]> {
  const rows = await db
    .selectFrom("audit_log as a")
    .innerJoin("staff as s", "s.id", "a.staff_id")
    .select(["s.name", "a.at", "a.facts"])
    .where("a.subject", "=", subject)
    .where("a.action", "=", action)
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ name, at, facts }) => ({ by: name, at, facts }));
}

type Filter = {
  /** Any of these names of one subject. */
  subjects?: readonly string[] | undefined;
  action?: string | undefined;
  staffId?: string | undefined;
  /** The last id shown. */
  after?: string | undefined;
  limit: number;
};

/** What was done, the latest first. The log only grows: how much there is in all is not counted for every page. */
export async function auditPage(db: Db, { subjects, action, staffId, after, limit }: Filter) {
  let rows = db.selectFrom("audit_log").leftJoin("staff", "staff.id", "audit_log.staff_id");
  if (subjects) rows = rows.where("audit_log.subject", "in", subjects);
  if (action) rows = rows.where("audit_log.action", "=", action);
  if (staffId) rows = rows.where("audit_log.staff_id", "=", staffId);
  if (after) rows = rows.where("audit_log.id", "<", after);
  const list = await rows
    .select(["audit_log.id", "at", "staff_id", "staff.name", "action", "subject", "facts"])
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .execute();
  return list.map((row) => fieldsOf(row));
}
