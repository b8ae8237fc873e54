import { expect, it } from "vitest";
import { isTold } from "./supplement.ts";

it("who follows an item hears of its stock-in, and not again when a parcel it was to travel in comes to nothing", () => {
  expect(isTold({ from: "signed", to: "stocked-in" })).toBe(true);
  expect(isTold({ from: "in-parcel", to: "stocked-in" })).toBe(false);
  expect(isTold({ from: null, to: "unpaid" })).toBe(false);
});
