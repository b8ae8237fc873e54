import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, currencies, currencyCodes, money, parseMoney, zero } from "../money.ts";
import { withMargin } from "../payment/index.ts";
import { crossRate, exchangeToCny } from "./index.ts";

const foreign = currencyCodes.filter((code) => code !== "CNY");
const amounts = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.constantFrom(...foreign)).map(([units, code]) => money(units, code));
/** As the feed publishes them: from 0.01 to 100, with up to six digits. */
const rates = fc.integer({ min: 10_000, max: 100_000_000 }).map((millionths) => {
  const text = String(millionths).padStart(7, "0");
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
});
const margins = fc.integer({ min: 0, max: 1_000 });

describe("an amount by two rates", () => {
  it("is left alone in its own currency, whatever the rates", () => {
    expect(crossRate(parseMoney("5.00", "USD"), "USD", { from: "0.1", to: "0.3" })).toEqual(parseMoney("5.00", "USD"));
  });
  it("is rounded half-even once", () => {
    expect(crossRate(parseMoney("1.00", "HKD"), "USD", { from: "1", to: "0.125" })).toEqual(parseMoney("0.12", "USD"));
    expect(crossRate(parseMoney("1.00", "USD"), "CNY", { from: "0.14", to: "1" })).toEqual(parseMoney("7.14", "CNY"));
  });
  it.each(["", "0", "0.000", "-1", "x1", "1x", "1."])("has none at %j", (rate) => {
    expect(() => exchangeToCny(parseMoney("1.00", "USD"), rate)).toThrow(`not a rate: ${rate}`);
  });
  it("says which rate is none, no longer than a line", () => {
    expect(() => exchangeToCny(parseMoney("1.00", "USD"), "9".repeat(50))).toThrow(/: 9{40}$/);
  });
});

describe("changing a balance into CNY (rule F29)", () => {
  it("takes the shown rate, rounded down", () => {
    expect(exchangeToCny(parseMoney("100.00", "USD"), "0.1414")).toEqual(parseMoney("707.21", "CNY"));
    expect(exchangeToCny(money(1n, "JPY"), "21.5")).toEqual(parseMoney("0.04", "CNY"));
  });

  it("never comes to more than the amount is worth", () => {
    fc.assert(
      fc.property(amounts, rates, margins, (amount, rate, margin) => {
        const got = exchangeToCny(amount, withMargin(rate, margin));
        const { digits } = currencies[amount.currency];
        const [whole = "", fraction = ""] = rate.split(".");
        // got × rate ≤ amount, in whole numbers.
        const worth = got.amount * BigInt(`${whole}${fraction}`) * 10n ** BigInt(digits);
        expect(worth <= amount.amount * 10n ** BigInt(2 + fraction.length)).toBe(true);
      }),
    );
  });

  it("gains nothing in many small parts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 10n ** 6n), { minLength: 2, maxLength: 8 }),
        fc.constantFrom(...foreign),
        rates,
        (parts, currency, rate) => {
          const each = parts.map((part) => exchangeToCny(money(part, currency), rate)).reduce(add, zero("CNY"));
          const whole = exchangeToCny(
            money(
              parts.reduce((left, right) => left + right),
              currency,
            ),
            rate,
          );
          expect(compare(each, whole)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it("and back by the same rate gains nothing", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const back = crossRate(exchangeToCny(amount, rate), amount.currency, { from: "1", to: rate });
        expect(back.amount <= amount.amount).toBe(true);
      }),
    );
  });
});
