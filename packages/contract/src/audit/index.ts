export type { AuditFactName, AuditFacts } from "./facts.ts";
export { readAuditLog } from "./read-audit-log.ts";
