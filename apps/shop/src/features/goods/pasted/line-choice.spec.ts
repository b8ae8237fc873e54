import { expect, it } from "vitest";
import type { GoodsOnWire } from "../use-choice.ts";
import { firstChoice, unitPriceOf, variantName } from "./line-choice.ts";

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
  ["takes the cheapest in stock and the seller's minimum", request, { skuId: "cheap", quantity: 2 }],
  ["takes the variant the link names", { ...request, skuId: "dear" }, { skuId: "dear", quantity: 2 }],
  ["passes over a named variant that is gone", { ...request, skuId: "gone" }, { skuId: "cheap" }],
  ["takes the table's quantity", { ...request, quantity: 12 }, { skuId: "cheap", quantity: 12 }],
  ["never more than there are", { ...request, skuId: "dear", quantity: 12 }, { quantity: 5 }],
  ["never fewer than the seller sells", { ...request, quantity: 1 }, { quantity: 2 }],
])("%s", (_, wanted, choice) => expect(firstChoice(goods, wanted)).toMatchObject(choice));

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

it("names a variant in the order of the options", () => {
  const [, dear] = goods.variants;
  expect(dear && variantName(goods, dear, "en")).toBe("Navy · L");
});
