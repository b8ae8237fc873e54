import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { wanted } from "./calls-fields.ts";
import { enquiryNo, freightEstimate } from "./fields.ts";

/** What sending these goods to the customer's address would cost on every line, the plan's choice first. */
export const estimateEnquiry = endpoint({
  method: "POST",
  path: "/staff/enquiry/estimate",
  summary: "Freight of the goods about to be offered",
  body: z.strictObject({ enquiryNo, goods: z.array(wanted).check(z.minLength(1), z.maxLength(10)) }),
  data: z.object({ lines: z.array(freightEstimate) }),
  refusals: ["ENQUIRY_NOT_FOUND", "ROUTES_UNAVAILABLE", "GOODS_NOT_FOUND"],
  repeats: "reads",
});
