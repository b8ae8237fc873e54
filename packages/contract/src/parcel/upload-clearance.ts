import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { clearanceView, kind } from "./clearance-fields.ts";

/** A picture replaces the former of its kind. */
export const uploadClearance = endpoint({
  method: "POST",
  path: "/parcel/clearance/upload",
  summary: "Send a paper customs ask for",
  body: z.strictObject({ packageId, kind }),
  data: clearanceView,
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["PARCEL_NOT_FOUND", "FILE_NOT_A_PICTURE", "CLEARANCE_NOT_WANTED"],
  repeats: "sets",
});
