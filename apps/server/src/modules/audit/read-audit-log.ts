import * as contract from "@sihai/contract/audit";
import { ok } from "@sihai/domain";
import { jsonFacts, pageAndNext, route, staffMay } from "#platform";
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
  mayUseStandby: true,
  async handle({ deps, query }) {
    const { subject, action, staffId, after } = query;
    const subjects = subject ? [subject, ...subjectKinds.map((kind) => `${kind}:${subject}`)] : undefined;
    const found = await auditPage(deps.db, { subjects, action, staffId, after, limit: pageSize + 1 });
    const { page, next } = pageAndNext(found, pageSize, ({ id }) => id);
    return ok({
      list: page.map((row) => ({
        id: row.id,
        at: row.at,
        staffId: row.staffId,
        staffName: row.name,
        action: row.action,
        subject: row.subject,
        facts: factsOf(row.facts),
      })),
      next,
    });
  },
});
