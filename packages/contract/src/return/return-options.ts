import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, orderNo } from "../fields.ts";
import { returnableItem } from "./fields.ts";

/** Which items of an order may go back, until when, and what that costs now. */
export const returnOptions = endpoint({
  method: "GET",
  path: "/return/options",
  summary: "What of an order can be returned or exchanged, and at what cost",
  query: z.strictObject({ orderNo }),
  data: z.object({
    items: z.array(returnableItem),
    fees: z.object({ return: cnyAmount, exchange: cnyAmount }),
    /** Free operations of this Beijing month that are left. */
    freeLeft: z.int(),
    freeAMonth: z.int(),
    countsAnewAt: instant,
    freightEstimate: z.object({ low: cnyAmount, high: cnyAmount }),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
