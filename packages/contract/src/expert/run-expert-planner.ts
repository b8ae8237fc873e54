import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { serviceBarcode } from "./fields.ts";

/** Lets the planner work for this service; `readExpertPlanner` tells how far it is. */
export const runExpertPlanner = endpoint({
  method: "POST",
  path: "/staff/expert/planner",
  summary: "Run the planner for an expert service",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ planId: id }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "PLAN_ITEM_NOT_FOUND",
    "PLAN_ADDRESS_NOT_FOUND",
    "ROUTES_UNAVAILABLE",
    "TOO_MANY_PLANS",
  ],
  once: true,
});
