import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Starts a plan for stored goods to an address: one for each objective, made off the request. At most two of a member's at a time. */
export const makePlan = endpoint({
  method: "POST",
  path: "/parcel/plan",
  summary: "Plan how to send stored goods: over which parcels and lines",
  body: z.strictObject({ itemIds: z.array(id).check(z.minLength(1), z.maxLength(100)), addressId: id }),
  data: z.object({ planId: id }),
  refusals: ["PLAN_ITEM_NOT_FOUND", "PLAN_ADDRESS_NOT_FOUND", "ROUTES_UNAVAILABLE", "TOO_MANY_PLANS"],
  once: true,
});
