import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { historyStep } from "../fields.ts";
import { enquiryNo, enquiryView } from "./fields.ts";

export const readEnquiryAsStaff = endpoint({
  method: "GET",
  path: "/staff/enquiry/detail",
  summary: "One enquiry, as its customer sees it, with the history",
  query: z.strictObject({ enquiryNo }),
  data: z.object({
    enquiry: enquiryView,
    customerMark: z.string(),
    timeline: z.array(historyStep),
  }),
  refusals: ["ENQUIRY_NOT_FOUND"],
});
