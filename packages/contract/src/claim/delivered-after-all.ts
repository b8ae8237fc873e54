import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId, text } from "../fields.ts";
import { parcelState } from "../parcel/fields.ts";

/** Claims that it is gone end where nothing was paid; `keptCny`: what was paid before, and stays paid. */
export const deliveredAfterAll = endpoint({
  method: "POST",
  path: "/staff/dispatch/delivered-after-all",
  summary: "A parcel that counted as lost or seized was delivered",
  body: z.strictObject({ packageId, note: text(300, 2) }),
  data: z.object({
    packageId: z.string(),
    state: parcelState,
    ended: z.array(z.string()),
    keptCny: z.nullable(z.string()),
  }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
