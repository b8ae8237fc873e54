export { acceptPackingPlan } from "./accept-packing-plan.ts";
export { expertTabs } from "./calls-fields.ts";
export { cancelExpert } from "./cancel-expert.ts";
export { declinePackingPlan } from "./decline-packing-plan.ts";
export { expertQueue } from "./expert-queue.ts";
export { expertTerms } from "./expert-terms.ts";

export { listExpert } from "./list-expert.ts";
export { quoteExpertParcel } from "./quote-expert-parcel.ts";
export { readExpert } from "./read-expert.ts";
export { readExpertAsStaff } from "./read-expert-as-staff.ts";
export { readExpertPlanner } from "./read-expert-planner.ts";
export { readPackingPlan } from "./read-packing-plan.ts";
export { runExpertPlanner } from "./run-expert-planner.ts";
export { sendExpertPlan } from "./send-expert-plan.ts";
export { submitExpert } from "./submit-expert.ts";
export { takeExpert } from "./take-expert.ts";
