import { localText } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, count, type FactsOf, instant } from "./facts.ts";

/** What a member is told about coupons. */
export const promotionFacts = {
  "coupon-given": z.object({ name: localText }),
  invited: z.object({ amountCny: amount, leastCny: amount }),
  "broadcast-news": z.object({ title: localText, body: localText }),
  "broadcast-offer": z.object({ title: localText, body: localText }),
  "credits-ending": z.object({ credits: count, days: count, endsAt: instant }),
};

export type PromotionMessages = FactsOf<typeof promotionFacts>;
