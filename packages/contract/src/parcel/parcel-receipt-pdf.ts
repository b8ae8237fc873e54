import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { language, packageId } from "../fields.ts";

export const parcelReceiptPdf = endpoint({
  method: "GET",
  path: "/parcel/receipt-pdf",
  summary: "The receipt of a parcel as a PDF, or its invoice while it is unpaid",
  query: z.strictObject({ packageId, lang: z.optional(language) }),
  data: z.null(),
  refusals: ["PARCEL_NOT_FOUND"],
});
