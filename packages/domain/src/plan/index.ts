export { plan } from "./plan.ts";
export { type Objective, objectives, type Plan } from "./plan-types.ts";
