import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, localText } from "../../fields.ts";
import { outletView } from "../../parcel/fields.ts";

/** Where parcels of a pickup line can be fetched; `changedBy` null: as the operator's file has it. */
export const listOutlets = endpoint({
  method: "GET",
  path: "/staff/freight/outlets",
  summary: "Pickup outlets, closed ones too, and the lines they can belong to",
  data: z.object({
    outlets: z.array(
      z.extend(outletView, {
        closed: z.boolean(),
        changedBy: z.nullable(z.string()),
        changedAt: z.nullable(instant),
      }),
    ),
    lines: z.array(z.object({ lineId: z.string(), name: localText })),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
