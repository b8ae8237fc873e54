import type { Module } from "#platform";
import { checkCampaignRoute } from "./check-campaign.route.ts";
import { creditTrial } from "./credit-trial.ts";
import { endOldCreditsOfAll } from "./credits.ts";
import { promotionInvariants } from "./invariants.ts";
import { giveMemberGifts } from "./member-gifts.ts";
import { remindOfCredits } from "./remind-of-credits.ts";
import { promotionRoutes } from "./routes.ts";

export { viewHeldCode } from "./claim-coupon.service.ts";
export { couponEndsOf } from "./coupon.store.ts";
export { couponsOfOrders } from "./coupon-use.store.ts";
export { creditHistory } from "./credit-history.store.ts";
export { creditsEndOn } from "./credit-use.store.ts";
export { earnCreditsFor } from "./credits.ts";
export {
  couponsToOffer,
  decideOrderCoupon,
  decideOrderCouponAgain,
  type OrderCoupon,
  type OrderCouponRefusal,
  type OrderToReduce,
  offerCoupons,
  releaseOrderCoupon,
  reserveOrderCoupon,
  useOrderCoupon,
} from "./discount-order.ts";
export {
  type DiscountWish,
  decideDiscounts,
  type Holding,
  holdingOf,
  keepParcelDiscounts,
  lendDiscounts,
  releaseDiscounts,
  useDiscounts,
  type WishRefusal,
} from "./discount-parcel.ts";
export { listCoupons, promotionsFor, readCredits } from "./list-coupons.service.ts";

const sweepSeconds = 60;

export const promotionModule: Module = {
  name: "promotion",
  routes: [checkCampaignRoute, ...promotionRoutes],
  sweeps: [
    { name: "credits of years gone by", everySeconds: sweepSeconds, run: endOldCreditsOfAll },
    { name: "gifts of members", everySeconds: sweepSeconds, run: giveMemberGifts },
    { name: "reminders of credits that end", everySeconds: sweepSeconds, run: remindOfCredits },
  ],
  invariants: promotionInvariants,
  settingTrials: [creditTrial],
};
