import { describe, expect, it } from "vitest";
import { exactProduct, longestFirst, millimetres, sidesInMm, wholeGrams } from "./whole-numbers.ts";

describe("weights and sides in whole numbers", () => {
  it("are grams from nothing on", () => {
    expect([wholeGrams("a box", 0), wholeGrams("a box", 30_000)]).toEqual([0, 30_000]);
    for (const grams of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => wholeGrams("a box", grams)).toThrow(`a box must be whole grams, zero or more: ${grams}`);
  });

  it("are millimetres of centimetres with one decimal", () => {
    expect([0, 0.1, 10.1, 120].map((cm) => millimetres("a side", cm))).toEqual([0, 1, 101, 1_200]);
    for (const cm of [-0.1, 1.25, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => millimetres("a side", cm)).toThrow(`a side must be centimetres with at most one decimal, zero or more: ${cm}`);
  });

  it("are three sides, the longest first", () => {
    expect(sidesInMm("a box", [5.5, 30, 12])).toEqual([300, 120, 55]);
    expect(longestFirst(7, 7, 9)).toEqual([9, 7, 7]);
    for (const sides of [[1, 2], [1, 2, 3, 4], "123"])
      expect(() => Reflect.apply(sidesInMm, null, ["a box", sides])).toThrow(`a box must have three sides: ${String(sides)}`);
  });

  it("are multiplied exactly or not at all", () => {
    expect(exactProduct("a volume", 300, 200, 100)).toBe(6_000_000);
    expect(() => exactProduct("a volume", 2 ** 40, 2 ** 20)).toThrow("a volume too large: 1099511627776 × 1048576");
  });
});
