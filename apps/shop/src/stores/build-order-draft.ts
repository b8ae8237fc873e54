import { create } from "zustand";
import { persist } from "zustand/middleware";

/** A shop of the draft with its goods (checklist D.2). The order feature gives each field its meaning. */
export type DraftShop = {
  shopId: string | null;
  shopSource: string | null;
  orderServiceExtList: unknown[];
  orderRemark: string;
  isFirstShop: boolean;
  needCheck: boolean;
  specialMark: 0 | 1;
  returnExchangeConfirmed: 0 | 1;
  boxInStorage: boolean;
  boxInStorageChecked: boolean;
  openPackaging: boolean;
  sourceType: string;
  finalPrice: string;
  goods: DraftGoods[];
  useCoupon: boolean;
};

export type DraftGoods = {
  goodsCode: string;
  sku: string;
  userSkus: string[];
  goodsName: string;
  price: string;
  totalPrice: string;
  count: number;
  itemRemark: string;
  businessType: number;
  warehouseId: number;
  openPackaging: boolean;
  itemServiceExtList: unknown[];
};

export type BuildOrderDraft = {
  goodsCodeList: string[];
  orderDetail: DraftShop[];
  goodsAdditionalServiceList: unknown[];
  shopAdditionalServiceList: unknown[];
  quicklyBuyFlg: 0 | 1;
  couponList: unknown[];
  orderCouponList: unknown[];
};

export const emptyDraft: BuildOrderDraft = {
  goodsCodeList: [],
  orderDetail: [],
  goodsAdditionalServiceList: [],
  shopAdditionalServiceList: [],
  quicklyBuyFlg: 0,
  couponList: [],
  orderCouponList: [],
};

/** The order being put together; survives reloads, log-in and language switches (O-17, O-18). A new shape needs a new version. */
export const useBuildOrderDraft = create<BuildOrderDraft>()(persist(() => emptyDraft, { name: "sh_build_order", version: 1 }));

/** Everything back to its default (D-87). */
export function resetBuildOrderDraft(): void {
  useBuildOrderDraft.setState(emptyDraft, true);
}
