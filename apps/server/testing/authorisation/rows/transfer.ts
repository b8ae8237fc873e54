import { owner, type Rows, staff, user } from "../row.ts";

export const transferRows: Rows = {
  "GET /api/transfer/ways": user,
  "GET /api/transfer/list": user,
  "GET /api/transfer/detail": owner(({ transferNo }) => ({ query: { transferNo } })),
  "POST /api/transfer/open": user,
  "GET /api/transfer/waiting": user,
  "GET /api/transfer/pay-options": owner(({ orderTradeNo: tradeNo }) => ({ query: { tradeNo } })),
  "POST /api/transfer/pay": owner(({ parcelTradeNo: tradeNo }) => ({
    body: { tradeNo, method: "mainland", currency: "CNY", rateId: null },
  })),
  "POST /api/transfer/announce": owner(({ transferNo, fileId }) => ({
    body: {
      transferNo,
      remitter: "Omar Haddad",
      bank: "A bank",
      voucherNo: "",
      transactionId: "",
      sent: { amount: "100.00", currency: "EUR" },
      remark: "",
      fileId,
    },
  })),
  "POST /api/transfer/cancel": owner(({ transferNo }) => ({ body: { transferNo } })),
  "GET /api/wallet/exchange-offers": user,
  "POST /api/wallet/exchange": user,
  "GET /api/staff/transfers/queue": staff("finance.read"),
  "POST /api/staff/statements/import": staff("finance.record"),
  "GET /api/staff/statements/lines": staff("finance.read"),
  "POST /api/staff/statements/settle-line": staff("finance.record"),
  "POST /api/staff/statements/confirm-line": staff("finance.record"),
  "POST /api/staff/statements/drop-line": staff("finance.record"),
  "POST /api/staff/transfers/record": staff("finance.record"),
  "POST /api/staff/transfers/confirm": staff("finance.record"),
  "POST /api/staff/transfers/drop": staff("finance.record"),
  "POST /api/staff/transfers/refuse": staff("finance.record"),
};
