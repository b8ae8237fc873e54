import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { parcelState } from "./fields.ts";

export const confirmReceipt = endpoint({
  method: "POST",
  path: "/parcel/confirm-receipt",
  summary: "Confirm that a parcel arrived",
  body: z.strictObject({ packageId }),
  data: z.object({ state: parcelState }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
