import { servicePhotosAtOnce } from "@sihai/domain/service";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { fileId, grams, instant, itemNo, quantity } from "../../fields.ts";
import { shelfPlace } from "../../shelf-place.ts";
import { sidesCm } from "./receiving-fields.ts";

/** As many standard photos as the rules say, uploaded before under the item's number. */
export const stockIn = endpoint({
  method: "POST",
  path: "/staff/receiving/stock-in",
  summary: "Weigh, measure, photograph and shelve an item",
  body: z.strictObject({
    itemNo,
    grams,
    sidesCm,
    shelf: shelfPlace,
    quantity,
    alone: z.optional(z.boolean()),
    flags: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    standardPhotos: z.array(fileId).check(z.maxLength(9)),
    finePhotos: z.optional(z.array(fileId).check(z.maxLength(servicePhotosAtOnce))),
  }),
  data: z.object({ itemNo: z.string(), freeUntil: instant, measuringFee: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PHOTOS_MISSING", "PHOTO_NOT_FOUND"],
  once: true,
});
