import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { enquiryNo } from "./fields.ts";

export const withdrawEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/withdraw",
  summary: "Take an enquiry back that is not answered yet",
  body: z.strictObject({ enquiryNo }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND", "ENQUIRY_STATE_REFUSED"],
  once: true,
});
