import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of the payment, wallet and rates calls: numeric state of the envelope and HTTP status. */
export const paymentRefusals = {
  TRADE_NO_MISSING: { state: 40001, status: 400 },
  PAYMENT_PARAMS_ERROR: { state: 40002, status: 400 },
  TRADE_NOT_FOUND: { state: 40004, status: 404 },
  TRADE_CANCELLED: { state: 40005, status: 409 },
  TRADE_EXPIRED: { state: 40006, status: 409 },
  PAYMENT_METHOD_REFUSED: { state: 40007, status: 409 },
  PAYMENT_ALREADY_DONE: { state: 40008, status: 409 },
  PAYMENT_IN_PROGRESS: { state: 40009, status: 409 },
  RATE_CHANGED: { state: 40010, status: 409 },
  RATES_UNAVAILABLE: { state: 40011, status: 503 },
  BILLING_ADDRESS_NOT_FOUND: { state: 40012, status: 404 },
  TRADES_NOT_COMBINABLE: { state: 40013, status: 409 },
  RECHARGE_AMOUNT_REFUSED: { state: 40014, status: 400, facts: z.object({ least: amount, most: amount }) },
  PAYMENT_WEBHOOK_REFUSED: { state: 40015, status: 400 },
  BILL_NOT_FOUND: { state: 40016, status: 404 },
  TRADE_NOT_PAYABLE: { state: 40017, status: 409, facts: z.object({ because: z.string() }) },
  DEBT_OPEN: { state: 40018, status: 409, facts: z.object({ owed: amount }) },
  CARD_TRIES_REACHED: { state: 40021, status: 429, facts: z.object({ from: z.string() }) },
  CARD_FAILED_OFTEN: { state: 40022, status: 409, facts: z.object({ from: z.string() }) },
  CARD_NEW_ACCOUNT_LIMIT: { state: 40023, status: 409, facts: z.object({ most: amount, days: z.int() }) },
  CARD_REFUSED_BY_FINANCE: { state: 40024, status: 409 },
  CARD_HOLD_NOT_FOUND: { state: 40025, status: 404 },
  CARD_HOLD_DECIDED: { state: 40026, status: 409 },
  CARD_NOT_FOUND: { state: 40019, status: 404 },
  CARD_NOT_REMOVED: { state: 40020, status: 503 },
  WINDING_DOWN: { state: 40030, status: 409 },
  PACKAGE_PAYMENT_FAILED: { state: 50006, status: 409, facts: z.object({ because: z.string() }) },
  BALANCE_NOT_ENOUGH: { state: 50008, status: 409, facts: z.object({ short: amount }) },
} as const;
