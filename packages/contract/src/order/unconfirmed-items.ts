import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageSizeMax, whole } from "../fields.ts";
import { orderItemField } from "./fields.ts";

/** The specification's call for items that wait for the buyer's word. */
export const unconfirmedItems = endpoint({
  method: "GET",
  path: "/order/site/unconfirm-list",
  summary: "Items that wait for my answer",
  query: z.strictObject({ currentPage: z.optional(whole(1, 100_000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: pageOf(z.extend(orderItemField, { orderNo: z.string() })),
});
