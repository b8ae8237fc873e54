import { owner, type Rows, staff, user } from "../row.ts";

export const orderRows: Rows = {
  "GET /api/order/receipt-pdf": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/preview/dg": owner(({ cartItemId }) => ({ body: placement(cartItemId) })),
  "POST /api/order/submit/diy": user,
  "POST /api/order/submit/dg": owner(({ cartItemId }) => ({
    body: {
      ...placement(cartItemId),
      seenPrices: [{ goodsCode: cartItemId, unitPrice: "1.00", domesticFreight: "0.00" }],
      disclaimerAgreed: true,
    },
  })),
  "GET /api/order/list": user,
  "GET /api/order/detail": owner(({ orderNo }) => ({ query: { orderNo } })),
  "GET /api/order/site/unconfirm-list": user,
  "POST /api/order/pay": owner(({ orderNo }) => ({ body: { orderNos: [orderNo] } })),
  "POST /api/order/cancel": owner(({ orderNo }) => ({ body: { orderNo, reason: "changed-mind" } })),
  "POST /api/order/item/cancel": owner(({ itemNo }) => ({ body: { itemNo, reason: "changed-mind" } })),
  "POST /api/order/change-country": owner(({ orderNo }) => ({ body: { orderNo, country: "DE" } })),
  "POST /api/order/delete": owner(({ orderNo }) => ({ body: { orderNo } })),
  "POST /api/order/repeat": owner(({ orderNo }) => ({ body: { orderNo } })),
  "POST /api/order/item/confirm": owner(({ itemNo }) => ({ body: { itemNo, answer: "accept" } })),
  "GET /api/staff/buying/queue": staff("buying.read"),
  "POST /api/staff/buying/take": staff("buying.record"),
  "POST /api/staff/buying/take-over": staff("buying.record"),
  "POST /api/staff/buying/hand-back": staff("buying.record"),
  "POST /api/staff/buying/record-purchase": staff("buying.record"),
  "POST /api/staff/buying/record-purchases": staff("buying.record"),
  "POST /api/staff/buying/ask": staff("buying.record"),
  "POST /api/staff/buying/split": staff("buying.record"),
  "POST /api/staff/buying/cancel": staff("buying.refund"),
  "POST /api/staff/buying/seller-shipped": staff("buying.record"),
  "GET /api/staff/orders/look-up": staff("order.read"),
  "GET /api/staff/orders/detail": staff("order.read"),
};

function placement(goodsCode: string): Record<string, unknown> {
  return {
    quicklyBuyFlg: 0,
    couponList: [],
    goodsCodeList: [goodsCode],
    shopOrderService: [],
    goodsAdditionalServiceList: [],
    quickGoods: null,
    warehouseId: 1,
    country: "DE",
  };
}
