import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId } from "../../fields.ts";

/** The declaration on A4, to be signed; the receiver's number masked. */
export const customsPdf = endpoint({
  method: "GET",
  path: "/staff/dispatch/customs-pdf",
  summary: "The customs declaration of a parcel as a PDF",
  query: z.strictObject({ packageId }),
  data: z.null(),
  refusals: ["PARCEL_NOT_FOUND"],
});
