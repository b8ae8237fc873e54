export * from "./combine-trades.ts";
export * from "./get-trade.ts";
export * from "./pay-by-balance.ts";
export * from "./pay-by-card.ts";
export * from "./receive-webhook.ts";
export * from "./recharge.ts";
export * from "./trade-fields.ts";
export * from "./wallet.ts";
