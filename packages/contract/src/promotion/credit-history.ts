import { creditSteps } from "@sihai/domain/promotion";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, pageNumber, pageOf } from "../fields.ts";

export const creditBill = z.object({
  id,
  step: z.enum(creditSteps),
  /** Below zero: they went. */
  credits: z.int(),
  balanceAfter: z.int(),
  at: instant,
  packageId: z.nullable(z.string()),
});

export const creditHistory = endpoint({
  method: "GET",
  path: "/user/credits/history",
  summary: "What I earned, used and lost of credits, the newest first",
  query: z.strictObject({ page: pageNumber }),
  data: pageOf(creditBill),
});
