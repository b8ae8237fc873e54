/** What a member is told about the balance. */
export type PaymentMessages = {
  "wallet-recharged": { amountCny: string };
  "wallet-card-refunded": { tradeNo: string; amountCny: string };
};
