import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { whole } from "../../fields.ts";
import { difference } from "./storage-desk-fields.ts";

export const listDifferences = endpoint({
  method: "GET",
  path: "/staff/storage/differences",
  summary: "Differences of counts nobody has settled",
  query: z.object({ warehouse: z.optional(whole(1, 99)) }),
  data: z.object({ list: z.array(difference) }),
});
