import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDecimal } from "../money.ts";
import { priceOf } from "./index.ts";
import type { Segment } from "./line.ts";
import { checkTariff } from "./testing/check-tariff.ts";
import { byTariff, usAirStandard } from "./testing/lines.ts";

function price(line: Parameters<typeof priceOf>[0], grams: number) {
  const found = priceOf(line, grams);
  return found && [toDecimal(found.amount), found.how];
}

describe("the price of a weight", () => {
  it.each([
    [1, "76.00", "76.00 (0.001 kg ≤ 0.100 kg)"],
    [100, "76.00", "76.00 (0.100 kg ≤ 0.100 kg)"],
    [101, "84.00", "84.00 (0.101 kg ≤ 0.300 kg)"],
    [2000, "140.00", "140.00 (2.000 kg ≤ 2.000 kg)"],
    [2001, "140.06", "20.00 + 60.00/kg × 2.001 kg"],
    [3000, "200.00", "20.00 + 60.00/kg × 3.000 kg"],
    [4250, "272.50", "26.00 + 58.00/kg × 4.250 kg"],
    [30_000, "1766.00", "26.00 + 58.00/kg × 30.000 kg"],
  ])("US air standard, %i g: %s", (grams, amount, how) => {
    expect(price(usAirStandard, grams)).toEqual([amount, how]);
  });

  it("has none over the last segment", () => {
    expect(priceOf(usAirStandard, 30_001)).toBeNull();
  });

  const express = byTariff({
    upToGrams: 30_000,
    kind: "first-step",
    firstGrams: 500,
    first: "85.00",
    stepGrams: 500,
    step: "22.00",
  });
  it.each([
    [500, "85.00", "85.00 (≤ 0.500 kg)"],
    [501, "107.00", "85.00 (≤ 0.500 kg) + 22.00/0.500 kg × 1"],
    [1000, "107.00", "85.00 (≤ 0.500 kg) + 22.00/0.500 kg × 1"],
    [1001, "129.00", "85.00 (≤ 0.500 kg) + 22.00/0.500 kg × 2"],
  ])("by first weight and step, %i g: %s", (grams, amount, how) => {
    expect(price(express, grams)).toEqual([amount, how]);
  });

  const packet = byTariff({ upToGrams: 2000, kind: "base-gram", base: "1.9", perGram: "0.065" });
  it.each([
    [100, "8.40", "1.9 + 0.065/g × 100 g"],
    [1, "1.96", "1.9 + 0.065/g × 1 g"], // 1.965 → even 1.96
    [3, "2.10", "1.9 + 0.065/g × 3 g"], // 2.095 → even 2.10
  ])("by base and gram, half-even, %i g: %s", (grams, amount, how) => {
    expect(price(packet, grams)).toEqual([amount, how]);
  });

  it("names a line that has no price inside its tariff", () => {
    expect(() => priceOf(byTariff({ upToGrams: 500, kind: "brackets", brackets: [[100, "1.00"]] }), 200)).toThrow(
      "no bracket for 200 g",
    );
    const perKg = (parcel: string) => byTariff({ upToGrams: 500, kind: "per-kg", parcel, perKg: "1" });
    for (const price of ["x", "", "-1", "1.", ".5", "1x", "x1", "1.1234567", "1".repeat(13), "1,5"])
      expect(() => priceOf(perKg(price), 200), price).toThrow(`not a price: ${price}`);
    expect(() => priceOf(perKg("9".repeat(50)), 200)).toThrow(/: 9{40}$/);
    expect(price(perKg("1"), 500)?.[0]).toBe("1.50");
    const stepless = { kind: "first-step", firstGrams: 100, first: "1", step: "1" } as const;
    for (const stepGrams of [0, -1])
      expect(() => priceOf(byTariff({ upToGrams: 500, stepGrams, ...stepless }), 200)).toThrow(
        `line us-air-standard has no step: ${stepGrams} g`,
      );
    expect(price(byTariff({ upToGrams: 500, stepGrams: 1, ...stepless }), 102)?.[0]).toBe("3.00");
  });

  it("is asked of whole grams, zero or more", () => {
    expect(price(usAirStandard, 0)?.[0]).toBe("76.00");
    for (const grams of [-1, 0.5])
      expect(() => priceOf(usAirStandard, grams)).toThrow(`the chargeable weight must be whole grams, zero or more: ${grams}`);
  });
});

const yuan = fc.integer({ min: 0, max: 50_000 }).map((fen) => (fen / 100).toFixed(2));
const oneSegment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ upToGrams: fc.constant(30_000), kind: fc.constant("per-kg"), parcel: yuan, perKg: yuan }),
  fc.record({
    upToGrams: fc.constant(30_000),
    kind: fc.constant("first-step"),
    firstGrams: fc.integer({ min: 1, max: 2000 }),
    first: yuan,
    stepGrams: fc.integer({ min: 1, max: 1000 }),
    step: yuan,
  }),
  fc.record({ upToGrams: fc.constant(30_000), kind: fc.constant("base-gram"), base: yuan, perGram: yuan }),
);

describe("a tariff", () => {
  it("never asks less for more weight within a segment", () => {
    const grams = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(oneSegment, grams, grams, (segment, one, other) => {
        const line = byTariff(segment);
        const light = priceOf(line, Math.min(one, other));
        const heavy = priceOf(line, Math.max(one, other));
        expect((light?.amount.amount ?? 0n) <= (heavy?.amount.amount ?? -1n)).toBe(true);
      }),
    );
  });

  it("prices every gram of its range and none beyond when it passes the check", () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 6000 }), (upTos, grams) => {
        const tariff = upTos.map((upToGrams): Segment => ({ upToGrams, kind: "per-kg", parcel: "1.00", perKg: "1.00" }));
        fc.pre(checkTariff(tariff).length === 0);
        expect(priceOf(byTariff(...tariff), grams) === null).toBe(grams > Math.max(...upTos));
      }),
    );
  });

  it.each<[string, Segment[], string]>([
    ["nothing", [], "no prices"],
    [
      "segments out of order",
      [
        { upToGrams: 500, kind: "per-kg", parcel: "1", perKg: "1" },
        { upToGrams: 500, kind: "per-kg", parcel: "1", perKg: "1" },
      ],
      "ends at 500 g but starts over 500 g",
    ],
    [
      "a gap after the brackets",
      [{ upToGrams: 500, kind: "brackets", brackets: [[400, "1"]] }],
      "brackets end at 400 g, the segment at 500 g",
    ],
    [
      "brackets that overlap",
      [
        {
          upToGrams: 500,
          kind: "brackets",
          brackets: [
            [500, "1"],
            [500, "2"],
          ],
        },
      ],
      "bracket to 500 g does not follow 500 g",
    ],
    ["a negative price", [{ upToGrams: 500, kind: "base-gram", base: "-1", perGram: "0" }], "not a price: -1"],
    [
      "no step",
      [{ upToGrams: 500, kind: "first-step", firstGrams: 500, first: "1", stepGrams: 0, step: "1" }],
      "not a weight step: 0 g",
    ],
  ])("is refused with words for %s", (_, tariff, problem) => {
    expect(checkTariff(tariff)).toContain(problem);
  });
});
