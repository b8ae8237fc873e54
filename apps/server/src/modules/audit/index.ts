import type { Module } from "#platform";
import { readAuditLogRoute } from "./read-audit-log.ts";

export { actsOn, audit } from "./audit-log.store.ts";

export const auditModule: Module = { name: "audit", routes: [readAuditLogRoute] };
