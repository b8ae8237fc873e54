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
