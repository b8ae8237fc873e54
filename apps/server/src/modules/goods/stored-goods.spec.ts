import type { Goods } from "@sihai/adapters/marketplace";
import { cny } from "@sihai/domain";
import { expect, it } from "vitest";
import { goodsOfText, writeGoods } from "./stored-goods.ts";

const words = { zh: "杯子", en: "Cup" };
const cup: Goods = {
  ...{ platform: "taobao", itemId: "1", canonicalUrl: "https://item.example/1", availability: "on-sale" },
  ...{ title: words, description: words, shop: { id: "s", name: words, rating: null }, goodsClass: "cups", flags: [] },
  ...{ category: { id: "c", name: words }, pictureUrls: [], attributes: [], options: [] },
  variants: [{ skuId: "k", valueIds: [], price: cny("12.00"), stock: 3, pictureUrl: null }],
  ...{ price: cny("12.00"), listPrice: null, priceSteps: [], minimumQuantity: 1, domesticFreight: cny("6.00") },
  ...{ returnable: true, salesCount: 5, weightGrams: null, sidesCm: null },
};

it("goods are read once from the same text, and as they are from any other", () => {
  const first = goodsOfText(writeGoods(cup));
  expect(first).toEqual(cup);
  expect(goodsOfText(writeGoods(cup))).toBe(first);
  const dearer = goodsOfText(writeGoods({ ...cup, price: cny("13.00") }));
  expect([dearer.price, first.price]).toEqual([cny("13.00"), cny("12.00")]);
  for (let itemId = 0; itemId < 300; itemId++) goodsOfText(writeGoods({ ...cup, itemId: String(itemId) }));
  const later = goodsOfText(writeGoods(cup));
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
});

it("nobody changes goods that others read", () => {
  const goods = goodsOfText(writeGoods(cup));
  expect(() => {
    goods.availability = "off-shelf";
  }).toThrow(TypeError);
  expect(() => {
    for (const variant of goods.variants) variant.stock = 0;
  }).toThrow(TypeError);
});

it("a text that holds no goods is a fault", () => {
  expect(() => goodsOfText('{"platform":"taobao"}')).toThrow("goods.detail cannot be read");
});
