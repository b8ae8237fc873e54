import { expect, it } from "vitest";
import { seededSettings } from "../../setting/index.ts";
import { dropFinePhotos, emptyUserOperation, keepFinePhotos, setArea, setGoodsProperties } from "./index.ts";

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
