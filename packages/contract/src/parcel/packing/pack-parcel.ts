import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId } from "../../fields.ts";
import { moved } from "../fields.ts";

export const packParcel = endpoint({
  method: "POST",
  path: "/staff/packing/pack",
  summary: "Every item is in the box and every service done",
  body: z.strictObject({ packageId }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "NOT_ALL_PICKED", "SERVICES_NOT_DONE", "NOT_PUT_BACK"],
  once: true,
});
