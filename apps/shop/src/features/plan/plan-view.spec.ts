import { planDict } from "@sihai/text/dict/plan";
import { expect, it } from "vitest";
import { aimOf, daysOfAll, taxBeside } from "./plan-view.ts";

const words = await planDict.load("en");

it("a plan is there when its last parcel is: no sooner than that one's first day", () => {
  const usual = { days: [4, 12] as [number, number], daysBasis: "measured" as const };
  const promised = { days: [8, 10] as [number, number], daysBasis: "promised" as const };
  expect(daysOfAll([usual, { ...promised, daysBasis: "measured" }])).toEqual({ days: [8, 12], basis: "measured" });
  expect(daysOfAll([promised])).toEqual({ days: [8, 10], basis: "promised" });
  expect(daysOfAll([usual, promised])).toEqual({ days: [8, 12], basis: "mixed" });
});

it.each([
  ["of the sum", "fastest", true, ["37.20", "0.00"], words.taxIncluded("CN\u00a0￥37.20")],
  ["on top of it", "cheapest", false, ["37.20", "5.00"], words.taxOnTop("CN\u00a0￥42.20")],
  ["on top of one that was made without it", "fastest", false, ["37.20"], words.taxOnTop("CN\u00a0￥37.20")],
  ["as none where it is nothing", "door", true, ["0.00"], words.taxNone],
  ["as unknown where one parcel's is", "cheapest", false, ["37.20", null], words.taxUnknown],
] as const)("a plan says its tax %s", (_, objective, withTax, taxes, said) => {
  expect(taxBeside({ objective, withTax, parcels: taxes.map((tax) => ({ tax })) }, words)).toBe(said);
});

it("a plan claims to have counted the tax only where it did", () => {
  expect(aimOf({ objective: "balanced", withTax: true })).toBe("balanced");
  expect(aimOf({ objective: "balanced", withTax: false })).toBe("balancedFreight");
  expect(aimOf({ objective: "cheapest", withTax: false })).toBe("cheapest");
});
