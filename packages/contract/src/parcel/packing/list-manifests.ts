import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant } from "../../fields.ts";

export const listManifests = endpoint({
  method: "GET",
  path: "/staff/dispatch/manifests",
  summary: "The latest hand-overs",
  data: z.object({
    manifests: z.array(z.object({ manifestNo: z.string(), carrier: z.string(), at: instant, parcels: z.int(), by: z.string() })),
  }),
});
