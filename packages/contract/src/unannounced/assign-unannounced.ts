import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, itemNo } from "../fields.ts";
import { unannouncedNo } from "./unannounced-fields.ts";

/** The item is signed for and waits to be stocked in like any other. */
export const assignUnannounced = endpoint({
  method: "POST",
  path: "/staff/unannounced/assign",
  summary: "The parcel is the one expected for an item",
  body: z.strictObject({ unannouncedNo, itemNo }),
  data: z.object({ itemNo: z.string(), dueAt: instant }),
  refusals: ["UNANNOUNCED_NOT_FOUND", "UNANNOUNCED_STATE_REFUSED", "ITEM_NOT_FOUND", "ITEM_STATE_REFUSED"],
  once: true,
});
