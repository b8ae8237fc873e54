import { describe, expect, it } from "vitest";
import { cny, ok, refuse } from "../index.ts";
import { checkQuantity, isFresh, type Offer, unitPriceOf } from "./index.ts";

const retail: Offer = {
  availability: "on-sale",
  variants: [
    { skuId: "navy-l", price: cny("129.00"), stock: 3 },
    { skuId: "oat-l", price: cny("119.00"), stock: 0 },
  ],
  priceSteps: [],
  minimumQuantity: 1,
  domesticFreight: cny("8.00"),
};
const wholesale: Offer = {
  ...retail,
  variants: [{ skuId: "cup", price: cny("9.80"), stock: 5000 }],
  priceSteps: [
    { fromQuantity: 10, price: cny("9.80") },
    { fromQuantity: 50, price: cny("8.50") },
    { fromQuantity: 200, price: cny("7.20") },
  ],
  minimumQuantity: 10,
};

describe("the price of a piece", () => {
  it("is the variant's in a retail shop", () => expect(unitPriceOf(retail, "navy-l", 2)).toEqual(cny("129.00")));
  it.each([
    [10, "9.80"],
    [49, "9.80"],
    [50, "8.50"],
    [199, "8.50"],
    [200, "7.20"],
  ])("falls with %i pieces of wholesale goods to %s", (pieces, price) =>
    expect(unitPriceOf(wholesale, "cup", pieces)).toEqual(cny(price)),
  );
  it("is unknown for a variant that is gone", () => expect(unitPriceOf(retail, "red", 1)).toBeNull());
});

describe("the quantity", () => {
  it.each([
    ["takes the last pieces", retail, "navy-l", 3, 3, ok()],
    ["stops at the stock", retail, "navy-l", 4, 4, refuse({ code: "QUANTITY_ABOVE_STOCK", stock: 3 })],
    ["knows a sold-out variant", retail, "oat-l", 1, 1, refuse({ code: "QUANTITY_ABOVE_STOCK", stock: 0 })],
    ["stops at zero", retail, "navy-l", 0, 0, refuse({ code: "QUANTITY_BELOW_MINIMUM", minimum: 1 })],
    ["keeps the wholesale minimum", wholesale, "cup", 9, 9, refuse({ code: "QUANTITY_BELOW_MINIMUM", minimum: 10 })],
    ["counts all variants towards the minimum", wholesale, "cup", 4, 10, ok()],
    ["asks for a variant that exists", retail, "red", 1, 1, refuse({ code: "GOODS_VARIANT_UNKNOWN" })],
  ] as const)("%s", (_, offer, skuId, quantity, goodsQuantity, outcome) =>
    expect(checkQuantity(offer, { skuId, quantity, goodsQuantity })).toEqual(outcome),
  );
});

it("asks the source again after ten minutes, not before", () => {
  const fetched = new Date("2026-11-21T00:00:00Z");
  expect(isFresh(fetched, new Date("2026-11-21T00:09:59Z"))).toBe(true);
  expect(isFresh(fetched, new Date("2026-11-21T00:10:00Z"))).toBe(false);
});
