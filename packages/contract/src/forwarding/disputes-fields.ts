import * as z from "zod/mini";
import { id, instant } from "../fields.ts";

/** One side of a number that two customers announced. */
export const side = z.object({ customerMark: z.string(), at: instant });

/** A courier number a second customer announced while the first one's delivery is under way. */
export const disputeField = z.object({
  disputeId: id,
  courier: z.string(),
  trackingNo: z.string(),
  /** Who announced it first; null when that has ended by itself. */
  first: z.nullable(z.extend(side, { items: z.array(z.object({ itemNo: z.string(), name: z.string(), bought: z.boolean() })) })),
  second: side,
});
