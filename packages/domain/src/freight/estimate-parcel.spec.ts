import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargeable, estimateParcel } from "./index.ts";
import { aLine, anItem } from "./testing/lines.ts";

describe("estimating a parcel", () => {
  it.each([
    ["goods up to 2 kg travel in a bag", [1200, 800], 2000],
    ["one gram more needs a carton of 400 g", [1200, 801], 2401],
  ])("%s", (_, grams, actualGrams) => {
    const items = grams.map((one, index) => anItem({ id: String(index), grams: one }));
    expect(estimateParcel(items).actualGrams).toBe(actualGrams);
  });

  it("leaves an item alone its own sides, longest first", () => {
    expect(estimateParcel([anItem({ sidesCm: [5.5, 30, 12] })]).sidesCm).toEqual([30, 12, 5.5]);
  });

  it("stacks until the volume and 15 % of air fit, rounded up to 0.1 cm", () => {
    // Volumes 30×20×10 + 25×20×4 = 8000 cm³; 1.15 × 8000 = 9200; ÷ (30×20) = 15.333… → 15.4
    const items = [anItem({ sidesCm: [10, 20, 30] }), anItem({ id: "b", sidesCm: [4, 25, 20] })];
    expect(estimateParcel(items).sidesCm).toEqual([30, 20, 15.4]);
  });

  it("keeps the greatest third side when the volume needs less", () => {
    // A thin rod beside a plate: 1.15 × (90×1×1 + 10×10×1) = 218.5; ÷ (90×10) = 0.24; the greatest third is 1.
    const items = [anItem({ sidesCm: [90, 1, 1] }), anItem({ id: "b", sidesCm: [10, 10, 1] })];
    expect(estimateParcel(items).sidesCm).toEqual([90, 10, 1]);
  });

  it("turns a high stack over, so that the longest side stands first", () => {
    // Four cubes of 10: 1.15 × 4000 ÷ 100 = 46
    const items = ["a", "b", "c", "d"].map((id) => anItem({ id, sidesCm: [10, 10, 10] }));
    expect(estimateParcel(items).sidesCm).toEqual([46, 10, 10]);
  });

  it("adds no tenth by float error", () => {
    // 0.1 cm sides: 1.15 × 20 × (0.1)³ ÷ 0.01 = 2.3 cm exactly, where floats give 2.3000000000000003
    const items = Array.from({ length: 20 }, (_, index) => anItem({ id: String(index), sidesCm: [0.1, 0.1, 0.1] }));
    expect(estimateParcel(items).sidesCm).toEqual([2.3, 0.1, 0.1]);
  });

  it("of things without an extent has none", () => {
    const items = [anItem({ sidesCm: [10, 0, 0] }), anItem({ id: "b", sidesCm: [20, 0, 0] })];
    expect(estimateParcel(items).sidesCm).toEqual([20, 0, 0]);
  });

  it("says which of the items is none", () => {
    const many = [anItem({ sidesCm: [2e4, 2e4, 2e4] }), anItem({ id: "b", sidesCm: [2e4, 2e4, 2e4] })];
    const wrong: [Parameters<typeof estimateParcel>[0], string][] = [
      [[], "a parcel needs at least one item"],
      [[anItem({ id: "7", grams: -1 })], "item 7 must be whole grams, zero or more: -1"],
      [[anItem({ id: "7", sidesCm: [1.25, 1, 1] })], "item 7 must be centimetres with at most one decimal"],
      [[anItem({ id: "7", warehouse: 0 })], "item 7 must lie in a warehouse: 0"],
      [[anItem({ id: "7", warehouse: 1.5 })], "item 7 must lie in a warehouse: 1.5"],
      [[anItem({ id: "7", sidesCm: [1e9, 1e9, 1e9] })], "volume of item 7 too large"],
      [[anItem({ grams: 2 ** 53 - 1 }), anItem({ grams: 1 })], "all items together must be whole grams"],
      [many, "volume of all items too large"],
    ];
    for (const [items, message] of wrong) expect(() => estimateParcel(items), message).toThrow(message);
  });

  it.each([
    ["no items", []],
    ["negative grams", [anItem({ grams: -1 })]],
    ["grams that are no number", [anItem({ grams: Number.NaN })]],
    ["half a gram", [anItem({ grams: 0.5 })]],
    ["a negative side", [anItem({ sidesCm: [10, -1, 10] })]],
    ["a side finer than a millimetre", [anItem({ sidesCm: [10, 1.25, 10] })]],
    ["an endless side", [anItem({ sidesCm: [Number.POSITIVE_INFINITY, 1, 1] })]],
    ["sides too great to multiply", [anItem({ sidesCm: [1e9, 1e9, 1e9] })]],
    ["no warehouse", [anItem({ warehouse: Number.NaN })]],
  ])("refuses %s with a RangeError", (_, items) => {
    expect(() => estimateParcel(items)).toThrow(RangeError);
  });

  it("always holds the volume of the goods", () => {
    const sides = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 900 }).map((mm) => mm / 10)));
    fc.assert(
      fc.property(fc.array(sides, { minLength: 2, maxLength: 12 }), (all) => {
        const items = all.map(([l = 0, w = 0, h = 0], index) => anItem({ id: String(index), sidesCm: [l, w, h] }));
        const inside = items.reduce((sum, { sidesCm }) => sum + tenths(sidesCm).reduce((left, right) => left * right, 1n), 0n);
        const parcel = tenths(estimateParcel(items).sidesCm).reduce((left, right) => left * right, 1n);
        expect(parcel * 100n >= inside * 115n).toBe(true);
      }),
    );
  });
});

describe("volumetric weight", () => {
  it("is l × w × h ÷ divisor × 1000, rounded up to a gram, for any sides and divisor", () => {
    const side = fc.integer({ min: 1, max: 3000 }).map((mm) => mm / 10);
    fc.assert(
      fc.property(side, side, side, fc.integer({ min: 3000, max: 9000 }), (l, w, h, divisor) => {
        const [a = 0n, b = 0n, c = 0n] = tenths([l, w, h]);
        const expected = (a * b * c + BigInt(divisor) - 1n) / BigInt(divisor);
        const line = aLine({ volumetric: { rule: "greater", divisor } });
        expect(chargeable(line, 1, [l, w, h]).volumetricGrams).toBe(Number(expected));
      }),
    );
  });
});

function tenths(sidesCm: readonly number[]): bigint[] {
  return sidesCm.map((cm) => BigInt(Math.round(cm * 10)));
}
