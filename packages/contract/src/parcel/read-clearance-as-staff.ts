import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, packageId } from "../fields.ts";
import { kind } from "./clearance-fields.ts";

/** What was sent and who has looked at it; never the pictures. */
export const readClearanceAsStaff = endpoint({
  method: "GET",
  path: "/staff/parcel/clearance",
  summary: "Which papers for customs a parcel has, and who opened them",
  query: z.strictObject({ packageId }),
  data: z.object({
    packageId: z.string(),
    wanted: z.boolean(),
    proofs: z.array(z.object({ kind, uploadedAt: instant, deletedAt: z.nullable(instant) })),
    deletesAt: z.nullable(instant),
    looks: z.array(z.object({ by: z.string(), at: instant })),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
