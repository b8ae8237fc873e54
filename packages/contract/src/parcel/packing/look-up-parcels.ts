import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, text } from "../../fields.ts";
import { benchParcel } from "./packing-fields.ts";

/** By parcel number, waybill or item number. */
export const lookUpParcels = endpoint({
  method: "GET",
  path: "/staff/parcels/look-up",
  summary: "Find parcels with their history",
  query: z.object({ q: text(60, 0) }),
  data: z.object({
    parcels: z.array(
      z.object({
        parcel: benchParcel,
        owed: z.string(),
        total: z.string(),
        identityMasked: z.nullable(z.string()),
        steps: z.array(z.object({ to: z.string(), at: instant, by: z.string(), note: z.nullable(z.string()) })),
      }),
    ),
  }),
});
