import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addGoodsCode,
  additionalServicesFor,
  chooseCoupon,
  emptyDraft,
  emptyUserOperation,
  forgetGoodsServices,
  goodsEntry,
  goodsServicesOf,
  layOutShops,
  mergeServices,
  orderCountry,
  remarkLines,
  removeGoodsCode,
  setArea,
  setGoodsService,
  setOrderCountry,
  setQuicklyBuy,
  setServiceQuantity,
  shopEntry,
  updateShopBasics,
  withoutOrdered,
} from "./index.ts";

const taobao = { shopId: "77", shopSource: "taobao" };
const jd = { shopId: null, shopSource: "jd" };

function aDraft() {
  return { ...emptyDraft(), orderDetail: [shopEntry({ ...taobao, goods: [goodsEntry({ goodsCode: "g1" })] }), shopEntry(jd)] };
}

describe("the draft's beginning", () => {
  it("has order type flag 0 and nothing chosen (rule D-85)", () => {
    expect(emptyDraft()).toEqual({
      goodsCodeList: [],
      orderDetail: [],
      goodsAdditionalServiceList: [],
      quicklyBuyFlg: 0,
      couponList: [],
      orderCouponList: [],
    });
  });
  it("is nothing chosen for a shop, and nothing remembered of the buyer", () => {
    expect(shopEntry(jd)).toEqual({
      ...jd,
      ...{ orderServiceExtList: [], orderRemark: "", isFirstShop: false, needCheck: false, specialMark: 0 },
      ...{ returnExchangeConfirmed: 0, boxInStorage: false, boxInStorageChecked: false, openPackaging: false },
      ...{ sourceType: "dg", finalPrice: "0.00", goods: [], useCoupon: false },
    });
    expect(emptyUserOperation()).toEqual({
      area: {},
      finePhoto: { goods: [], shopId: null, userLevel: 0, photoRealMoney: "0.00", photoDiscountMoney: "0.00", limitNumber: 0 },
      warehouse: null,
      goodsProperties: [],
    });
  });
  it("gives goods the purchase business and South China (rules D-54 and D-55)", () =>
    expect(goodsEntry({ goodsCode: "g" })).toMatchObject({ businessType: 1, warehouseId: 1, count: 1, openPackaging: false }));
  it("is quick buy when that flow says so (rule D-86)", () => expect(setQuicklyBuy(emptyDraft(), 1).quicklyBuyFlg).toBe(1));
  it("comes back once all it holds is ordered, whatever was done (rule D-87)", () => {
    const shops = { ...emptyDraft(), orderDetail: aDraft().orderDetail.slice(0, 1) };
    const wished = updateShopBasics(addGoodsCode(setQuicklyBuy(shops, 1), "g1"), taobao, { needCheck: true });
    const coupon = {
      couponId: "1",
      isUse: 1,
      productType: "all",
      condition: "0.00",
      reduceMethod: 1,
      reduceValue: "1500",
    } as const;
    const used = chooseCoupon(setGoodsService(wished, "g1", { serviceNo: "fixed-fee", count: 1 }), taobao, {
      ...coupon,
      ...taobao,
      couponType: 1,
    });
    for (const [name, empty] of Object.entries(emptyDraft())) {
      if (name !== "couponList") expect(used[name as keyof typeof used], name).not.toEqual(empty);
    }
    expect(withoutOrdered(used, ["g1"])).toEqual(emptyDraft());
  });
});

describe("codes are taken once", () => {
  it("keeps goods codes unique (rule D-103)", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", "d")), (codes) => {
        const { goodsCodeList } = codes.reduce(addGoodsCode, emptyDraft());
        expect(goodsCodeList).toEqual([...new Set(codes)]);
      }),
    );
  });
  it("lets a code go again", () => {
    const both = addGoodsCode(addGoodsCode(emptyDraft(), "a"), "b");
    expect(removeGoodsCode(both, "a").goodsCodeList).toEqual(["b"]);
  });
});

describe("services", () => {
  const fine = { serviceNo: "fine-photo", count: 2, remarks: "the seam" };
  it("is added above zero (rule D-93)", () => expect(setServiceQuantity([], fine)).toEqual([fine]));
  it("is changed above zero, and keeps its remarks (rule D-94)", () =>
    expect(setServiceQuantity([fine], { serviceNo: "fine-photo", count: 5 })).toEqual([{ ...fine, count: 5 }]));
  it("is changed where it stands, beside others, and has no remarks until some are given", () => {
    const fee = { serviceNo: "fixed-fee", count: 1, remarks: "" };
    expect(setServiceQuantity([fine, fee], { serviceNo: "fixed-fee", count: 2 })).toEqual([fine, { ...fee, count: 2 }]);
    expect(setServiceQuantity([fine], { serviceNo: "fixed-fee", count: 1 })).toEqual([fine, fee]);
  });
  it.each([0, -1])("is removed at %i (rule D-95)", (count) =>
    expect(setServiceQuantity([fine], { serviceNo: "fine-photo", count })).toEqual([]),
  );
  it("never holds a service twice nor one without a quantity", () => {
    const step = fc.record({ serviceNo: fc.constantFrom("a", "b", "c"), count: fc.integer({ min: -2, max: 5 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const chosen = steps.reduce<ReturnType<typeof setServiceQuantity>>((list, each) => setServiceQuantity(list, each), []);
        expect(new Set(chosen.map(({ serviceNo }) => serviceNo)).size).toBe(chosen.length);
        expect(chosen.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
  it("marks what was chosen and what was not (rules D-96 and D-97)", () => {
    const offered = [
      { serviceNo: "fine-photo", price: "2.00" },
      { serviceNo: "fixed-fee", price: "23.00" },
    ];
    expect(mergeServices(offered, [fine])).toEqual([
      { serviceNo: "fine-photo", price: "2.00", selected: true, count: 2, remarks: "the seam" },
      { serviceNo: "fixed-fee", price: "23.00", selected: false, count: 0, remarks: "" },
    ]);
  });
  it.each(["sole<br>heel", "sole\nheel", "sole<BR/>\r\nheel\n", " sole \n \n heel "])(
    "splits remarks %j in two lines (rule E-117)",
    (remarks) => expect(remarkLines(remarks)).toEqual(["sole", "heel"]),
  );
  it("is chosen for goods in the draft's list and in its entry", () => {
    const draft = setGoodsService(aDraft(), "g1", fine);
    expect(goodsServicesOf(draft, "g1")).toEqual([fine]);
    expect(draft.orderDetail[0]?.goods[0]?.itemServiceExtList).toEqual([fine]);
    expect(setGoodsService(draft, "g1", { serviceNo: "fine-photo", count: 0 }).goodsAdditionalServiceList).toEqual([]);
  });
  it("of one of several goods leave those of the others", () => {
    const two = {
      ...emptyDraft(),
      orderDetail: [shopEntry({ ...taobao, goods: [goodsEntry({ goodsCode: "g1" }), goodsEntry({ goodsCode: "g2" })] })],
    };
    const fee = { serviceNo: "fixed-fee", count: 1, remarks: "" };
    const draft = setGoodsService(setGoodsService(two, "g1", fine), "g2", fee);
    expect([goodsServicesOf(draft, "g1"), goodsServicesOf(draft, "g2"), goodsServicesOf(draft, "g3")]).toEqual([
      [fine],
      [fee],
      [],
    ]);
    expect(draft.orderDetail[0]?.goods.map(({ itemServiceExtList }) => itemServiceExtList)).toEqual([[fine], [fee]]);
    const without = setGoodsService(draft, "g1", { serviceNo: "fine-photo", count: 0 });
    expect(without.goodsAdditionalServiceList).toEqual([{ goodsCode: "g2", itemServiceExtList: [fee] }]);
  });
  it("charged by the piece follow the pieces when shops are laid out; photos stay as many as were asked for", () => {
    const fee = { serviceNo: "fixed-fee", count: 2, remarks: "" };
    const chosen = setGoodsService(setGoodsService(aDraft(), "g1", fine), "g1", fee);
    const raised = layOutShops(chosen, [{ ...taobao, finalPrice: "30.00", goods: [goodsEntry({ goodsCode: "g1", count: 3 })] }]);
    expect(goodsServicesOf(raised, "g1")).toEqual([fine, { ...fee, count: 3 }]);
    expect(raised.orderDetail[0]?.goods[0]?.itemServiceExtList).toEqual([fine, { ...fee, count: 3 }]);
  });
  it("are forgotten when other goods come under the same code", () => {
    const draft = forgetGoodsServices(setGoodsService(aDraft(), "g1", fine), "g1");
    expect(goodsServicesOf(draft, "g1")).toEqual([]);
    expect(goodsServicesOf(forgetGoodsServices(setGoodsService(aDraft(), "g1", fine), "g2"), "g1")).toEqual([fine]);
  });
  it("are kept for the very goods and shop only (rules D-117 and D-118)", () => {
    const kept = { goodsCode: "g1", shopId: "77", goodsItem: { additionalServiceList: [fine] } };
    expect(additionalServicesFor(kept, { goodsCode: "g1", shopId: "77" })).toEqual([fine]);
    expect(additionalServicesFor(kept, { goodsCode: "g2", shopId: "77" })).toBeNull();
    expect(additionalServicesFor(kept, { goodsCode: "g1", shopId: "78" })).toBeNull();
    expect(additionalServicesFor(null, { goodsCode: "g1", shopId: "77" })).toBeNull();
  });
});

describe("the country an order is placed for", () => {
  const goods = setArea(emptyUserOperation(), "goods", "DE");
  it("is the one the goods were looked at for, until another is chosen", () => {
    expect(orderCountry(emptyUserOperation())).toBeNull();
    expect(orderCountry(goods)).toBe("DE");
    expect(orderCountry(setOrderCountry(goods, "AT"))).toBe("AT");
  });
  it("is the same on every page, whichever it was chosen on", () => {
    expect(setOrderCountry(setOrderCountry(goods, "AT"), "FR").area).toEqual({ goods: "FR", order: "FR" });
    expect(setOrderCountry(goods, null).area.goods).toBe("DE");
  });
  it("may be decided later, on purpose", () => expect(orderCountry(setOrderCountry(goods, null))).toBeNull());
});
