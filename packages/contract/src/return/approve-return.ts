import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

/** The seller agreed. An exchange needs the most its way back may cost: the buyer pays it before the goods leave. */
export const approveReturn = endpoint({
  method: "POST",
  path: "/staff/returns/approve",
  summary: "Approve a return or exchange",
  body: z.strictObject({ returnNo, freight: z.optional(cnyAmount) }),
  data: changed,
  refusals: [...changeRefusals, "RETURN_FREIGHT_REFUSED"],
  once: true,
});
