import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, money, shareOut, sum, toDecimal } from "./index.ts";

describe("an amount shared out", () => {
  it("loses and makes no unit", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          expect(sum(shareOut(money(amount, "CNY"), weights), "CNY").amount).toBe(amount);
        },
      ),
    );
  });

  it("gives the odd unit to the largest remainder", () => {
    expect(shareOut(cny("1.00"), [1n, 1n, 1n]).map(toDecimal)).toEqual(["0.34", "0.33", "0.33"]);
    expect(shareOut(cny("0.05"), [0n, 0n]).map(toDecimal)).toEqual(["0.03", "0.02"]);
  });

  it("is not shared out among nobody, nor by less than nothing", () => {
    for (const weights of [[], [-1n], [5n, -1n]])
      expect(() => shareOut(cny("1.00"), weights)).toThrow("weights must be given and not negative");
  });

  it("goes to the larger remainder first, and among equals to the earlier part, owed or had", () => {
    expect(shareOut(cny("0.10"), [1n, 2n, 4n]).map(toDecimal)).toEqual(["0.01", "0.03", "0.06"]);
    expect(shareOut(cny("0.05"), [1n, 1n, 1n]).map(toDecimal)).toEqual(["0.02", "0.02", "0.01"]);
    expect(shareOut(cny("-0.05"), [1n, 1n, 1n]).map(toDecimal)).toEqual(["-0.02", "-0.02", "-0.01"]);
  });
});
