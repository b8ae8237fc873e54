import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, packageId } from "../fields.ts";
import { claimableItem, claimKindField, claimObstacleField, claimView } from "./fields.ts";

/** What can be claimed for a parcel now, until when, and what it is calculated from; and what was claimed before. */
export const parcelClaims = endpoint({
  method: "GET",
  path: "/claim/of-parcel",
  summary: "Claims on one of my parcels, and what can be claimed now",
  query: z.strictObject({ packageId }),
  data: z.object({
    kinds: z.array(
      z.object({
        kind: claimKindField,
        opensAt: z.nullable(instant),
        closesAt: z.nullable(instant),
        obstacle: z.nullable(claimObstacleField),
      }),
    ),
    /** What to expect it to be about; null where nothing can be told now. */
    likely: z.nullable(claimKindField),
    items: z.array(claimableItem),
    insured: cnyAmount,
    /** The most the line would have insured; null: the line insures nothing. */
    insurable: z.nullable(cnyAmount),
    freight: cnyAmount,
    /** By what held when the parcel came; the answer by what holds now. `delayBp`: of the freight, for lateness. */
    terms: z.object({
      reportWorkingDays: z.int(),
      lostAfterDays: z.int(),
      answerWorkingDays: z.int(),
      delayBp: z.int(),
    }),
    /** False while one is open or was paid. */
    offered: z.boolean(),
    claims: z.array(claimView),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
