import { paymentMethods, tradePurposes } from "@sihai/domain/payment";
import * as z from "zod/mini";

export const tradePurpose = z.enum(tradePurposes);

/** `expired`: still open, but its deadline has passed. */
export const tradeState = z.enum(["pending", "paid", "cancelled", "expired"]);

export const paymentMethod = z.enum(paymentMethods);

export const declineReason = z.enum([
  "declined",
  "insufficient-funds",
  "expired-card",
  "wrong-cvc",
  "authentication-failed",
  "method-unusable",
]);

/** How every way to pay refuses a payment that is not there, is over, or is not to be paid that way. */
export const tradeRefusals = [
  "TRADE_NO_MISSING",
  "TRADE_NOT_FOUND",
  "TRADE_CANCELLED",
  "TRADE_EXPIRED",
  "PAYMENT_METHOD_REFUSED",
  "PAYMENT_ALREADY_DONE",
] as const;

/** A card is not charged where its owner pays too often, fails too often, or is too new for so much. */
export const cardLimitRefusals = [
  "CARD_TRIES_REACHED",
  "CARD_FAILED_OFTEN",
  "CARD_NEW_ACCOUNT_LIMIT",
  "CARD_REFUSED_BY_FINANCE",
] as const;
