import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, packageId } from "../fields.ts";
import { kind } from "./clearance-fields.ts";

/** For the customs desk: the picture in clear, as a data address. Every look is in the audit log. */
export const openClearance = endpoint({
  method: "POST",
  path: "/staff/dispatch/clearance",
  summary: "A parcel's papers for customs",
  body: z.strictObject({ packageId }),
  data: z.object({ packageId: z.string(), proofs: z.array(z.object({ kind, uploadedAt: instant, picture: z.string() })) }),
  refusals: ["PARCEL_NOT_FOUND"],
  repeats: "reads",
});
