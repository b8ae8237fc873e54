import type { Draft, Flag, OrderCoupon } from "./draft.ts";
import type { ChosenService } from "./services.ts";

/** What is sent to place the order (rules D-79 to D-83). `couponList` carries the coupons for submission (rule D-84). */
export type Placement = {
  quicklyBuyFlg: Flag;
  couponList: OrderCoupon[];
  goodsCodeList: string[];
  shopOrderService: {
    shopId: string | null;
    shopSource: string;
    orderRemark: string;
    needCheck: boolean;
    boxInStorage: boolean;
    specialMark: Flag;
    returnExchangeConfirmed: Flag;
    orderServiceExtList: ChosenService[];
  }[];
  goodsAdditionalServiceList: { goodsCode: string; itemServiceExtList: ChosenService[] }[];
};

export function placementOf(draft: Draft): Placement {
  const isOrdered = (goodsCode: string) => draft.goodsCodeList.includes(goodsCode);
  return {
    quicklyBuyFlg: draft.quicklyBuyFlg,
    couponList: draft.orderCouponList.filter(({ isUse }) => isUse === 1),
    goodsCodeList: [...draft.goodsCodeList],
    shopOrderService: draft.orderDetail.map((shop) => ({
      shopId: shop.shopId,
      shopSource: shop.shopSource,
      orderRemark: shop.orderRemark,
      needCheck: shop.needCheck,
      boxInStorage: shop.boxInStorage,
      specialMark: shop.specialMark,
      returnExchangeConfirmed: shop.returnExchangeConfirmed,
      orderServiceExtList: [...shop.orderServiceExtList],
    })),
    goodsAdditionalServiceList: draft.goodsAdditionalServiceList
      .filter(({ goodsCode }) => isOrdered(goodsCode))
      .map(({ goodsCode, itemServiceExtList }) => ({ goodsCode, itemServiceExtList: [...itemServiceExtList] })),
  };
}
