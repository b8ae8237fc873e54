import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSettings } from "../../setting/index.ts";
import { bindCoupons } from "./coupons.ts";
import {
  addGoodsCode,
  additionalServicesFor,
  chooseCoupon,
  chosenCoupon,
  dropFinePhotos,
  emptyDraft,
  emptyUserOperation,
  forgetGoodsServices,
  goodsEntry,
  goodsServicesOf,
  isChosenElsewhere,
  keepFinePhotos,
  layOutCoupons,
  layOutShops,
  mergeServices,
  orderCountry,
  remarkLines,
  removeGoodsCode,
  setArea,
  setGoodsProperties,
  setGoodsService,
  setOrderCountry,
  setQuicklyBuy,
  setServiceQuantity,
  shopEntry,
  shopsWithGoods,
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
  it("comes back when the draft is reset, whatever was done (rule D-87)", () => {
    const used = addGoodsCode(setQuicklyBuy(aDraft(), 1), "g1");
    expect(used).not.toEqual(emptyDraft());
    expect(emptyDraft()).toEqual(emptyDraft());
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

describe("a shop's basics", () => {
  it.each([
    [
      "a check opens the packaging, and each piece's (rule D-98)",
      { needCheck: true },
      { needCheck: true, openPackaging: true, goods: [goodsEntry({ goodsCode: "g1", openPackaging: true })] },
    ],
    ["no check closes it again", { needCheck: false }, { needCheck: false, openPackaging: false }],
    ["a kept box is ticked (rule D-99)", { boxInStorage: true }, { boxInStorage: true, boxInStorageChecked: true }],
    ["a special mark is 1 (rule D-100)", { specialMark: true }, { specialMark: 1 }],
    ["no special mark is 0", { specialMark: false }, { specialMark: 0 }],
    ["a confirmed return is 1 (rule D-101)", { returnExchangeConfirmed: true }, { returnExchangeConfirmed: 1 }],
    ["a remark is kept", { orderRemark: "together" }, { orderRemark: "together" }],
  ] as const)("%s", (_, basics, expected) => {
    const [first, second] = updateShopBasics(aDraft(), taobao, basics).orderDetail;
    expect(first).toEqual(shopEntry({ ...taobao, goods: [goodsEntry({ goodsCode: "g1" })], ...expected }));
    expect(second).toEqual(shopEntry(jd));
  });
});

describe("one shop of several on a platform", () => {
  const other = { ...taobao, shopId: "78" };
  const draft = { ...emptyDraft(), orderDetail: [taobao, other, { ...jd, shopId: "77" }].map((key) => shopEntry(key)) };
  it("has basics of its own, and they stay when others are ticked", () => {
    const marked = updateShopBasics(draft, taobao, { specialMark: true, returnExchangeConfirmed: true });
    const boxed = updateShopBasics(marked, taobao, { boxInStorage: true });
    expect(
      boxed.orderDetail.map(({ specialMark, returnExchangeConfirmed, boxInStorage }) => [
        specialMark,
        returnExchangeConfirmed,
        boxInStorage,
      ]),
    ).toEqual([
      [1, 1, true],
      [0, 0, false],
      [0, 0, false],
    ]);
  });
});

describe("shops laid out as they were priced", () => {
  const priced = [
    { ...jd, finalPrice: "12.00", goods: [goodsEntry({ goodsCode: "g9" })] },
    { ...taobao, finalPrice: "30.00", goods: [goodsEntry({ goodsCode: "g1", count: 2 })] },
  ];
  it("keep what was decided for them, and their goods the services", () => {
    const decided = setGoodsService(updateShopBasics(aDraft(), taobao, { needCheck: true, orderRemark: "soon" }), "g1", {
      serviceNo: "fixed-fee",
      count: 2,
    });
    const { orderDetail } = layOutShops(decided, priced);
    expect(orderDetail.map(({ shopSource, isFirstShop, finalPrice }) => [shopSource, isFirstShop, finalPrice])).toEqual([
      ["jd", true, "12.00"],
      ["taobao", false, "30.00"],
    ]);
    expect(orderDetail[1]).toMatchObject({ needCheck: true, openPackaging: true, orderRemark: "soon" });
    expect(orderDetail[1]?.goods[0]).toMatchObject({
      ...{ count: 2, openPackaging: true, itemServiceExtList: [{ serviceNo: "fixed-fee", count: 2 }] },
    });
    expect(orderDetail[0]?.goods[0]).toMatchObject({ openPackaging: false });
  });
  it("are shown again for just these goods, and for no others", () => {
    const { orderDetail } = layOutShops(aDraft(), priced);
    const draft = { ...aDraft(), orderDetail };
    expect(shopsWithGoods(draft, ["g1", "g9"])).toEqual(orderDetail);
    for (const others of [[], ["g1"], ["g1", "g9", "g2"], ["g1", "g2"]]) expect(shopsWithGoods(draft, others)).toBeNull();
    const mixed = {
      ...draft,
      orderDetail: orderDetail.map((shop, at) => ({ ...shop, sourceType: at === 0 ? shop.sourceType : "zy" })),
    };
    expect(shopsWithGoods(mixed, ["g1", "g9"])).toBeNull();
    const sentIn = orderDetail.map((shop) => ({
      ...shop,
      goods: [...shop.goods, goodsEntry({ goodsCode: `${shop.shopSource}-2`, businessType: 2 })],
    }));
    expect(shopsWithGoods({ ...draft, orderDetail: sentIn }, ["g1", "g9", "jd-2", "taobao-2"])).toBeNull();
    expect(shopsWithGoods(emptyDraft(), [])).toBeNull();
    const otherwise = { ...draft, orderDetail: orderDetail.map((shop) => ({ ...shop, sourceType: "zy" })) };
    expect(shopsWithGoods(otherwise, ["g1", "g9"])).toBeNull();
  });
  it("begin with nothing decided where they are new", () => {
    const [first] = layOutShops(emptyDraft(), priced).orderDetail;
    expect(first).toMatchObject({ ...jd, needCheck: false, goods: [{ goodsCode: "g9", openPackaging: false }] });
  });
  it("keep what was wished of a shop nothing is bought in now, until something is", () => {
    const wished = updateShopBasics(layOutShops(aDraft(), priced), taobao, { orderRemark: "the blue one" });
    const without = layOutShops(wished, priced.slice(0, 1));
    expect(without.orderDetail.map(({ shopSource, goods, isFirstShop }) => [shopSource, goods.length, isFirstShop])).toEqual([
      ["jd", 1, true],
      ["taobao", 0, false],
    ]);
    expect(shopsWithGoods(without, ["g9"])).toEqual(without.orderDetail.slice(0, 1));
    expect(layOutShops(without, priced)).toEqual(layOutShops(wished, priced));
  });
  it("once ordered take along what was decided for them, and leave what was decided for others", () => {
    const shops = layOutShops(updateShopBasics(aDraft(), taobao, { orderRemark: "the blue one" }), priced.slice(0, 1));
    const chosen = setGoodsService(setGoodsService(shops, "g1", { serviceNo: "fixed-fee", count: 2 }), "g9", {
      serviceNo: "fixed-fee",
      count: 1,
    });
    const after = withoutOrdered({ ...chosen, goodsCodeList: ["g1", "g9"] }, ["g9"]);
    expect(after.orderDetail.map(({ orderRemark }) => orderRemark)).toEqual(["the blue one"]);
    expect([after.goodsCodeList, goodsServicesOf(after, "g9"), goodsServicesOf(after, "g1")]).toMatchObject([
      ["g1"],
      [],
      [{ count: 2 }],
    ]);
    expect(withoutOrdered(aDraft(), ["g1"]).orderDetail).toEqual([shopEntry(jd)]);
  });
  it("leave out shops nothing is bought in any more, and are the same laid out twice", () => {
    const once = layOutShops(aDraft(), priced.slice(0, 1));
    expect(once.orderDetail).toHaveLength(1);
    expect(layOutShops(once, priced.slice(0, 1))).toEqual(once);
  });
});

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

it("remembers for which goods detailed photos were ticked, on the terms that held, and forgets what was taken back", () => {
  const seen = { shopId: "77", userLevel: 2, rules: seededSettings };
  const both = ["a", "b", "a"].reduce((one, goodsCode) => keepFinePhotos(one, { goodsCode, ...seen }), emptyUserOperation());
  const { finePhotoTerms } = seededSettings;
  expect(both.finePhoto).toEqual({
    ...{ goods: ["b", "a"], shopId: "77", userLevel: 2, photoRealMoney: "2.00", photoDiscountMoney: "1.00" },
    limitNumber: finePhotoTerms.mostPerItem,
  });
  expect(dropFinePhotos(both, "b").finePhoto.goods).toEqual(["a"]);
  const many = Array.from({ length: 60 }, (_, each) => String(each));
  expect(many.reduce((one, goodsCode) => keepFinePhotos(one, { goodsCode, ...seen }), both).finePhoto.goods).toHaveLength(50);
});

it("remembers a country for each place that asks, and at most three categories", () => {
  const operation = setGoodsProperties(setArea(setArea(emptyUserOperation(), "goods", "DE"), "cart", "US"), [
    "a",
    "b",
    "a",
    "c",
    "d",
  ]);
  expect(operation.area).toEqual({ goods: "DE", cart: "US" });
  expect(operation.goodsProperties).toEqual(["a", "b", "c"]);
});
