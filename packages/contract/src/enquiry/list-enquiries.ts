import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, paging } from "../fields.ts";
import { enquirySummary } from "./fields.ts";

export const listEnquiries = endpoint({
  method: "GET",
  path: "/enquiry/list",
  summary: "My enquiries, newest first",
  query: z.strictObject(paging()),
  data: pageOf(enquirySummary),
});
