import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, fileId, quantity, text, tradeNo, warehouseId } from "../fields.ts";
import { shopSourceField } from "./fields.ts";

/** Goods described by hand where the look-up failed (rules E-75 to E-79); paid, bought and stored like any other order. */
export const submitDiy = endpoint({
  method: "POST",
  path: "/order/submit/diy",
  summary: "Place an order for goods described by hand",
  body: z.strictObject({
    name: text(100),
    link: text(2000),
    platform: shopSourceField,
    unitPrice: cnyAmount,
    domesticFreight: cnyAmount,
    quantity,
    /** Colour, size and so on, in the buyer's words. */
    options: text(100, 0),
    remark: text(300, 0),
    classId: text(40),
    pictures: z.array(fileId).check(z.maxLength(6)),
    warehouseId,
    country: z.nullable(countryCode),
    disclaimerAgreed: z.boolean(),
    agreementsSeen,
  }),
  data: z.object({ tradeNo, orderNo: z.string(), total: cnyAmount }),
  refusals: [
    "DIY_LINK_WRONG",
    "PRICE_NOT_CORRECT",
    "ORDER_TOO_LARGE",
    "GOODS_CLASS_CLOSED",
    "GOODS_CLASS_UNKNOWN",
    "PICTURE_NOT_YOURS",
    "DISCLAIMER_NOT_AGREED",
    "AGREEMENT_CHANGED",
    "DEBT_OPEN",
    "WINDING_DOWN",
    "NOT_SERVED",
    "WAREHOUSE_CLOSED",
    "WAREHOUSE_NOT_FOUND",
  ],
  once: true,
});
