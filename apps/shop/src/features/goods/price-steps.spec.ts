import { expect, it } from "vitest";
import { priceSteps } from "./price-steps.ts";

it("draws each price until the next one", () => {
  const prices = [
    { since: "2026-11-01T00:00:00Z", price: "100.00" },
    { since: "2026-11-06T00:00:00Z", price: "90.00" },
  ];
  expect(priceSteps(prices, "2026-11-11T00:00:00Z", { width: 100, height: 32 })).toEqual({
    path: "M0 6H50V26H100",
    low: "90.00",
    high: "100.00",
  });
});

it("compares prices as numbers", () => {
  const prices = [
    { since: "2026-11-01T00:00:00Z", price: "9.00" },
    { since: "2026-11-06T00:00:00Z", price: "10.00" },
  ];
  expect(priceSteps(prices, "2026-11-11T00:00:00Z", { width: 10, height: 32 })).toMatchObject({ low: "9.00", high: "10.00" });
});
