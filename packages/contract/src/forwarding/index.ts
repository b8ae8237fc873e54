export { enterLogistics } from "./enter-logistics.ts";
export { decideDispute, disputeField, listDisputes } from "./staff-disputes.ts";
export { courierField, forwardingServiceField, submitForwarding } from "./submit-zy.ts";
