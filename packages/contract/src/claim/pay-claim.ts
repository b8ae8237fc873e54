import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { claimNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

/** By finance, and by somebody else than who offered. */
export const payClaim = endpoint({
  method: "POST",
  path: "/staff/claims/pay",
  summary: "Pay an accepted claim into the customer's wallet",
  body: z.strictObject({ claimNo }),
  data: z.extend(changed, { paid: cnyAmount }),
  refusals: [...changeRefusals, "CLAIM_SAME_PERSON"],
  once: true,
});
