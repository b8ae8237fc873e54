import type { DisplayCoupon, OrderCoupon } from "./coupons.ts";
import type { ChosenService } from "./services.ts";

/** The goods risk and order terms are accepted in the submit call; everything else of an order being built stands here (rule D-24). */
export type Draft = {
  goodsCodeList: readonly string[];
  orderDetail: readonly ShopEntry[];
  goodsAdditionalServiceList: readonly { goodsCode: string; itemServiceExtList: readonly ChosenService[] }[];
  quicklyBuyFlg: Flag;
  /** The coupons offered, and those chosen: one at most for each shop (rules D-29, D-30 and J-23). */
  couponList: readonly DisplayCoupon[];
  orderCouponList: readonly OrderCoupon[];
};

export type Flag = 0 | 1;

/** What the buyer decides for one shop. The basics are set through `updateShopBasics`. */
export type ShopEntry = {
  shopId: string | null;
  shopSource: string;
  orderServiceExtList: readonly ChosenService[];
  orderRemark: string;
  isFirstShop: boolean;
  needCheck: boolean;
  specialMark: Flag;
  returnExchangeConfirmed: Flag;
  boxInStorage: boolean;
  boxInStorageChecked: boolean;
  openPackaging: boolean;
  sourceType: string;
  /** Decimal CNY. */
  finalPrice: string;
  goods: readonly GoodsEntry[];
  /** A coupon is chosen that is for it. */
  useCoupon: boolean;
};

export type GoodsEntry = {
  goodsCode: string;
  sku: string;
  userSkus: readonly { name: string; value: string }[];
  goodsName: string;
  /** Decimal CNY. */
  price: string;
  totalPrice: string;
  count: number;
  itemRemark: string;
  /** 1: the provider buys (rules D-54 and D-78). */
  businessType: number;
  /** 1: South China (rule D-78). */
  warehouseId: number;
  openPackaging: boolean;
  itemServiceExtList: readonly ChosenService[];
};

/** The state of a draft nobody has touched (rules D-85 and D-87). */
export function emptyDraft(): Draft {
  return {
    goodsCodeList: [],
    orderDetail: [],
    goodsAdditionalServiceList: [],
    quicklyBuyFlg: 0,
    couponList: [],
    orderCouponList: [],
  };
}

/** A shop's part of a draft with what nobody has chosen yet (rules D-31 to D-45). */
export function shopEntry(given: Pick<ShopEntry, "shopId" | "shopSource"> & Partial<ShopEntry>): ShopEntry {
  return {
    orderServiceExtList: [],
    orderRemark: "",
    isFirstShop: false,
    needCheck: false,
    specialMark: 0,
    returnExchangeConfirmed: 0,
    boxInStorage: false,
    boxInStorageChecked: false,
    openPackaging: false,
    sourceType: "dg",
    finalPrice: "0.00",
    goods: [],
    useCoupon: false,
    ...given,
  };
}

/** An article of a draft with what nobody has chosen yet. */
export function goodsEntry(given: Pick<GoodsEntry, "goodsCode"> & Partial<GoodsEntry>): GoodsEntry {
  return {
    sku: "",
    userSkus: [],
    goodsName: "",
    price: "0.00",
    totalPrice: "0.00",
    count: 1,
    itemRemark: "",
    businessType: 1,
    warehouseId: 1,
    openPackaging: false,
    itemServiceExtList: [],
    ...given,
  };
}

/** The quick-buy flow marks its order (rule D-86). */
export function setQuicklyBuy(draft: Draft, flag: Flag): Draft {
  return { ...draft, quicklyBuyFlg: flag };
}

/** Adds a goods code once (rule D-103). */
export function addGoodsCode(draft: Draft, goodsCode: string): Draft {
  if (draft.goodsCodeList.includes(goodsCode)) return draft;
  return { ...draft, goodsCodeList: [...draft.goodsCodeList, goodsCode] };
}

/** The draft without one of its goods. */
export function removeGoodsCode(draft: Draft, goodsCode: string): Draft {
  return { ...draft, goodsCodeList: draft.goodsCodeList.filter((code) => code !== goodsCode) };
}
