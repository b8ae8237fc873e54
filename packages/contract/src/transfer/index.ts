export { announceTransfer } from "./announce-transfer.ts";
export { bankLines, bankLinesFile } from "./bank-lines.ts";
export { cancelTransfer } from "./cancel-transfer.ts";
export { confirmArrival } from "./confirm-arrival.ts";
export { confirmLine } from "./confirm-line.ts";
export { dropArrival } from "./drop-arrival.ts";
export { dropLine } from "./drop-line.ts";
export { exchangeBalance } from "./exchange-balance.ts";
export { exchangeOffers } from "./exchange-offers.ts";
export { receiptFields } from "./fields.ts";
export { importStatement } from "./import-statement.ts";
export { listTransfers } from "./list-transfers.ts";
export { openTransfer } from "./open-transfer.ts";
export { payByTransfer } from "./pay-by-transfer.ts";
export { payOptions } from "./pay-options.ts";
export { recordArrival } from "./record-arrival.ts";
export { refuseTransfer } from "./refuse-transfer.ts";
export { settleLine } from "./settle-line.ts";
export { transferOrders, transferTabs } from "./staff-fields.ts";
export {
  type BankLineStatus,
  bankLineOrders,
  bankLineReason,
  bankLineStatuses,
  bankLineTabs,
  bankLineWays,
} from "./statement-fields.ts";
export { transferDetail } from "./transfer-detail.ts";
export { transferQueue, transfersFile } from "./transfer-queue.ts";
export { transferWays } from "./transfer-ways.ts";
export { waitingTransfers } from "./waiting-transfers.ts";
