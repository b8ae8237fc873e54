import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageSizeMax, whole } from "../fields.ts";
import { addressField } from "./fields.ts";

export const addressList = endpoint({
  method: "GET",
  path: "/address/pagelist",
  summary: "The member's addresses, the default one first",
  query: z.strictObject({ page: z.optional(whole(1, 1000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: z.extend(pageOf(addressField), { hasDefault: z.boolean() }),
});
