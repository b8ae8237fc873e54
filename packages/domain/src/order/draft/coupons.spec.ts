import { describe, expect, it } from "vitest";
import { bindCoupons } from "./coupons.ts";
import { chooseCoupon, chosenCoupon, emptyDraft, goodsEntry, isChosenElsewhere, layOutCoupons, shopEntry } from "./index.ts";

const taobao = { shopId: "77", shopSource: "taobao" };
const jd = { shopId: null, shopSource: "jd" };

function aDraft() {
  return { ...emptyDraft(), orderDetail: [shopEntry({ ...taobao, goods: [goodsEntry({ goodsCode: "g1" })] }), shopEntry(jd)] };
}

describe("coupons of the draft", () => {
  const coupon = (couponId: string) => ({
    ...{
      couponId,
      isUse: 1 as const,
      productType: "all",
      condition: "0.00",
      reduceMethod: 1,
      reduceValue: "1500",
      couponType: 1,
    },
    ...taobao,
  });
  const shown = (couponId: string, shop: typeof taobao | typeof jd = taobao) => ({
    ...{ couponIndex: 0, couponId, couponName: "c", couponNo: "C1", couponDesc: "", couponAmount: "1.00", productType: "all" },
    ...{ currencySymbol: "CN ￥", version: 1, ...shop },
  });

  it("are spoken for where another shop's order has them", () => {
    const { orderCouponList } = chooseCoupon(aDraft(), taobao, coupon("1"));
    expect([isChosenElsewhere(orderCouponList, "1", jd), isChosenElsewhere(orderCouponList, "1", taobao)]).toEqual([true, false]);
    expect(isChosenElsewhere(orderCouponList, "2", jd)).toBe(false);
    const put = orderCouponList.map((each) => ({ ...each, isUse: 0 as const }));
    expect(isChosenElsewhere(put, "1", jd)).toBe(false);
  });
  it("are chosen one for each shop, each once (rules D-88, D-102 and J-23)", () => {
    const once = chooseCoupon(aDraft(), taobao, coupon("1"));
    expect(once.orderCouponList).toMatchObject([{ couponId: "1", ...taobao }]);
    const another = chooseCoupon(once, taobao, coupon("2"));
    expect(another.orderCouponList.map(({ couponId }) => couponId)).toEqual(["2"]);
    expect(chooseCoupon(another, jd, coupon("2"))).toEqual(another);
    expect(chosenCoupon(another, taobao)).toBe("2");
    expect(chosenCoupon(another, jd)).toBeNull();
    expect(chooseCoupon(another, taobao, null).orderCouponList).toEqual([]);
  });
  it("mark the shops of their source; one with neither source nor id marks those without an id (rules D-90 to D-92)", () => {
    const marks = (given: object) =>
      bindCoupons({
        ...aDraft(),
        orderDetail: [shopEntry(taobao), shopEntry({ ...taobao, shopId: "other" }), shopEntry({ ...jd, shopId: null })],
        orderCouponList: [{ ...coupon("1"), ...given }],
      }).orderDetail.map(({ useCoupon }) => useCoupon);
    expect(marks({})).toEqual([true, true, false]);
    expect(marks({ shopSource: null, shopId: null })).toEqual([false, false, true]);
    expect(marks({ shopSource: null })).toEqual([false, false, false]);
    expect(marks({ isUse: 0 })).toEqual([false, false, false]);
  });
  it("are of one shop of a platform, and not of another there", () => {
    const other = { ...taobao, shopId: "78" };
    const draft = chooseCoupon(chooseCoupon(aDraft(), taobao, coupon("1")), other, coupon("2"));
    expect(draft.orderCouponList.map(({ couponId, shopId }) => [couponId, shopId])).toEqual([
      ["1", "77"],
      ["2", "78"],
    ]);
    expect([chosenCoupon(draft, taobao), chosenCoupon(draft, other), chosenCoupon(draft, { ...jd, shopId: "77" })]).toEqual([
      "1",
      "2",
      null,
    ]);
    const unused = { ...draft, orderCouponList: draft.orderCouponList.map((each) => ({ ...each, isUse: 0 as const })) };
    expect(chosenCoupon(unused, taobao)).toBeNull();
  });
  it("go when they are no longer offered for their shop", () => {
    const draft = chooseCoupon(aDraft(), taobao, coupon("1"));
    expect(layOutCoupons(draft, [shown("1"), shown("2")])).toMatchObject({
      orderCouponList: [{ couponId: "1" }],
      couponList: [{}, {}],
    });
    expect(layOutCoupons(draft, [shown("1", jd), shown("2")])).toMatchObject({
      orderCouponList: [],
      orderDetail: [{ useCoupon: false }, {}],
    });
  });
});
