export { plan } from "./plan.ts";
export { countsTax, type FreightObjective, freightObjectives, type Objective, objectives, type Plan } from "./plan-types.ts";
export { type PlanTax, taxGauge } from "./tax-gauge.ts";
