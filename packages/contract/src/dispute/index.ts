export { disputeOrders } from "./fields.ts";
export { giveUpDispute } from "./give-up-dispute.ts";
export { disputesFile, listDisputes } from "./list-disputes.ts";
export { listOwnDisputes } from "./list-own-disputes.ts";
export { readDispute } from "./read-dispute.ts";
export { saveDisputeAnswer } from "./save-answer.ts";
export { submitDisputeAnswer } from "./submit-answer.ts";
