export { decideDispute } from "./decide-dispute.ts";
export { enterLogistics } from "./enter-logistics.ts";
export { listDisputes } from "./list-disputes.ts";
export { submitForwarding } from "./submit-zy.ts";
