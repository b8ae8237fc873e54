import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { benchItem } from "../warehouse/fields.ts";
import { courierNumber } from "../warehouse/receiving/receiving-fields.ts";

/**
 * Every item announced under a courier number; none when nobody announced it, and then what may help: whether it lies on the shelf of
 * unannounced parcels already, and items expected under a number that looks like it.
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
  }),
});
