import { cardHoldStates, cardHoldTabs, cardHoldWhys } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, cnyAmount, instant, nextPage, text, tradeNo } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { tradePurpose } from "./trade-fields.ts";

/** By when they were held; with a minus from the latest. */
export const cardHoldOrders = ["held", "-held"] as const;
const filter = { tab: z.optional(z.enum(cardHoldTabs)), sort: z.optional(z.enum(cardHoldOrders)) };

/** Payments by card that crossed a limit: those to decide, the oldest first; those decided, the latest first; or as `sort` says. */
export const listCardHolds = endpoint({
  method: "GET",
  path: "/staff/card-holds",
  summary: "Card payments that crossed a limit",
  query: z.strictObject({ ...filter, after: afterSorted }),
  data: z.object({
    list: z.array(
      z.object({
        tradeNo,
        purpose: tradePurpose,
        amount: cnyAmount,
        why: z.enum(cardHoldWhys),
        state: z.enum(cardHoldStates),
        heldAt: instant,
        customerMark: z.string(),
        customerEmail: z.string(),
        /** What this customer did by card since the day before it was held. */
        tries: z.int(),
        failed: z.int(),
        decidedBy: z.string(),
        decidedAt: z.nullable(instant),
        reason: z.string(),
      }),
    ),
    next: nextPage,
    open: z.int(),
  }),
});

export const cardHoldsFile = listFile("/staff/card-holds.csv", "Card payments beyond limits as CSV, all of a tab", filter);

/** Released: this payment may be made by card; what is tried from then on counts anew. Refused: not by card at all. No money moves by either. */
export const decideCardHold = endpoint({
  method: "POST",
  path: "/staff/card-holds/decide",
  summary: "Let a card payment through its limits, or not",
  body: z.strictObject({ tradeNo, decision: z.enum(["released", "refused"]), reason: text(500) }),
  data: z.null(),
  once: true,
  refusals: ["CARD_HOLD_NOT_FOUND", "CARD_HOLD_DECIDED", "CARD_HOLD_OVER"],
});
