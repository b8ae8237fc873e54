export { plan } from "./plan.ts";
export { type Objective, objectives, type Plan, type PlanRequest, type RefusedItem } from "./plan-types.ts";
