export { returnableItem, returnNo, returnView } from "./fields.ts";
export { applyForReturn, cancelReturn, listReturns, returnOptions } from "./shopper.ts";
export {
  approveReturn,
  deskReturn,
  recordExchangeShipped,
  recordReturnSent,
  recordSellerReceived,
  recordSellerRefund,
  refuseReturn,
  returnQueue,
  returnTabs,
  uploadReturnProof,
} from "./staff.ts";
