import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { readPlan } from "../plan/read-plan.ts";
import { serviceBarcode } from "./fields.ts";

export const readExpertPlanner = endpoint({
  method: "GET",
  path: "/staff/expert/planner",
  summary: "What the planner found for an expert service",
  query: z.strictObject({ serviceBarcode }),
  data: readPlan.data,
  refusals: ["EXPERT_NOT_FOUND", "PLAN_NOT_FOUND", "ROUTES_UNAVAILABLE"],
});
