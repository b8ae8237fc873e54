export { applyForReturn, cancelReturn, listReturns, returnOptions } from "./shopper.ts";
export {
  approveReturn,
  recordExchangeShipped,
  recordReturnSent,
  recordSellerReceived,
  recordSellerRefund,
  refuseReturn,
  returnQueue,
  returnTabs,
  uploadReturnProof,
} from "./staff.ts";
