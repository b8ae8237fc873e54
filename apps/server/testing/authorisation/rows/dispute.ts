import { type Rows, staff, user } from "../row.ts";

export const disputeRows: Rows = {
  "GET /api/wallet/disputes": user,
  "GET /api/staff/disputes": staff("finance.read"),
  "GET /api/staff/disputes.csv": staff("finance.read"),
  "GET /api/staff/disputes/one": staff("finance.read"),
  "POST /api/staff/disputes/save-answer": staff("finance.record"),
  "POST /api/staff/disputes/give-up": staff("finance.record"),
  "POST /api/staff/disputes/submit-answer": staff("finance.record"),
};
