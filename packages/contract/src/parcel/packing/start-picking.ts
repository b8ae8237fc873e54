import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId } from "../../fields.ts";
import { moved } from "../fields.ts";

export const startPicking = endpoint({
  method: "POST",
  path: "/staff/packing/start",
  summary: "Take a paid parcel to the packing bench",
  body: z.strictObject({ packageId }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
