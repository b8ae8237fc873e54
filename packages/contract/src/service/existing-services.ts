import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemNo, orderNo } from "../fields.ts";
import { serviceEntry } from "./fields.ts";

export const existingServices = endpoint({
  method: "GET",
  path: "/order/service/list",
  summary: "Services on an order",
  query: z.strictObject({ orderNo, itemNo: z.optional(itemNo) }),
  data: z.object({ orderNo: z.string(), list: z.array(serviceEntry) }),
  refusals: ["ORDER_NOT_FOUND"],
});
