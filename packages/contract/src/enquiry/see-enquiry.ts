import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { enquiryNo } from "./fields.ts";

/** Takes the unread mark away. */
export const seeEnquiry = endpoint({
  method: "POST",
  path: "/enquiry/seen",
  summary: "I have looked at what became of an enquiry",
  body: z.strictObject({ enquiryNo }),
  data: z.null(),
  refusals: ["ENQUIRY_NOT_FOUND"],
  repeats: "sets",
});
