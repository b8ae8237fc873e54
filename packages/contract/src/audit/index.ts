export type { AuditFactName, AuditFacts } from "./facts.ts";
export { readAuditLog, readMoneyActs } from "./read-audit-log.ts";
