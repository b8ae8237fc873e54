import * as contract from "@sihai/contract/audit";
import { ok } from "@sihai/domain";
import { jsonFacts, route, staffMay } from "#platform";
import { auditPage } from "./audit-log.store.ts";

const pageSize = 50;
/** Some acts name the kind of their subject in front of its number; a number alone finds them too. */
const subjectKinds = [
  "item",
  "order",
  "parcel",
  "return",
  "claim",
  "consult",
  "enquiry",
  "expert",
  "service",
  "rate-cards",
  "tax-rule",
  "outlet",
  "transfer",
  "coupon",
  "code",
];

const factsOf = jsonFacts("audit_log.facts");

export const readAuditLogRoute = route(contract.readAuditLog, {
  allow: staffMay("audit.read"),
  async handle({ deps, query }) {
    const page = query.page ?? 1;
    const { subject, action, staffId } = query;
    const subjects = subject ? [subject, ...subjectKinds.map((kind) => `${kind}:${subject}`)] : undefined;
    const { total, list } = await auditPage(deps.db, { subjects, action, staffId, page, pageSize });
    return ok({
      list: list.map((row) => ({
        id: row.id,
        at: row.at,
        staffId: row.staffId,
        staffName: row.name,
        action: row.action,
        subject: row.subject,
        facts: factsOf(row.facts),
      })),
      total,
      page,
      pageSize,
    });
  },
});
