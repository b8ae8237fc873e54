import type { Currency } from "@sihai/domain";

/** What a member is told about the balance. */
export type PaymentMessages = {
  "wallet-recharged": { amountCny: string };
  "withdrawal-paid": { withdrawNo: string; amount: string; currency: Currency };
  "withdrawal-refused": { withdrawNo: string; amount: string; currency: Currency; reason: string };
  "withdrawal-part-failed": { withdrawNo: string; amount: string; currency: Currency };
  "wallet-card-refunded": { tradeNo: string; amountCny: string };
};
