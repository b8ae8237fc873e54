export { decideDispute } from "./decide-dispute.ts";
export { enterLogistics } from "./enter-logistics.ts";
export { listDisputes } from "./list-disputes.ts";
export { recordLogistics } from "./record-logistics.ts";
export { submitForwarding } from "./submit-zy.ts";
export { undoLogistics } from "./undo-logistics.ts";
