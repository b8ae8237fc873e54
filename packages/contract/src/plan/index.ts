export { cancelPlan } from "./cancel-plan.ts";

export { makePlan } from "./make-plan.ts";
export { readPlan } from "./read-plan.ts";
