import { describe, expect, it } from "vitest";
import {
  emptyDraft,
  goodsEntry,
  goodsServicesOf,
  layOutShops,
  setGoodsService,
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
