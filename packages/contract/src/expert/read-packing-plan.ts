import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packingPlanView, serviceBarcode } from "./fields.ts";

export const readPackingPlan = endpoint({
  method: "GET",
  path: "/expert/packing-plan",
  summary: "The expert's plan: parcels, lines, packaging and prices",
  query: z.strictObject({ serviceBarcode }),
  data: packingPlanView,
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_PLAN_MISSING",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
});
