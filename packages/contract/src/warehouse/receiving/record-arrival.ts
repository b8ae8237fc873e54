import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, quantity } from "../../fields.ts";
import { shelfPlace } from "../../shelf-place.ts";
import { courierNumber } from "./receiving-fields.ts";

/** Some of an item's pieces came. It stays expected until the last has; then it is signed for. */
export const recordArrival = endpoint({
  method: "POST",
  path: "/staff/receiving/arrival",
  summary: "Part of an item arrived",
  body: z.strictObject({ itemNo, trackingNo: courierNumber, count: quantity, shelf: shelfPlace }),
  data: z.object({ itemNo: z.string(), arrived: z.int(), total: z.int(), complete: z.boolean() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ARRIVED_TOO_MANY"],
  once: true,
});
