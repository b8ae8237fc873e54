import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { language, orderNo } from "../fields.ts";

export const orderReceiptPdf = endpoint({
  method: "GET",
  path: "/order/receipt-pdf",
  summary: "The receipt of an order as a PDF, or its invoice while it is unpaid",
  query: z.strictObject({ orderNo, lang: z.optional(language) }),
  data: z.null(),
  refusals: ["ORDER_NOT_FOUND"],
});
