import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { localText, orderNo } from "../fields.ts";
import { deliveryField } from "./fields.ts";

export const orderLogistics = endpoint({
  method: "GET",
  path: "/order/logistics",
  summary: "Where the sellers' deliveries of my order are",
  query: z.strictObject({ orderNo }),
  data: z.object({
    orderNo: z.string(),
    shippedCount: z.int(),
    totalCount: z.int(),
    deliveries: z.array(deliveryField),
    /** Not sent yet, or not in full. */
    waiting: z.array(z.object({ itemNo: z.string(), name: localText, pictureUrl: z.nullable(z.string()), pieces: z.int() })),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
