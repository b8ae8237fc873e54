import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { historyStep, id, instant, localText } from "../fields.ts";
import { claimState, staffParcel, unannouncedNo } from "./unannounced-fields.ts";

/** Why an item or a member is suggested; `near-number` with how many signs differ. */
const suggestion = z.object({
  reason: z.enum(["mark", "same-number", "near-number", "same-courier"]),
  distance: z.int(),
  customerMark: z.string(),
  /** Null: the member is suggested, none of their items is. */
  item: z.nullable(
    z.object({
      itemNo: z.string(),
      orderNo: z.string(),
      state: z.string(),
      name: localText,
      quantity: z.int(),
      courier: z.nullable(z.string()),
      trackingNo: z.nullable(z.string()),
    }),
  ),
});

const noted = z.object({ shelf: z.string(), grams: z.int() });

export const readUnannounced = endpoint({
  method: "GET",
  path: "/staff/unannounced/detail",
  summary: "An unannounced parcel with its claims, its history and whose it may be",
  query: z.object({ unannouncedNo }),
  data: z.object({
    parcel: staffParcel,
    suggestions: z.array(suggestion),
    claims: z.array(
      z.object({
        claimId: id,
        customerMark: z.string(),
        state: claimState,
        contents: z.string(),
        proofs: z.array(z.string()),
        note: z.string(),
        at: instant,
      }),
    ),
    /** What became of it, and where its shelf or weight was put right. */
    steps: z.array(z.extend(historyStep, { corrected: z.nullable(z.object({ from: noted, to: noted })) })),
  }),
  refusals: ["UNANNOUNCED_NOT_FOUND"],
});
