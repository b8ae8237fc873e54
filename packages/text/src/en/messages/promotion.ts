import type { Messages, PromotionMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

/** What a member is told about coupons. */
export const promotionMessages: Messages<PromotionMessages> = {
  "coupon-given": (f) => ({
    title: "A coupon for you",
    body: `“${name(f)}” was added to your coupons. You can see there what it is good for.`,
  }),
};
