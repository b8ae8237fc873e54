import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exchangeToCny } from "../exchange/index.ts";
import { add, cny, compare, money, parseMoney } from "../money.ts";
import { priceIn, useTransfer } from "./index.ts";

describe("what a transfer for something to pay is", () => {
  it("is the price in CNY, and the least of another currency that comes to it", () => {
    expect(priceIn(cny("180.60"), "CNY", "1")).toEqual(cny("180.60"));
    expect(priceIn(cny("180.60"), "CNY", "0.5")).toEqual(cny("180.60"));
    expect(priceIn(cny("100.00"), "EUR", "0.125")).toEqual(parseMoney("12.50", "EUR"));
    expect(priceIn(cny("100.01"), "EUR", "0.125")).toEqual(parseMoney("12.51", "EUR"));
    expect(priceIn(cny("0.01"), "JPY", "20.5")).toEqual(parseMoney("1", "JPY"));
  });

  it("never comes to less than the price, and one unit less would", () => {
    const price = fc.bigInt(1n, 10n ** 9n);
    const rate = fc.bigInt(1n, 10n ** 9n).map((units) => `${units / 10_000n}.${(units % 10_000n).toString().padStart(4, "0")}`);
    fc.assert(
      fc.property(price, rate, fc.constantFrom("EUR", "JPY", "USD"), (fen, perCny, currency) => {
        fc.pre(Number(perCny) > 0);
        const asked = priceIn(money(fen, "CNY"), currency, perCny);
        expect(exchangeToCny(asked, perCny).amount).toBeGreaterThanOrEqual(fen);
        if (asked.amount > 1n) expect(exchangeToCny(money(asked.amount - 1n, currency), perCny).amount).toBeLessThan(fen);
      }),
    );
  });
});

describe("what an arrival does", () => {
  it.each([
    ["12.50", { outcome: "paid", used: parseMoney("12.50", "EUR"), rest: parseMoney("0.00", "EUR") }],
    ["20.00", { outcome: "paid", used: parseMoney("12.50", "EUR"), rest: parseMoney("7.50", "EUR") }],
    ["12.49", { outcome: "short", worth: cny("99.92"), lacks: cny("0.08") }],
  ] as const)("%s EUR for CNY 100.00 at 0.125", (came, expected) => {
    expect(useTransfer(parseMoney(came, "EUR"), cny("100.00"), "0.125")).toEqual(expected);
  });

  it("loses nothing: what is used and what is left are what came, what is worth and what lacks are the price", () => {
    const units = fc.bigInt(0n, 10n ** 9n);
    fc.assert(
      fc.property(units, fc.bigInt(1n, 10n ** 9n), fc.constantFrom("CNY", "EUR", "JPY"), (came, fen, currency) => {
        const [net, price] = [money(came, currency), money(fen, "CNY")];
        const use = useTransfer(net, price, currency === "CNY" ? "1" : "0.1379");
        if (use.outcome === "paid") expect(compare(add(use.used, use.rest), net)).toBe(0);
        else {
          expect(compare(add(use.worth, use.lacks), price)).toBe(0);
          expect(use.lacks.amount).toBeGreaterThan(0n);
        }
      }),
    );
  });
});
