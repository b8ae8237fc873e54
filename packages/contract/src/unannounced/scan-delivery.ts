import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, localText } from "../fields.ts";
import { benchItem } from "../warehouse/fields.ts";
import { courierNumber } from "../warehouse/receiving/receiving-fields.ts";

/**
 * Every item announced under a courier number; none when nobody announced it, and then what may help: whether it lies on the shelf of
 * unannounced parcels already, items expected under a number that looks like it, and what was stocked in under it and is here still.
 */
export const scanDelivery = endpoint({
  method: "GET",
  path: "/staff/receiving/scan",
  summary: "What a courier number brings",
  query: z.object({ number: courierNumber }),
  data: z.object({
    trackingNo: z.string(),
    items: z.array(benchItem),
    shelved: z.nullable(z.object({ unannouncedNo: z.string(), shelf: z.string() })),
    similar: z.array(benchItem),
    /** A node of the release before says nothing of it. */
    stocked: z.optional(
      z.array(
        z.object({
          itemNo: z.string(),
          name: localText,
          pictureUrl: z.nullable(z.string()),
          customerMark: z.string(),
          warehouse: z.int(),
          shelf: z.string(),
          stockedInAt: instant,
        }),
      ),
    ),
  }),
});
