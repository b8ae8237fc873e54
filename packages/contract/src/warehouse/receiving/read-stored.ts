import { itemStates } from "@sihai/domain/item";
import { correctionReasons } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, instant, itemNo, localText } from "../../fields.ts";

const measures = {
  grams: z.int(),
  sidesCm: z.array(z.number()),
  shelf: z.string(),
  /** Absent in corrections of the release before, and from its nodes. */
  quantity: z.optional(z.int()),
};

/** What the bench wrote down of a stored item, and how it was corrected, the latest first. */
export const readStored = endpoint({
  method: "GET",
  path: "/staff/receiving/stored/{itemNo}",
  summary: "A stored item as the bench wrote it down",
  params: z.strictObject({ itemNo }),
  data: z.object({
    ...measures,
    itemNo: z.string(),
    /** A node of the release before says nothing of it. */
    name: z.optional(localText),
    state: z.enum(itemStates),
    photos: z.array(z.string()),
    /** So many a correction takes: by the rules of its stock-in. */
    photosNeeded: z.int(),
    /** What handling it costs by what is written down now; a node of the release before says nothing of it. */
    measuringFee: z.optional(cnyAmount),
    corrections: z.array(
      z.object({
        at: instant,
        staffName: z.string(),
        reason: z.enum(correctionReasons),
        note: z.string(),
        was: z.object({ ...measures, photos: z.array(z.string()) }),
        now: z.object({ ...measures, photos: z.array(z.string()) }),
      }),
    ),
  }),
  refusals: ["ITEM_NOT_FOUND"],
});
