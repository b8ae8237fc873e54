import type { CallInput } from "@sihai/contract";
import type { previewOrder } from "@sihai/contract/order";
import { chosenServiceNos } from "@sihai/domain/order";
import { type Draft, goodsServicesOf, isWishedOf, type ShopEntry } from "@sihai/domain/order/draft";
import { platforms } from "@sihai/domain/platform";
import { useStore } from "zustand";
import { usePageSearch, useWarehouseNames } from "#shop";
import { useQuickGoods } from "../../../stores/quick-goods.ts";
import { useUserOperation } from "../../../stores/user-operation.ts";
import { useDraftStore } from "./use-draft-store.ts";
import { useOrderCountry } from "./use-order-country.ts";

export type PlacementBody = CallInput<typeof previewOrder>["body"];

/** What is about to be ordered: the goods codes of the address, with what the draft and the last choices say of them. Null: nothing. */
export function usePlacement(): PlacementBody | null {
  const { quick, goodsCodes } = usePageSearch("/order/submit/dg");
  const draft = useStore(useDraftStore());
  const quickGoods = useQuickGoods((state) => state.quick);
  const operation = useUserOperation();
  const { usual } = useWarehouseNames();
  const country = useOrderCountry();
  const isQuick = quick === "1";
  const codes = isQuick ? (quickGoods ? ["quick"] : []) : (goodsCodes ?? []);
  if (codes.length === 0) return null;
  return {
    quicklyBuyFlg: isQuick ? 1 : 0,
    couponList: draft.orderCouponList.flatMap(couponWishOf),
    goodsCodeList: codes,
    shopOrderService: draft.orderDetail.flatMap(shopServiceOf),
    goodsAdditionalServiceList: codes.map((goodsCode) => ({ goodsCode, itemServiceExtList: servicesOf(draft, goodsCode) })),
    quickGoods: isQuick ? quickGoods : null,
    warehouseId: usual(operation.warehouse),
    country,
  };
}

/** Which coupon is wished for which shop; what it takes off follows from the coupon itself. */
function couponWishOf({ couponId, isUse, shopId, shopSource: given }: Draft["orderCouponList"][number]) {
  const shopSource = platforms.find((each) => each === given);
  return shopSource ? [{ couponId, isUse, shopId, shopSource }] : [];
}

function shopServiceOf(shop: ShopEntry) {
  const shopSource = platforms.find((each) => each === shop.shopSource);
  // A shop nothing was wished for is not told of, so that the preview is asked for wishes alone.
  if (!shopSource || !isWishedOf(shop)) return [];
  const { shopId, orderRemark, needCheck, boxInStorage, specialMark, returnExchangeConfirmed } = shop;
  return [
    { shopId, shopSource, orderRemark, needCheck, boxInStorage, specialMark, returnExchangeConfirmed, orderServiceExtList: [] },
  ];
}

function servicesOf(draft: Draft, goodsCode: string) {
  return goodsServicesOf(draft, goodsCode).flatMap(({ serviceNo: given, count, remarks }) => {
    const serviceNo = chosenServiceNos.find((each) => each === given);
    return serviceNo ? [{ serviceNo, count, remarks }] : [];
  });
}
