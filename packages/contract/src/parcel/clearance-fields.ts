import * as z from "zod/mini";
import { instant } from "../fields.ts";

export const kind = z.enum(["id-front", "id-back", "certificate"]);

/** Pictures never come back to the browser: what was sent is named with its time. */
export const clearanceView = z.object({
  packageId: z.string(),
  /** Whether customs of the destination ask the receiver for papers on this line. */
  wanted: z.boolean(),
  mayChange: z.boolean(),
  proofs: z.array(z.object({ kind, uploadedAt: instant, deletedAt: z.nullable(instant) })),
  /** Known once the parcel was delivered: 90 days later. */
  deletesAt: z.nullable(instant),
});
