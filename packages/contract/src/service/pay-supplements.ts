import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id } from "../fields.ts";

/** One payment for all of them. */
export const paySupplements = endpoint({
  method: "POST",
  path: "/order/service/pay-supplements",
  summary: "Pay several supplements together",
  body: z.strictObject({ supplementIds: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
  data: z.object({ tradeNo: z.string(), total: cnyAmount }),
  refusals: ["SUPPLEMENT_NOT_FOUND", "SUPPLEMENT_CLOSED"],
  once: true,
});
