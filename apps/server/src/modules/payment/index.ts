export { cancelOpenTrade } from "./cancel-open-trade.ts";
export { openTrade } from "./open-trade.ts";
export { refundToWallet } from "./refund-to-wallet.ts";
export { liveTradeNo } from "./trade.store.ts";
