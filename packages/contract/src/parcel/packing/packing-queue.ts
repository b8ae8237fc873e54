import * as z from "zod/mini";
import { assignedFilter } from "../../assigned-filter.ts";
import { dueFilter } from "../../due-filter.ts";
import { endpoint } from "../../endpoint.ts";
import { instant, warehouseText } from "../../fields.ts";
import { parcelState } from "../fields.ts";
import { benchParcel } from "./packing-fields.ts";

export const packingQueue = endpoint({
  method: "GET",
  path: "/staff/packing/queue",
  summary: "Parcels to pick, pack and weigh, the most urgent first",
  query: z.object({
    warehouse: z.optional(warehouseText),
    state: z.optional(parcelState),
    due: dueFilter,
    assigned: assignedFilter,
  }),
  /** `onHoldSince`: since when an item is missed on its shelf; null when none is. */
  data: z.object({ parcels: z.array(z.extend(benchParcel, { onHoldSince: z.nullable(instant) })) }),
});
