import { owner, type Rows, staff, user } from "../row.ts";

export const withdrawalRows: Rows = {
  "GET /api/wallet/withdraw/options": user,
  "POST /api/wallet/withdraw/apply": user,
  "GET /api/wallet/withdraw/list": user,
  "GET /api/wallet/withdraw/detail": owner(({ withdrawNo }) => ({ query: { withdrawNo } })),
  "POST /api/wallet/withdraw/cancel": owner(({ withdrawNo }) => ({ body: { withdrawNo } })),
  "GET /api/staff/withdrawals/queue": staff("finance.read"),
  "GET /api/staff/withdrawals.csv": staff("finance.read"),
  "POST /api/staff/withdrawals/apply": staff("finance.record"),
  "POST /api/staff/withdrawals/approve": staff("finance.record"),
  "POST /api/staff/withdrawals/refuse": staff("finance.record"),
  "POST /api/staff/withdrawals/paid": staff("finance.record"),
};
