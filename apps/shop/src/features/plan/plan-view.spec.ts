import { planDict } from "@sihai/text/dict/plan";
import { expect, it } from "vitest";
import { daysOfAll, taxBeside } from "./plan-view.ts";

const words = await planDict.load("en");

it("a plan is there when its last parcel is: no sooner than that one's first day", () => {
  expect(daysOfAll([{ line: { days: [4, 12] } }, { line: { days: [8, 10] } }])).toEqual([8, 12]);
});

it.each([
  ["of the sum", "door", ["37.20", "0.00"], words.taxIncluded("CN\u00a0￥37.20")],
  ["on top of it", "fastest", ["37.20", "5.00"], words.taxOnTop("CN\u00a0￥42.20")],
  ["as none where it is nothing", "door", ["0.00"], words.taxNone],
  ["as unknown where one parcel's is", "cheapest", ["37.20", null], words.taxUnknown],
] as const)("a plan says its tax %s", (_, objective, taxes, said) => {
  expect(taxBeside({ objective, parcels: taxes.map((tax) => ({ tax })) }, words)).toBe(said);
});
