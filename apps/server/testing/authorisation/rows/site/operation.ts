import { type Rows, staff } from "../../row.ts";

export const operationRows: Rows = {
  "GET /api/staff/operation/troubles": staff("operation.manage"),
  "POST /api/staff/operation/retry": staff("operation.manage"),
  "POST /api/staff/operation/send-mail-again": staff("customer.record"),
};
