import * as contract from "@sihai/contract/audit";
import { ok } from "@sihai/domain";
import type { Db } from "#platform";
import { route, staffMay } from "#platform";

const pageSize = 50;
/** Some acts name the kind of their subject in front of its number; a number alone finds them too. */
const subjectKinds = [
  "item",
  "order",
  "parcel",
  "return",
  "claim",
  "enquiry",
  "expert",
  "service",
  "rate-cards",
  "tax-rule",
  "outlet",
  "coupon",
  "code",
];

type Filter = { subject?: string | undefined; action?: string | undefined; staffId?: string | undefined; page: number };

async function auditPage(db: Db, { subject, action, staffId, page }: Filter) {
  let rows = db.selectFrom("audit_log").leftJoin("staff", "staff.id", "audit_log.staff_id");
  if (subject) rows = rows.where("audit_log.subject", "in", [subject, ...subjectKinds.map((kind) => `${kind}:${subject}`)]);
  if (action) rows = rows.where("audit_log.action", "=", action);
  if (staffId) rows = rows.where("audit_log.staff_id", "=", staffId);
  const { total } = await rows.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const list = await rows
    .select(["audit_log.id", "at", "staff_id", "staff.name", "action", "subject", "facts"])
    .orderBy("audit_log.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), list };
}

export const readAuditLogRoute = route(contract.readAuditLog, {
  allow: staffMay("audit.read"),
  async handle({ deps, query }) {
    const page = query.page ?? 1;
    const { total, list } = await auditPage(deps.db, { ...query, page });
    return ok({
      list: list.map((row) => ({
        id: row.id,
        at: row.at,
        staffId: row.staff_id,
        staffName: row.name,
        action: row.action,
        subject: row.subject,
        facts: row.facts as Record<string, unknown>,
      })),
      total,
      page,
      pageSize,
    });
  },
});
