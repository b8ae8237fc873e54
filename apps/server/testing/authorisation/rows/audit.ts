import { type Rows, staff } from "../row.ts";

export const auditRows: Rows = {
  "GET /api/staff/audit-log": staff("audit.read"),
  "GET /api/staff/audit-log/money": staff("finance.read"),
};
