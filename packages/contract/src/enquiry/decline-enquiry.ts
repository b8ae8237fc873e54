import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { enquiryNo } from "./fields.ts";

/** Nothing of it can be bought; the customer is told why. */
export const declineEnquiry = endpoint({
  method: "POST",
  path: "/staff/enquiry/decline",
  summary: "Close an enquiry nothing can be offered for",
  body: z.strictObject({ enquiryNo, note: text(500) }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED"],
  once: true,
});
