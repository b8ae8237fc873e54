import { owner, type Rows, staff, user } from "../row.ts";

export const returnRows: Rows = {
  "GET /api/return/options": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/return/apply": owner(({ orderNo, itemNo }) => ({
    body: { orderNo, itemNos: [itemNo], type: "return", reason: "damaged", description: "" },
  })),
  "GET /api/return/list": user,
  "POST /api/return/cancel": owner(({ returnNo }) => ({ body: { returnNo } })),
  "GET /api/staff/returns/queue": staff("return.read"),
  "POST /api/staff/returns/approve": staff("return.record"),
  "POST /api/staff/returns/refuse": staff("return.record"),
  "POST /api/staff/returns/sent-back": staff("return.record"),
  "POST /api/staff/returns/seller-received": staff("return.record"),
  "POST /api/staff/returns/refund": staff("return.record"),
  "POST /api/staff/returns/exchange-shipped": staff("return.record"),
  "POST /api/staff/returns/proof": staff("return.record"),
};
