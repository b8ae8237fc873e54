import { type Rows, staff, user } from "../row.ts";

export const suspenseRows: Rows = {
  "GET /api/wallet/suspense": user,
  "GET /api/staff/suspense/queue": staff("finance.read"),
  "GET /api/staff/suspense.csv": staff("finance.read"),
  "POST /api/staff/suspense/settle": staff("finance.record"),
  "POST /api/staff/suspense/confirm": staff("finance.record"),
  "POST /api/staff/suspense/drop": staff("finance.record"),
};
