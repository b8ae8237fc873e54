import { describe, expect, it } from "vitest";
import { chargeable } from "./index.ts";
import type { Volumetric } from "./line.ts";
import { aLine } from "./testing/lines.ts";

const sides = [40, 30, 20] as const; // 24 000 cm³: 4000 g ÷ 6000, 3000 g ÷ 8000

describe("the weight a line charges for", () => {
  it.each<[string, Volumetric, number, number]>([
    ["never by volume", { rule: "never" }, 1000, 1000],
    ["the greater: volume", { rule: "greater", divisor: 6000 }, 1000, 4000],
    ["the greater: scale", { rule: "greater", divisor: 6000 }, 5000, 5000],
    ["the greater, whatever side is written beside it", { rule: "greater", divisor: 6000, sideCm: 100 }, 1000, 4000],
    ["by volume over a side of 39.9 cm", { rule: "side-over", divisor: 8000, sideCm: 39.9 }, 1000, 3000],
    ["by scale up to a side of 40 cm", { rule: "side-over", divisor: 8000, sideCm: 40 }, 1000, 1000],
    ["by scale at 1.5 times the weight exactly", { rule: "ratio-over", divisor: 8000, ratio: 1.5 }, 2000, 2000],
    ["by volume over 1.5 times the weight", { rule: "ratio-over", divisor: 8000, ratio: 1.5 }, 1999, 3000],
  ])("%s", (_, volumetric, actual, charged) => {
    expect(chargeable(aLine({ volumetric }), actual, sides).chargeableGrams).toBe(charged);
  });

  it.each([
    ["at least the minimum", 200, 1, 30, 200],
    ["up to the next half kilogram", 30, 500, 1001, 1500],
    ["not a step more when it is full", 30, 500, 1500, 1500],
    ["the minimum first, then the step", 730, 500, 20, 1000],
  ])("%s", (_, minChargeGrams, roundUpGrams, actual, charged) => {
    const line = aLine({ volumetric: { rule: "never" }, minChargeGrams, roundUpGrams });
    expect(chargeable(line, actual, [10, 10, 10]).chargeableGrams).toBe(charged);
  });

  it("rounds volume up to a gram, and not for a float's sake", () => {
    // 10.1 × 10 × 6 ÷ 6000 × 1000 = 101 g exactly; 1.1 × 1.1 × 1.1 = 1.331 cm³ ÷ 6000 × 1000 = 0.22 g → 1 g
    expect(chargeable(aLine(), 1, [10.1, 10, 6]).volumetricGrams).toBe(101);
    expect(chargeable(aLine(), 1, [1.1, 1.1, 1.1]).volumetricGrams).toBe(1);
  });

  it("says how, in digits and units", () => {
    expect(chargeable(aLine({ roundUpGrams: 500 }), 1000, [38, 30, 14]).how).toBe(
      "38.0 × 30.0 × 14.0 cm³ ÷ 6000 = 2.660 kg ↑ 500 g = 3.000 kg",
    );
  });

  it("says which weight decided, and no rounding where there is none", () => {
    const line = aLine({ minChargeGrams: 200, roundUpGrams: 1 });
    expect(chargeable(line, 30, [1, 1, 1])).toMatchObject({ by: "minimum", how: "≥ 0.200 kg" });
    expect(chargeable(line, 200, [1, 1, 1])).toMatchObject({ by: "actual", how: "0.200 kg" });
    expect(chargeable(line, 3_999, sides).by).toBe("volumetric");
    expect(chargeable(line, 4_000, sides)).toMatchObject({ by: "actual", how: "4.000 kg" });
  });

  it("is none of a parcel that is none, and says what is wrong", () => {
    const wrong: [number, readonly [number, number, number], string][] = [
      [-1, sides, "the parcel must be whole grams, zero or more: -1"],
      [1, [1.25, 1, 1], "the parcel must be centimetres with at most one decimal, zero or more: 1.25"],
      [1, [1e7, 1e7, 1e7], "volume of the parcel too large: 100000000 × 100000000 × 100000000"],
    ];
    for (const [grams, cm, message] of wrong) expect(() => chargeable(aLine(), grams, cm)).toThrow(message);
    const bySide = aLine({ volumetric: { rule: "side-over", divisor: 6000, sideCm: 1.25 } });
    expect(() => chargeable(bySide, 1, sides)).toThrow("the side of the rule must be centimetres");
  });

  it("throws RangeError for volume without a divisor", () => {
    expect(() => chargeable(aLine({ volumetric: { rule: "greater" } }), 1000, sides)).toThrow(
      "line us-air-standard charges volume without a divisor",
    );
  });
});
