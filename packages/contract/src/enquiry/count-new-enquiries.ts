import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const countNewEnquiries = endpoint({
  method: "GET",
  path: "/enquiry/unread",
  summary: "How many of my enquiries have news I have not looked at",
  data: z.object({ unread: z.int() }),
});
