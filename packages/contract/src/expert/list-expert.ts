import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, pageOf, paging } from "../fields.ts";
import { expertSummary } from "./fields.ts";

const listedExpert = z.extend(expertSummary, {
  /** What its customer is asked to pay: the fee, a plan that was sent, or its parcels; `tradeNo` null: the plan is to be accepted first. */
  asks: z.optional(z.nullable(z.object({ amount: cnyAmount, tradeNo: z.nullable(z.string()) }))),
});

export const listExpert = endpoint({
  method: "GET",
  path: "/expert/list",
  summary: "My expert services, newest first",
  query: z.strictObject(paging()),
  data: pageOf(listedExpert),
});
