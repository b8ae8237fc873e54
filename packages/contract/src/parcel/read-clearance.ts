import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { clearanceView } from "./clearance-fields.ts";

export const readClearance = endpoint({
  method: "GET",
  path: "/parcel/clearance",
  summary: "Papers for customs of a parcel of mine",
  query: z.object({ packageId }),
  data: clearanceView,
  refusals: ["PARCEL_NOT_FOUND"],
});
