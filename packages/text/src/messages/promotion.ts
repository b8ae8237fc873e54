import { localText } from "@sihai/contract";
import * as z from "zod/mini";
import type { FactsOf } from "./facts.ts";

/** What a member is told about coupons. */
export const promotionFacts = {
  "coupon-given": z.object({ name: localText }),
};

export type PromotionMessages = FactsOf<typeof promotionFacts>;
