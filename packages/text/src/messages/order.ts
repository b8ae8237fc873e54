import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What a member is told about an order's payment. */
export const orderFacts = {
  "order-paid": z.object({ orderNo: text, amountCny: amount }),
  "order-unpaid-cancelled": z.object({ orderNo: text }),
};

export type OrderMessages = FactsOf<typeof orderFacts>;
