import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount } from "../../fields.ts";
import { seen } from "./versions-fields.ts";

const compared = z.object({ packageId: z.string(), lineId: z.string(), before: cnyAmount, after: cnyAmount });

export const tryRateVersion = endpoint({
  method: "GET",
  path: "/staff/freight/version-trial",
  summary: "What the latest parcels would have cost on this price list",
  query: seen,
  data: z.object({
    parcels: z.int(),
    cheaper: z.int(),
    dearer: z.int(),
    same: z.int(),
    gone: z.int(),
    left: z.int(),
    totalBefore: cnyAmount,
    totalAfter: cnyAmount,
    bins: z.array(z.object({ fromBp: z.nullable(z.int()), toBp: z.nullable(z.int()), count: z.int() })),
    biggest: z.array(compared),
  }),
  refusals: ["RATE_VERSION_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});
