export { cardHoldOrders, cardHoldsFile, decideCardHold, listCardHolds } from "./card-holds.ts";
export { combineTrades } from "./combine-trades.ts";
export { confirmReturn } from "./confirm-return.ts";
export { getBill } from "./get-bill.ts";
export { getTrade } from "./get-trade.ts";
export { getWallet } from "./get-wallet.ts";
export { listBills } from "./list-bills.ts";
export { payByBalance } from "./pay-by-balance.ts";
export { payByCard } from "./pay-by-card.ts";
export { payBySavedCard } from "./pay-by-saved-card.ts";

export { receivePaymentWebhook } from "./receive-webhook.ts";
export { openRecharge } from "./recharge.ts";
export { listCards, makeCardDefault, removeCard } from "./saved-cards.ts";

export { accountNames, billKind, billLinkKind } from "./wallet-fields.ts";
export { walletStatementCsv, walletStatementPdf } from "./wallet-statement-pdf.ts";
