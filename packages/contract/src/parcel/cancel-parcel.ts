import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, packageId } from "../fields.ts";
import { parcelState } from "./fields.ts";

/** Until it is sealed. What was paid comes back to the balance, less the fee for opening a packed parcel. */
export const cancelParcel = endpoint({
  method: "POST",
  path: "/parcel/cancel",
  summary: "Cancel a parcel that is not sealed yet; the goods return to storage",
  body: z.strictObject({ packageId }),
  data: z.object({ state: parcelState, refunded: cnyAmount }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_CANCEL_REFUSED"],
  once: true,
});
