import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { previewOrder } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { forgetAside } from "../src/stores/services-aside.ts";
import { teapotAhead } from "./an-order.ts";
import { mei, openPage, shopWire } from "./open-page.tsx";
import { aWallet } from "./things.ts";

export type Preview = CallData<typeof previewOrder>;
export type OfferedCoupon = Preview["orders"][number]["coupons"][number];

/** A coupon of the buyer's as the confirm page is told of it. */
export function offeredCoupon(couponId: string, name: string, given: Partial<OfferedCoupon>): OfferedCoupon {
  return {
    ...{
      couponId,
      couponNo: `C${couponId}`,
      name: { zh: name, en: name },
      status: "available",
      usesLeft: 1,
      heldFor: [],
      reason: null,
    },
    ...{ validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z", takesOff: null },
    terms: {
      ...{ reduction: { type: 0, amount: "20.00" }, parcelType: "domestic", minSpend: "0.00", maxDeduction: null },
      ...{ scope: "all", shops: [], minLevel: 0, warehouse: null },
    },
    ...given,
  };
}

/** What the buyer owns: two that fit, one that asks for more. */
export const coupons = [
  offeredCoupon("1", "Big one", { takesOff: "20.00" }),
  offeredCoupon("2", "Small one", { takesOff: "5.00" }),
  offeredCoupon("3", "Dear one", { reason: "min-spend" }),
];

/** One cup for CNY 106.00, with what a coupon takes off. */
export function preview(off: OfferedCoupon | null): Preview {
  const total = off ? (106 - Number(off.takesOff)).toFixed(2) : "106.00";
  return {
    total,
    offered: [],
    orders: [
      {
        ...{ shopId: "77", shopSource: "taobao", shopName: { zh: "店", en: "Tea shop" }, total, coupons, bestCoupon: "1" },
        discount: off && {
          couponNo: off.couponNo,
          name: off.name,
          amount: off.takesOff ?? "",
          on: "goods",
          validUntil: off.validUntil,
        },
        memberDiscount: "0.00",
        lines: [
          { label: "goods", amount: "100.00", how: "1 × 100.00" },
          { label: "domestic-freight", amount: "6.00", how: "" },
        ],
        items: [
          {
            ...{ goodsCode: "11", goodsId: "5", title: { zh: "茶杯", en: "Cup" }, options: [], picture: null, quantity: 1 },
            ...{
              unitPrice: "100.00",
              domesticFreight: "6.00",
              service: "0.00",
              total: "106.00",
              remark: "",
              isBuyersOwnPrice: false,
            },
          },
        ],
      },
    ],
  };
}

/** A wire that prices that cup, with whichever coupon is chosen. */
export function confirmWire(): Wire {
  forgetAside("11");
  const wire = shopWire();
  // Enough to pay from: nothing is added for a card.
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(previewOrder, ({ body }) => {
    const chosen = body?.couponList[0]?.couponId;
    return { data: preview(coupons.find(({ couponId }) => couponId === chosen) ?? null) };
  });
  return wire;
}

/** The confirm page of the cup, from the cart. */
export function openConfirm(language: "en" | "zh" = "en") {
  return openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11"] }, language });
}
