import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

const outletCode = z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/));

/** Closed to new parcels; those on their way are still fetched there. */
export const closeOutlet = endpoint({
  method: "POST",
  path: "/staff/freight/outlet-close",
  summary: "Close a pickup outlet to new parcels, or open it again",
  body: z.strictObject({ code: outletCode, closed: z.boolean() }),
  data: z.null(),
  refusals: ["OUTLET_NOT_FOUND"],
  once: true,
});
