import { everyone, type Rows, staff, user } from "../row.ts";

export const membershipRows: Rows = {
  "GET /api/user/member": user,
  "GET /api/user/member/invitations": user,
  "GET /api/user/oauth/invitation": everyone,
  "POST /api/user/member/show-initial": user,
  "GET /api/user/member/growth": user,
  "POST /api/user/member/birthday": user,
  "GET /api/staff/customer": staff("customer.read"),
  "GET /api/staff/customer/lost-mailboxes": staff("customer.read"),
  "POST /api/staff/customer/decide-lost-mailbox": staff("customer.record"),
  "POST /api/staff/customer/open-lost-mailbox-paper": staff("customer.record"),
  "POST /api/staff/customer/stop": staff("customer.record"),
  "POST /api/staff/customer/resume": staff("customer.record"),
  "POST /api/staff/customer/unlock": staff("customer.record"),
  "GET /api/staff/customer/figures": staff("customer.read"),
  // Which parts depends on the part (rule B-30), which the customer module's own spec holds.
  "GET /api/staff/customer/rows": staff("customer.read"),
};
