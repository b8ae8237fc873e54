import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId, reason } from "../../fields.ts";
import { moved } from "../fields.ts";

/** Until it is sealed; afterwards weighing again replaces the figures. */
export const openBox = endpoint({
  method: "POST",
  path: "/staff/packing/open-box",
  summary: "Take back that a box was closed, with the reason",
  body: z.strictObject({ packageId, reason: reason(200) }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
