import { describe, expect, it } from "vitest";
import { costCurve, headlinePrices } from "./index.ts";
import { aLine, byTariff } from "./testing/lines.ts";

const perKg = (upToGrams: number) => ({ upToGrams, kind: "per-kg", parcel: "10.00", perKg: "10.00" }) as const;
const steps = (upToGrams: number) =>
  ({ upToGrams, kind: "first-step", firstGrams: 500, first: "20.00", stepGrams: 500, step: "5.00" }) as const;
const gramsOf = (...of: Parameters<typeof costCurve>) => costCurve(...of).map(({ grams }) => grams);

describe("freight drawn over weight", () => {
  it("stands upright at each step of a segment, from where the segment begins", () => {
    expect(gramsOf(byTariff(perKg(1_000), steps(3_000)), 3_000, 2)).toEqual([
      ...[1, 1_000, 1_001, 1_500, 1_501, 2_000, 2_001, 2_500, 2_501, 3_000],
    ]);
  });

  it("stands upright at no step of a segment that has ended", () => {
    expect(gramsOf(byTariff(steps(1_500), perKg(4_000)), 4_000, 2)).toEqual([1, 500, 501, 1_000, 1_001, 1_500, 1_501, 4_000]);
  });

  it("draws the steps it shows, however far the segment goes on", () => {
    expect(gramsOf(byTariff(steps(1_000_000)), 1_600, 2)).toEqual([1, 500, 501, 1_000, 1_001, 1_500, 1_501, 1_600]);
  });

  it("draws no step of a gram, and rounding up to nothing is to a gram", () => {
    expect(gramsOf({ ...byTariff(perKg(100)), roundUpGrams: 1 }, 100, 2)).toEqual([1, 100]);
    expect(costCurve({ ...byTariff(perKg(1_000)), roundUpGrams: 0 }, 1_000, 2)).toEqual([
      { grams: 1, amount: "10.01" },
      { grams: 1_000, amount: "20.00" },
    ]);
  });

  it("draws a hundred and twenty steps, and a slope where there are more", () => {
    const rounded = { ...byTariff(perKg(2_000)), roundUpGrams: 10 };
    expect(gramsOf(rounded, 1_200, 2)).toHaveLength(2 + 119 * 2);
    expect(gramsOf(rounded, 1_210, 2)).toEqual([1, 1_210]);
  });

  it("ends where the line or its tariff ends", () => {
    expect(gramsOf({ ...byTariff(perKg(900)), limits: {} }, 5_000, 3)).toEqual([1, 450, 900]);
    expect(gramsOf({ ...byTariff(perKg(900)), limits: { maxGrams: 400 } }, 5_000, 3)).toEqual([1, 200, 400]);
  });

  it.each([1, 1_001, 2.5])("is not drawn of %d points", (points) => {
    expect(() => costCurve(byTariff(perKg(1_000)), 1_000, points)).toThrow(`a curve has 2 to 1000 points: ${points}`);
  });
  it.each([0, -1, 0.5])("is not drawn up to %d g", (grams) => {
    expect(() => costCurve(byTariff(perKg(1_000)), grams, 2)).toThrow(`a curve needs whole grams: ${grams}`);
  });
  it("is drawn of as few and as many points as may be", () => {
    expect(gramsOf(byTariff(perKg(5_000)), 5_000, 1_000)).toHaveLength(1_000);
    expect(gramsOf(byTariff(perKg(1_000)), 1, 2)).toEqual([1]);
  });
});

describe("the four prices of a line without steps of weight", () => {
  it("are those of half a kilogram and the next", () => {
    expect(headlinePrices({ ...byTariff(perKg(30_000)), minChargeGrams: 0, roundUpGrams: 0 })).toEqual({
      min: "10.01",
      max: "310.00",
      first: { grams: 500, amount: "15.00" },
      additional: { grams: 500, amount: "5.00" },
    });
  });
  it("begin with the least it charges for", () => {
    expect(headlinePrices({ ...byTariff(perKg(30_000)), minChargeGrams: 730, roundUpGrams: 1 })).toMatchObject({
      min: "17.30",
      first: { grams: 730, amount: "17.30" },
    });
  });
  it("are none of a line without a tariff", () => {
    expect(() => headlinePrices(aLine({ tariff: [] }))).toThrow("line us-air-standard has no price for 0 g");
  });
});
