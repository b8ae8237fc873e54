import type { DisplayCoupon, Draft, OrderCoupon, ShopEntry } from "./draft.ts";

/** The one place where a percentage becomes what is stored: 15 % is 1500 basis points (rule D-89). */
export function percentToStored(percent: number): number {
  return Math.round(percent * 100);
}

export function storedToPercent(stored: number): number {
  return stored / 100;
}

/** Shows a coupon in the draft, once per id (rule D-88). */
export function addCoupon(draft: Draft, coupon: DisplayCoupon): Draft {
  if (draft.couponList.some(({ couponId }) => couponId === coupon.couponId)) return draft;
  return { ...draft, couponList: [...draft.couponList, coupon] };
}

/** Takes a coupon into the order, once per id (rules D-88 and D-102); the value of a percentage coupon is multiplied by 100 (rule D-89). */
export function addOrderCoupon(draft: Draft, coupon: OrderCoupon): Draft {
  if (draft.orderCouponList.some(({ couponId }) => couponId === coupon.couponId)) return draft;
  const stored = coupon.couponType === 1 ? { ...coupon, reduceValue: percentToStored(coupon.reduceValue) } : coupon;
  return { ...draft, orderCouponList: [...draft.orderCouponList, stored] };
}

/** Tells each shop whether a coupon of the draft is for it (rule D-90). */
export function bindCoupons(draft: Draft): Draft {
  const orderDetail = draft.orderDetail.map((shop) => ({
    ...shop,
    useCoupon: draft.orderCouponList.some((coupon) => isForShop(coupon, shop)),
  }));
  return { ...draft, orderDetail };
}

/** A match of the source decides; only for a coupon with neither source nor shop is the shop's id compared (rules D-91 and D-92). */
function isForShop(coupon: Pick<OrderCoupon, "shopId" | "shopSource">, shop: ShopEntry): boolean {
  if (coupon.shopSource === null && coupon.shopId === null) return shop.shopId === coupon.shopId;
  return shop.shopSource === coupon.shopSource;
}
