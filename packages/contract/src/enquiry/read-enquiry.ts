import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { enquiryNo, enquiryView } from "./fields.ts";

export const readEnquiry = endpoint({
  method: "GET",
  path: "/enquiry/detail",
  summary: "One enquiry of mine, with its answer",
  query: z.strictObject({ enquiryNo }),
  data: enquiryView,
  refusals: ["ENQUIRY_NOT_FOUND"],
});
