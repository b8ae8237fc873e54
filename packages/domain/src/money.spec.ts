import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byAmount, cny, convert, divideHalfEven, money, parseMoney, percent, shareOut, sum, toDecimal } from "./index.ts";

describe("money", () => {
  it("is ordered by what it is worth, to the cent and beyond what a number holds", () => {
    expect(["10.00", "9.5", "-3", "999999999999.98", "999999999999.99", "9.49"].toSorted(byAmount)).toEqual([
      ...["-3", "9.49", "9.5", "10.00", "999999999999.98", "999999999999.99"],
    ]);
  });

  it.each([
    ["0.07", 7n],
    ["12.5", 1250n],
    ["-3", -300n],
    ["999999999999.99", 99999999999999n],
  ])("reads %s", (decimal, amount) => expect(cny(decimal).amount).toBe(amount));

  it.each(["", "1e-7", "０", "NaN", "1.005", "1,000", " 1", "--1", "9".repeat(30), ".5"])("refuses %j", (decimal) => {
    expect(() => cny(decimal)).toThrow(RangeError);
  });

  it("writes what it reads, in every number of digits", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        fc.constantFrom("CNY" as const, "JPY" as const),
        (amount, currency) => {
          expect(parseMoney(toDecimal(money(amount, currency)), currency).amount).toBe(amount);
        },
      ),
    );
  });

  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [10n, 3n, 3n],
  ])("rounds %s / %s half-even to %s", (dividend, divisor, expected) => expect(divideHalfEven(dividend, divisor)).toBe(expected));

  it("takes 3.5 % of ¥100.10 once", () => expect(toDecimal(percent(cny("100.10"), 350))).toBe("3.50"));
  it("converts to a currency without minor digits", () =>
    expect(toDecimal(convert(cny("100.00"), "21.345", "JPY"))).toBe("2134"));

  it("shares out without losing or making a unit", () => {
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
});
