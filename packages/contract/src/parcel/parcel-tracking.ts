import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { trackingEvent } from "./fields.ts";

export const parcelTracking = endpoint({
  method: "GET",
  path: "/parcel/tracking",
  summary: "Where a parcel of mine is",
  query: z.object({ packageId }),
  data: z.object({
    packageId: z.string(),
    state: z.string(),
    carrier: z.nullable(z.string()),
    waybillNo: z.nullable(z.string()),
    events: z.array(trackingEvent),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
