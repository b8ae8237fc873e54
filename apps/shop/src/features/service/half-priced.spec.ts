import { cny } from "@sihai/domain";
import { expect, it } from "vitest";
import { halfPriced } from "./half-priced.ts";

it.each([
  ["three photos, the third at half", "2.00", 3, "5.00", 1],
  ["ten photos, half from the third", "2.00", 10, "12.00", 8],
  ["two at the whole price", "2.00", 2, "4.00", 0],
  ["a price that has no half in whole fen", "0.05", 3, "0.13", 1],
])("%s", (_, unitPrice, quantity, total, half) => {
  expect(halfPriced({ unitPrice: cny(unitPrice), quantity, total: cny(total) })).toBe(half);
});
