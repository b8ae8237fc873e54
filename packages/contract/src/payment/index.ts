export { combineTrades } from "./combine-trades.ts";
export { confirmReturn } from "./confirm-return.ts";
export { getBill } from "./get-bill.ts";
export { getTrade } from "./get-trade.ts";
export { getWallet } from "./get-wallet.ts";
export { listBills } from "./list-bills.ts";
export { payByBalance } from "./pay-by-balance.ts";
export { payByCard } from "./pay-by-card.ts";

export { receivePaymentWebhook } from "./receive-webhook.ts";
export { openRecharge } from "./recharge.ts";

export { accountNames, billKind } from "./wallet-fields.ts";
