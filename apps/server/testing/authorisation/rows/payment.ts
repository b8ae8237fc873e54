import { owner, type Rows, staff, user } from "../row.ts";

export const paymentRows: Rows = {
  "GET /api/wallet/statement-pdf": user,
  "GET /api/wallet/statement-csv": user,
  "GET /api/payment/trade": owner(({ orderTradeNo }) => ({ query: { tradeNo: orderTradeNo } })),
  "POST /api/payment/pay-by-balance": owner(({ parcelTradeNo }) => ({ body: { tradeNo: parcelTradeNo, payPassword: "246810" } })),
  "POST /api/payment/pay-by-card": owner(({ parcelTradeNo, addressId }) => ({
    body: {
      tradeNo: parcelTradeNo,
      token: "pm_card_visa",
      currency: "CNY",
      addressId,
      firstName: "Omar",
      lastName: "Haddad",
      email: "omar@example.com",
    },
  })),
  "POST /api/payment/pay-by-saved-card": owner(({ parcelTradeNo, cardId }) => ({
    body: { tradeNo: parcelTradeNo, cardId, currency: "CNY" },
  })),
  "GET /api/staff/card-holds": staff("finance.read"),
  "GET /api/staff/card-holds.csv": staff("finance.read"),
  "POST /api/staff/card-holds/decide": staff("finance.record"),
  "GET /api/payment/cards": user,
  "POST /api/payment/cards/default": owner(({ cardId }) => ({ body: { cardId } })),
  "POST /api/payment/cards/remove": owner(({ cardId }) => ({ body: { cardId } })),
  "POST /api/payment/confirm-return": owner(({ parcelTradeNo }) => ({ body: { tradeNo: parcelTradeNo } })),
  "POST /api/payment/combine": owner(({ orderTradeNo, parcelTradeNo }) => ({
    body: { tradeNos: [orderTradeNo, parcelTradeNo] },
  })),
  "POST /api/payment/recharge": user,
  "POST /api/payment/webhook": { access: "signature" },
  "GET /api/wallet/overview": user,
  "GET /api/wallet/bills": user,
  "GET /api/wallet/bill": owner(({ billId }) => ({ query: { billId } })),
};
