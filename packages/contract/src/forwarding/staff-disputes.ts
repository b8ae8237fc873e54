import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";

/** One side of a number that two customers announced. */
const side = z.object({ customerMark: z.string(), at: instant });

/** A courier number a second customer announced while the first one's delivery is under way. */
export const disputeField = z.object({
  disputeId: id,
  courier: z.string(),
  trackingNo: z.string(),
  /** Who announced it first; null when that has ended by itself. */
  first: z.nullable(z.extend(side, { items: z.array(z.object({ itemNo: z.string(), name: z.string(), bought: z.boolean() })) })),
  second: side,
});

export const listDisputes = endpoint({
  method: "GET",
  path: "/staff/forwarding/disputes",
  summary: "Courier numbers announced by two customers",
  data: z.object({ list: z.array(disputeField) }),
});

/**
 * `keep`: the first announcement is right, the bench may sign for it. `release`: it is not; its items wait for another number and this one is
 * free. Items we bought ourselves cannot be released.
 */
export const decideDispute = endpoint({
  method: "POST",
  path: "/staff/forwarding/disputes/decide",
  summary: "Say whose delivery a courier number is",
  body: z.strictObject({ disputeId: id, decision: z.enum(["keep", "release"]) }),
  data: z.null(),
  refusals: ["DISPUTE_NOT_FOUND", "DISPUTE_NOT_RELEASABLE"],
  once: true,
});
