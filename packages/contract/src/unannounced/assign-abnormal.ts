import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, itemNo } from "../fields.ts";
import { abnormalNo } from "./abnormal-fields.ts";

/** The item is signed for and waits to be stocked in like any other. */
export const assignAbnormal = endpoint({
  method: "POST",
  path: "/staff/abnormal/assign",
  summary: "The parcel is the one expected for an item",
  body: z.strictObject({ abnormalNo, itemNo }),
  data: z.object({ itemNo: z.string(), dueAt: instant }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "ITEM_NOT_FOUND", "ITEM_STATE_REFUSED"],
  once: true,
});
