import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, packageId } from "../fields.ts";
import { parcelDetail } from "./parcel-detail.ts";

/** What the customer sees of a parcel, and whose it is; the identity number stays masked. */
export const readParcelAsStaff = endpoint({
  method: "GET",
  path: "/staff/parcels/detail",
  summary: "A parcel with its money lines, evidence, tracking and history, for staff",
  query: z.strictObject({ packageId }),
  data: z.object({ parcel: parcelDetail.data, userId: id, customerMark: z.string() }),
  refusals: ["PARCEL_NOT_FOUND"],
});
