import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { courierCode, fileId, grams, instant, text, warehouseId } from "../fields.ts";
import { shelfPlace } from "../shelf-place.ts";

/** A parcel nobody announced, in one step. Pictures were uploaded under the subject `unannounced`. */
export const shelveUnannounced = endpoint({
  method: "POST",
  path: "/staff/unannounced/shelve",
  summary: "Put an unannounced parcel on the shelf",
  body: z.strictObject({
    trackingNo: text(40, 6),
    courier: z.optional(courierCode),
    warehouse: warehouseId,
    grams,
    shelf: shelfPlace,
    written: z.optional(text(200, 0)),
    photos: z.array(fileId).check(z.minLength(1), z.maxLength(9)),
  }),
  data: z.object({ unannouncedNo: z.string(), forfeitsAt: instant, suggestedMark: z.nullable(z.string()) }),
  refusals: [
    "COURIER_CLOSED",
    "COURIER_NOT_FOUND",
    "DELIVERY_ANNOUNCED",
    "DELIVERY_STOCKED_IN",
    "UNANNOUNCED_ON_SHELF",
    "NOT_A_COURIER_NUMBER",
    "PHOTO_NOT_FOUND",
  ],
  once: true,
});
