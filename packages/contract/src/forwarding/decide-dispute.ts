import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

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
