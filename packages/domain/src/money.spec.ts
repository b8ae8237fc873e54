import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  byAmount,
  cny,
  convert,
  divideHalfEven,
  fitsCurrency,
  isAmount,
  isPositive,
  money,
  parseMoney,
  percent,
  sign,
  subtract,
  times,
  toDecimal,
} from "./index.ts";

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

  it("says of a wrong amount which currency it is none of, and no more of it than a line holds", () => {
    expect(() => cny("1.005")).toThrow("not an amount of CNY: 1.005");
    expect(() => parseMoney("1.5", "JPY")).toThrow("not an amount of JPY: 1.5");
    expect(() => cny("x".repeat(50))).toThrow(/: x{40}$/);
  });

  it("is taken a whole number of times", () => {
    expect(toDecimal(times(cny("1.50"), 3))).toBe("4.50");
    for (const quantity of [1.5, Number.NaN, 2 ** 53])
      expect(() => times(cny("1.00"), quantity)).toThrow(`quantity: ${quantity}`);
  });

  it.each([
    ["-0.01", -1],
    ["0.00", 0],
    ["0.01", 1],
  ] as const)("of %s has the sign %s", (decimal, expected) => expect(sign(cny(decimal))).toBe(expected));

  it("of two currencies is neither added nor taken off", () => {
    for (const both of [add, subtract]) expect(() => both(cny("1.00"), money(100n, "USD"))).toThrow("cannot mix CNY and USD");
  });

  it("is converted at a rate of whole units, and at no rate that is none", () => {
    expect(toDecimal(convert(cny("100.00"), "7", "USD"))).toBe("700.00");
    for (const rate of ["", "-7", "7x", "x7", "7.", "1".repeat(10), `0.${"1".repeat(13)}`])
      expect(() => convert(cny("1.00"), rate, "USD"), rate).toThrow(`not a rate: ${rate}`);
    expect(() => convert(cny("1.00"), "9".repeat(50), "USD")).toThrow(/: 9{40}$/);
  });
});

describe("an amount as typed", () => {
  it.each(["0", "12", "12.5", "12.50", "999999999.99"])("is %s", (text) => expect(isAmount(text)).toBe(true));
  it.each(["", "12.", ".5", "12.505", "-1", "1,5", "x1", "1x", "1 ", "1234567890", "12.5.5", "1e2"])("is not %j", (text) => {
    expect(isAmount(text)).toBe(false);
    expect(isPositive(text)).toBe(false);
  });
  it("is more than nothing from the smallest unit on", () => {
    expect(["0", "0.00", "0.01", "10", "0.10"].map(isPositive)).toEqual([false, false, true, true, true]);
  });
  it.each([
    ["12.50", "CNY", true],
    ["12.5", "CNY", true],
    ["12", "CNY", true],
    ["12.505", "CNY", false],
    ["300", "JPY", true],
    ["300.5", "JPY", false],
  ] as const)("of %s in %s fits its currency: %s", (amount, currency, fits) =>
    expect(fitsCurrency({ amount, currency })).toBe(fits),
  );
});
