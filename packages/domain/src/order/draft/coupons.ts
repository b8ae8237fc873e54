import type { Draft, Flag, ShopEntry } from "./draft.ts";

/** A coupon as the draft shows it for a shop (rules D-58 to D-68). Amounts are decimal CNY. */
export type DisplayCoupon = {
  couponIndex: number;
  couponId: string;
  couponName: string;
  couponNo: string;
  couponDesc: string;
  couponAmount: string;
  /** The goods it is for, by its scope. */
  productType: string;
  currencySymbol: string;
  version: number;
  shopId: string | null;
  shopSource: string | null;
};

/** A coupon as it is chosen for a shop's order (rules D-69 to D-77). What it takes off is the server's to say (rule F31). */
export type OrderCoupon = {
  couponId: string;
  isUse: Flag;
  productType: string;
  /** The least the goods must come to, decimal CNY. */
  condition: string;
  /** 0 an amount, 1 a share, 2 a service's fee; the value is decimal CNY, a share times 100 (rule D-89), or the service. */
  reduceMethod: number;
  reduceValue: string;
  couponType: number;
  shopId: string | null;
  shopSource: string | null;
};

type ShopOfCoupon = Pick<OrderCoupon, "shopId" | "shopSource">;

/** Whether a coupon is for a shop: its source decides; only one with neither source nor id is told by the id (rules D-90 to D-92). */
export function isForShop(coupon: ShopOfCoupon, shop: Pick<ShopEntry, "shopId" | "shopSource">): boolean {
  if (coupon.shopSource !== null) return coupon.shopSource === shop.shopSource;
  return coupon.shopId === null && shop.shopId === null;
}

/** Marks the shops a coupon is used for (rule D-45). */
export function bindCoupons(draft: Draft): Draft {
  const used = draft.orderCouponList.filter(({ isUse }) => isUse === 1);
  const orderDetail = draft.orderDetail.map((shop) => ({ ...shop, useCoupon: used.some((coupon) => isForShop(coupon, shop)) }));
  return { ...draft, orderDetail };
}

/** Adds a coupon, unless its id is there already (rules D-88 and D-102). */
export function addOrderCoupon(draft: Draft, coupon: OrderCoupon): Draft {
  if (draft.orderCouponList.some(({ couponId }) => couponId === coupon.couponId)) return draft;
  return bindCoupons({ ...draft, orderCouponList: [...draft.orderCouponList, coupon] });
}

/** A shop's order has one coupon, or none: another takes its place (rule J-23). */
export function chooseCoupon(draft: Draft, shop: ShopOfCoupon, coupon: OrderCoupon | null): Draft {
  const rest = { ...draft, orderCouponList: draft.orderCouponList.filter((each) => !isChosenFor(each, shop)) };
  return coupon ? addOrderCoupon(rest, { ...coupon, ...shop }) : bindCoupons(rest);
}

/** The coupon chosen for exactly this shop's order. */
export function chosenCoupon(draft: Pick<Draft, "orderCouponList">, shop: ShopOfCoupon): string | null {
  return draft.orderCouponList.find((each) => each.isUse === 1 && isChosenFor(each, shop))?.couponId ?? null;
}

/** Whether a coupon is spoken for by the order of another shop than this one. */
export function isChosenElsewhere(chosen: readonly OrderCoupon[], couponId: string, shop: ShopOfCoupon): boolean {
  return chosen.some((each) => each.couponId === couponId && each.isUse === 1 && !isChosenFor(each, shop));
}

function isChosenFor(coupon: ShopOfCoupon, { shopId, shopSource }: ShopOfCoupon): boolean {
  return coupon.shopSource === shopSource && coupon.shopId === shopId;
}

/** The coupons offered for the shops as they are priced; one that was chosen and is not the buyer's any more, or for a shop that is gone, goes. */
export function layOutCoupons(draft: Draft, offered: readonly DisplayCoupon[]): Draft {
  const isOffered = (chosen: OrderCoupon) =>
    offered.some((each) => each.couponId === chosen.couponId && isChosenFor(each, chosen));
  return bindCoupons({ ...draft, couponList: offered, orderCouponList: draft.orderCouponList.filter(isOffered) });
}
