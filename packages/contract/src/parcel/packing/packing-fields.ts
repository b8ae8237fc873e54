import { parcelServiceCodes } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { instant, localText } from "../../fields.ts";
import { parcelState } from "../fields.ts";

export const serviceCode = z.enum(parcelServiceCodes);

export const benchParcel = z.object({
  packageId: z.string(),
  state: parcelState,
  warehouse: z.int(),
  lineName: localText,
  country: z.string(),
  customerMark: z.string(),
  priority: z.boolean(),
  itemCount: z.int(),
  pickedCount: z.int(),
  estGrams: z.int(),
  actGrams: z.nullable(z.int()),
  carrier: z.nullable(z.string()),
  waybillNo: z.nullable(z.string()),
  dueAt: z.nullable(instant),
});

/** Goods that were scanned into a box and left the parcel, in walking order. */
export const putBack = z.object({
  packageId: z.string(),
  itemNo: z.string(),
  name: localText,
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  warehouse: z.int(),
  shelf: z.string(),
  requestedAt: instant,
});

export const undone = z.object({ packageId: z.string() });
