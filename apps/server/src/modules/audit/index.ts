import type { Module } from "#platform";
import { readAuditLogRoute, readMoneyActsRoute } from "./read-audit-log.ts";

export { actsOn, audit } from "./audit-log.store.ts";
export { fileLimits, sendList } from "./send-list.ts";

export const auditModule: Module = { name: "audit", routes: [readAuditLogRoute, readMoneyActsRoute] };
