import type { AuditFacts } from "@sihai/contract/audit";
import { sql } from "kysely";
import { columnsIn, type Db, fieldsOf, prepared, sendAlong, type Tx } from "#platform";

/** `staffId` null: the system did it by itself. */
type AuditedAct = { staffId: string | null; action: string; subject: string; facts?: AuditFacts; at: Date };

/** Notes what a member of staff, or the system where finance must look, did: in the transaction that does it. */
export async function audit(tx: Tx | Db, { staffId, action, subject, facts, at }: AuditedAct): Promise<void> {
  await sendAlong(tx, writeAct({ staffId, action, subject, facts: JSON.stringify(facts ?? {}), at }));
}

const writeAct = prepared((db, act: Omit<AuditedAct, "facts"> & { facts: string }) =>
  db.insertInto("audit_log").values({ staff_id: act.staffId, ...columnsIn(act, ["action", "subject", "facts", "at"]) }),
);

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

export type Filter = {
  /** Any of these names of one subject. */
  subjects?: readonly string[] | undefined;
  /** Any of these acts. */
  actions?: readonly string[] | undefined;
  staffId?: string | undefined;
  /** The last id shown. */
  after?: string | undefined;
  limit: number;
};

/** What was done, the latest first. The log only grows: how much there is in all is not counted for every page. */
export async function auditPage(db: Db, filter: Filter) {
  const { subjects, actions, staffId, after, limit } = filter;
  let rows = db.selectFrom("audit_log").leftJoin("staff", "staff.id", "audit_log.staff_id");
  if (subjects) rows = rows.where("audit_log.subject", "in", subjects);
  if (actions && !subjects && !staffId) rows = rows.where(sql<boolean>`audit_log.id = any(array(${latestOf(actions, filter)}))`);
  else if (actions) rows = rows.where("audit_log.action", "in", actions);
  if (staffId) rows = rows.where("audit_log.staff_id", "=", staffId);
  if (after) rows = rows.where("audit_log.id", "<", after);
  const list = await rows
    .select(["audit_log.id", "at", "staff_id", "staff.name", "action", "subject", "facts"])
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .execute();
  return list.map((row) => fieldsOf(row));
}

/** The ids of a page of some acts: of each act its latest, by its index, so that a log of other acts is not read through for them. */
function latestOf(actions: readonly string[], { after, limit }: Filter) {
  return sql<string>`select x.id from unnest(${actions}::text[]) as a (action) cross join lateral (
    select l.id from audit_log l where l.action = a.action and l.id < ${after ?? "9223372036854775807"}::bigint
    order by l.id desc limit ${limit}) x order by x.id desc limit ${limit}`;
}
