import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { centimetres, fileId, grams, packageId } from "../../fields.ts";
import { parcelState } from "../fields.ts";

/** Weighing again before hand-over replaces the figures; nothing is billed without both photos. */
export const weighParcel = endpoint({
  method: "POST",
  path: "/staff/packing/weigh",
  summary: "Weigh, measure, photograph and seal a parcel",
  body: z.strictObject({
    packageId,
    grams,
    sidesCm: z.tuple([centimetres, centimetres, centimetres]),
    scalePhoto: fileId,
    tapePhoto: fileId,
    packedPhoto: z.optional(fileId),
  }),
  data: z.object({ packageId: z.string(), state: parcelState, finalFreight: z.string(), deposit: z.string() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "EVIDENCE_MISSING", "LINE_REFUSES_PARCEL"],
  once: true,
});
