import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNo } from "../fields.ts";
import { returnView } from "./fields.ts";

/** My applications, newest first; of one order when it is named. */
export const listReturns = endpoint({
  method: "GET",
  path: "/return/list",
  summary: "My returns and exchanges",
  query: z.strictObject({ orderNo: z.optional(orderNo) }),
  data: z.object({ list: z.array(returnView) }),
});
