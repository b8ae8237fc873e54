import { expect, it } from "vitest";
import type { GoodsOnWire } from "../use-choice.ts";
import { firstChoice, isFromPrice, optionNames, quantitiesOf, unitPriceOf, variantName } from "./line-choice.ts";

const label = (text: string) => ({ zh: text, en: text });
const goods = {
  goodsId: "7",
  availability: "on-sale",
  price: "80.00",
  minimumQuantity: 2,
  priceSteps: [{ fromQuantity: 10, price: "70.00" }],
  options: [
    { id: "c", name: label("Colour"), values: [{ id: "navy", label: label("Navy"), picture: null }] },
    { id: "s", name: label("Size"), values: [{ id: "l", label: label("L"), picture: null }] },
  ],
  variants: [
    { skuId: "gone", valueIds: [], price: "70.00", stock: 0, picture: null },
    { skuId: "dear", valueIds: ["l", "navy"], price: "90.00", stock: 5, picture: null },
    { skuId: "cheap", valueIds: [], price: "80.00", stock: 50, picture: null },
  ],
} as unknown as GoodsOnWire;
const request = { skuId: null, quantity: null, remark: "" };

it.each([
  ["chooses no variant nobody named, and the seller's minimum", request, { skuId: null, quantity: 2 }],
  ["takes the variant the link names", { ...request, skuId: "dear" }, { skuId: "dear", quantity: 2 }],
  ["passes over a named variant that is gone", { ...request, skuId: "gone" }, { skuId: null }],
  ["takes the table's quantity", { ...request, quantity: 12 }, { skuId: null, quantity: 12 }],
  ["never more than there are", { ...request, skuId: "dear", quantity: 12 }, { quantity: 5 }],
  ["never more than there are of any", { ...request, quantity: 70 }, { quantity: 50 }],
  ["never fewer than the seller sells", { ...request, quantity: 1 }, { quantity: 2 }],
])("%s", (_, wanted, choice) => expect(firstChoice(goods, wanted)).toMatchObject(choice));

it("takes the only variant that can be bought", () => {
  expect(firstChoice({ ...goods, variants: goods.variants.slice(0, 2) }, request)).toMatchObject({ skuId: "dear", quantity: 2 });
});

it("chooses nothing of what cannot be bought", () => {
  expect(firstChoice({ ...goods, availability: "off-shelf" }, request)).toBeNull();
  expect(firstChoice({ ...goods, variants: goods.variants.slice(0, 1) }, request)).toBeNull();
});

it("shows the wholesale price from its quantity on", () => {
  const choice = { goodsId: "7", skuId: "dear", quantity: 9, remark: "" };
  expect(unitPriceOf(goods, choice)).toBe("90.00");
  expect(unitPriceOf(goods, { ...choice, quantity: 10 })).toBe("70.00");
  expect(unitPriceOf(goods, undefined)).toBe("80.00");
});

it("shows the lowest price that can be had before a variant is chosen, and that it is the lowest", () => {
  const open = { goodsId: "7", skuId: null, quantity: 2, remark: "" };
  const retail = { ...goods, priceSteps: [] };
  expect(unitPriceOf(retail, open)).toBe("80.00");
  expect([isFromPrice(retail, open), isFromPrice(retail, { ...open, skuId: "dear" })]).toEqual([true, false]);
  expect(isFromPrice({ ...retail, variants: retail.variants.slice(0, 2) }, open)).toBe(false);
  expect(unitPriceOf(goods, { ...open, quantity: 10 })).toBe("70.00");
  expect([quantitiesOf(goods, null), quantitiesOf(goods, "dear")]).toEqual([
    { least: 2, most: 50 },
    { least: 2, most: 5 },
  ]);
});

it("names what is to be chosen, but for what has no other", () => {
  expect(optionNames(goods, "en")).toBe("");
  const two = goods.options.map((option) => ({ ...option, values: [...option.values, ...option.values] }));
  expect(optionNames({ ...goods, options: two }, "en")).toBe("Colour · Size");
});

it("names a variant in the order of the options", () => {
  const [, dear] = goods.variants;
  expect(dear && variantName(goods, dear, "en")).toBe("Navy · L");
});
