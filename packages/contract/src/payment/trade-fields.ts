import { currencyCodes } from "@sihai/domain";
import { paymentMethods, tradePurposes } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { documentNo } from "../fields.ts";
import type { RefusalCode } from "../refusals.ts";

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

const paymentParams = { error: "PAYMENT_PARAMS_ERROR" } satisfies { error: RefusalCode };

/** Which payment is asked for; without a number TRADE_NO_MISSING answers, with one that is none PAYMENT_PARAMS_ERROR (rules I-70 and I-80). */
export const tradeAsked = z.optional(documentNo(paymentParams));
/** What the gateway made of a card, and what the card is charged in (rule I-80). */
export const cardToken = z.string(paymentParams).check(z.regex(/^pm_\w{1,100}$/, paymentParams));
export const cardCurrency = z.enum(currencyCodes, paymentParams);

/** How every way to pay refuses a payment that is not there, is over, or is not to be paid that way. */
export const tradeRefusals = [
  "TRADE_NO_MISSING",
  "PAYMENT_PARAMS_ERROR",
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
