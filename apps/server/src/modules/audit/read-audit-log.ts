import * as contract from "@sihai/contract/audit";
import { ok } from "@sihai/domain";
import { moneyActs } from "@sihai/domain/books";
import { type Db, jsonFacts, pageAndNext, route, staffMay } from "#platform";
import { auditPage, type Filter } from "./audit-log.store.ts";

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
  "withdrawal",
  "suspense",
  "dispute",
  "adjustment",
  "trade",
  "charge",
  "bank-line",
  "period",
  "coupon",
  "code",
];

const factsOf = jsonFacts("audit_log.facts");

/** A subject as it is typed: whole, or as its number alone. */
function subjectsOf(subject: string | undefined): string[] | undefined {
  return subject ? [subject, ...subjectKinds.map((kind) => `${kind}:${subject}`)] : undefined;
}

async function readPage(db: Db, filter: Omit<Filter, "limit">) {
  const found = await auditPage(db, { ...filter, limit: pageSize + 1 });
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
}

export const readAuditLogRoute = route(contract.readAuditLog, {
  allow: staffMay("audit.read"),
  mayUseStandby: true,
  handle: ({ deps, query: { subject, action, staffId, after } }) =>
    readPage(deps.db, { subjects: subjectsOf(subject), actions: action ? [action] : undefined, staffId, after }),
});

export const readMoneyActsRoute = route(contract.readMoneyActs, {
  allow: staffMay("finance.read"),
  mayUseStandby: true,
  handle: ({ deps, query: { subject, after } }) =>
    readPage(deps.db, { subjects: subjectsOf(subject), actions: moneyActs, after }),
});
