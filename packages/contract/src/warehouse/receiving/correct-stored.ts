import { correctionReasons } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { fileId, grams, itemNo, quantity, text } from "../../fields.ts";
import { shelfPlace } from "../../shelf-place.ts";
import { sidesCm } from "./receiving-fields.ts";

/**
 * Corrects what the bench wrote down of an item that lies on its shelf; what is left out stays. Refused once it is in a parcel: then the
 * packing bench weighs. `standardPhotos` replace all there were. The customer is told of a new weight, size, count or photo.
 */
export const correctStored = endpoint({
  method: "POST",
  path: "/staff/receiving/correct",
  summary: "Correct weight, size, pieces, photos or shelf of a stored item",
  body: z.strictObject({
    itemNo,
    reason: z.enum(correctionReasons),
    note: z.optional(text(300)),
    grams: z.optional(grams),
    sidesCm: z.optional(sidesCm),
    shelf: z.optional(shelfPlace),
    quantity: z.optional(quantity),
    standardPhotos: z.optional(z.array(fileId).check(z.maxLength(9))),
  }),
  data: z.object({ itemNo: z.string(), told: z.boolean() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PHOTOS_MISSING", "PHOTO_NOT_FOUND", "NOTHING_CORRECTED"],
  once: true,
});
