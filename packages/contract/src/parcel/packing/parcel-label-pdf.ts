import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId } from "../../fields.ts";

/** A PDF of 10 × 15 cm. */
export const parcelLabelPdf = endpoint({
  method: "GET",
  path: "/staff/dispatch/label-pdf",
  summary: "The label of a parcel as a PDF",
  query: z.strictObject({ packageId }),
  data: z.null(),
  refusals: ["PARCEL_NOT_FOUND"],
});
