import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, localText, packageId } from "../../fields.ts";
import { chargeLine } from "../fields.ts";
import { benchParcel, putBack, serviceCode } from "./packing-fields.ts";

export const packingParcel = endpoint({
  method: "GET",
  path: "/staff/packing/parcel",
  summary: "The pick list of a parcel: shelves, pieces, services",
  query: z.object({ packageId }),
  data: z.object({
    parcel: benchParcel,
    items: z.array(
      z.object({
        itemNo: z.string(),
        name: localText,
        /** Colour, size and the like, as chosen. */
        options: z.array(localText),
        quantity: z.int(),
        shelf: z.string(),
        picked: z.boolean(),
        /** What was noted when it was not on its shelf; null as long as nobody missed it. */
        missing: z.nullable(z.string()),
        pictureUrl: z.nullable(z.string()),
      }),
    ),
    services: z.array(chargeLine),
    /** What is to be done before the box is closed; by the piece: to which item. */
    work: z.array(
      z.object({
        code: serviceCode,
        itemNo: z.nullable(z.string()),
        quantity: z.int(),
        needsPhoto: z.boolean(),
        doneAt: z.nullable(instant),
        photo: z.nullable(z.string()),
      }),
    ),
    /** A weight or volume further off the estimate is looked at twice; in basis points. */
    farBp: z.int(),
    needsPackedPhoto: z.boolean(),
    /** What the customer took out after it was picked. */
    putBack: z.array(putBack),
    /** When the customer last changed the box since picking began; null when he did not. */
    changedAt: z.nullable(instant),
    /** Who began to pick it last; null before. */
    begun: z.nullable(z.object({ by: z.string(), at: instant })),
    /** The smallest that takes it as estimated; null when none does. Inner sides in centimetres. */
    box: z.nullable(
      z.object({
        code: z.string(),
        kind: z.enum(["bag", "carton"]),
        name: localText,
        sidesCm: z.tuple([z.number(), z.number(), z.number()]),
        grams: z.int(),
        maxGrams: z.int(),
      }),
    ),
    remark: z.string(),
    estSidesCm: z.array(z.number()),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
