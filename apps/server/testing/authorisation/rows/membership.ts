import { type Rows, staff, user } from "../row.ts";

export const membershipRows: Rows = {
  "GET /api/user/member": user,
  "GET /api/user/member/growth": user,
  "POST /api/user/member/birthday": user,
  "GET /api/staff/customer": staff("customer.read"),
};
