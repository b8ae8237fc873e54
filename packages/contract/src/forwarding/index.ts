export { enterLogistics } from "./enter-logistics.ts";
export { decideDispute, listDisputes } from "./staff-disputes.ts";
export { submitForwarding } from "./submit-zy.ts";
