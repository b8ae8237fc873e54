import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { clearanceView, kind } from "./clearance-fields.ts";

export const removeClearance = endpoint({
  method: "POST",
  path: "/parcel/clearance/remove",
  summary: "Take a paper back",
  body: z.strictObject({ packageId, kind }),
  data: clearanceView,
  refusals: ["PARCEL_NOT_FOUND", "CLEARANCE_NOT_WANTED"],
  repeats: "sets",
});
