import { benchStates } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { deskFilters } from "../../desk-filters.ts";
import { endpoint } from "../../endpoint.ts";
import { afterDue, instant, nextPage, warehouseText } from "../../fields.ts";
import { parcelState } from "../fields.ts";
import { benchParcel } from "./packing-fields.ts";

export const packingQueue = endpoint({
  method: "GET",
  path: "/staff/packing/queue",
  summary: "Parcels to pick, pack and weigh, the most urgent first",
  query: z.object({
    warehouse: z.optional(warehouseText),
    state: z.optional(parcelState),
    ...deskFilters,
    after: afterDue,
  }),
  /** `onHoldSince`: since when an item is missed on its shelf; null when none is. */
  data: z.object({
    parcels: z.array(z.extend(benchParcel, { onHoldSince: z.nullable(instant) })),
    next: nextPage,
    /** How many there are on all pages together. */
    total: z.int(),
    /** Of everything on the bench, whatever is asked for: by state, and how much of it is late. */
    counts: z.record(z.enum(benchStates), z.object({ parcels: z.int(), late: z.int() })),
  }),
});
