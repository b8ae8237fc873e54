import { localText } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, card, type FactsOf, text } from "./facts.ts";

/** What a member is told about an order's payment. */
export const orderFacts = {
  "order-paid": z.object({ orderNo: text, amountCny: amount, card }),
  "order-unpaid-cancelled": z.object({ orderNo: text }),
  "order-coupon-returned": z.object({ orderNo: text, name: localText, amountCny: amount }),
};

export type OrderMessages = FactsOf<typeof orderFacts>;
