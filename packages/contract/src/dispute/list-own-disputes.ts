import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, moneyField } from "../fields.ts";
import { disputeNo } from "./fields.ts";

export const listOwnDisputes = endpoint({
  method: "GET",
  path: "/wallet/disputes",
  summary: "Card payments of one's own that a bank disputes, and what became of those lately, newest first",
  data: z.object({
    list: z.array(
      z.object({
        disputeNo,
        /** `inquiry`: the bank asks, and has taken nothing. */
        state: z.enum(["inquiry", "open", "won", "lost", "closed"]),
        amount: moneyField,
        openedAt: instant,
        tradeNo: z.string(),
        /** Numbers of what that payment was for. */
        paysFor: z.array(z.string()),
        /** What was taken from the balance, or is owed, for it. */
        taken: cnyAmount,
        /** The card surcharge in `amount`, which we bear. */
        surcharge: cnyAmount,
      }),
    ),
    /** What is owed for card payments that were taken back, all in all. While it stands nothing new is begun and nothing leaves the wallet. */
    owed: cnyAmount,
  }),
});
