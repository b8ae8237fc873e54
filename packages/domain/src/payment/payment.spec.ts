import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, convert, currencies, currencyCodes, greatest, money, percent, shareOut, sum, toDecimal } from "../index.ts";
import { pricingRuns } from "../pricing-runs-spec-helpers.ts";
import { seededSettings } from "../setting/index.ts";
import { cardPrice, mayPay, rechargeFor, useCapture, withMargin } from "./index.ts";

const at = (text: string) => new Date(text);
const due = at("2026-11-21T08:00:00Z");

describe("what is recharged", () => {
  it.each([
    ["0.01", "10.00"],
    ["9.99", "10.00"],
    ["10.00", "10.00"],
    ["10.01", "10.01"],
    ["1234.56", "1234.56"],
  ])("where %s is missing is %s", (short, amount) => {
    expect(rechargeFor(short, seededSettings.rechargeLimits)).toBe(amount);
  });
});

describe("whether a trade may be paid", () => {
  it.each([
    [
      "a pending one before its deadline",
      { state: "pending", purpose: "order", expiresAt: due },
      "balance",
      "2026-11-21T07:59:59.999Z",
      null,
    ],
    [
      "not at its deadline",
      { state: "pending", purpose: "order", expiresAt: due },
      "balance",
      "2026-11-21T08:00:00Z",
      "TRADE_EXPIRED",
    ],
    [
      "one without a deadline",
      { state: "pending", purpose: "back-payment", expiresAt: null },
      "card",
      "2036-01-01T00:00:00Z",
      null,
    ],
    ["not twice", { state: "paid", purpose: "order", expiresAt: due }, "card", "2026-11-21T07:00:00Z", "PAYMENT_ALREADY_DONE"],
    [
      "not when cancelled",
      { state: "cancelled", purpose: "order", expiresAt: due },
      "card",
      "2026-11-21T07:00:00Z",
      "TRADE_CANCELLED",
    ],
    ["a recharge by card", { state: "pending", purpose: "recharge", expiresAt: null }, "card", "2026-11-21T07:00:00Z", null],
    [
      "no recharge by a transfer for it",
      { state: "pending", purpose: "recharge", expiresAt: null },
      "transfer",
      "2026-11-21T07:00:00Z",
      "PAYMENT_METHOD_REFUSED",
    ],
    [
      "no recharge from the balance",
      { state: "pending", purpose: "recharge", expiresAt: null },
      "balance",
      "2026-11-21T07:00:00Z",
      "PAYMENT_METHOD_REFUSED",
    ],
  ] as const)("%s", (_, trade, method, now, code) => {
    const decision = mayPay(trade, method, at(now));
    expect(decision.ok ? null : decision.refusal.code).toBe(code);
  });
});

describe("what a card is charged", () => {
  it("adds 3.5 % as a line of its own", () => {
    const price = cardPrice(cny("100.10"), "CNY", "1", seededSettings);
    expect([toDecimal(price.amount), toDecimal(price.surcharge), toDecimal(price.charged)]).toEqual(["100.10", "3.50", "103.60"]);
  });

  // Reference rates of one day, checked by hand: (¥100.00 + ¥3.50) × rate × 1.01, half-even, in minor units of the table (rule F28).
  it.each([
    ["USD", "0.1400", "0.1414", "14.63", 1463n],
    ["EUR", "0.1200", "0.1212", "12.54", 1254n],
    ["GBP", "0.1050", "0.10605", "10.98", 1098n],
    ["AUD", "0.2150", "0.21715", "22.48", 2248n],
    ["NZD", "0.2400", "0.2424", "25.09", 2509n],
    ["CAD", "0.1950", "0.19695", "20.38", 2038n],
    ["HUF", "46.5", "46.965", "4860.88", 486_088n],
    ["PLN", "0.5100", "0.5151", "53.31", 5331n],
    ["SGD", "0.1830", "0.18483", "19.13", 1913n],
    ["TRY", "5.9000", "5.959", "616.76", 61_676n],
    ["HKD", "1.0900", "1.1009", "113.94", 11_394n],
    ["JPY", "21.345", "21.55845", "2231", 2231n],
    ["CNY", "1", "1", "103.50", 10_350n],
  ] as const)("in %s at %s", (currency, reference, rate, decimal, units) => {
    const price = cardPrice(cny("100.00"), currency, reference, seededSettings);
    expect(price.rate).toBe(rate);
    expect(toDecimal(price.charged)).toBe(decimal);
    expect(price.charged).toEqual(money(units, currency));
  });

  it("knows all 13 remittance currencies", () => {
    expect(currencyCodes).toHaveLength(13);
    expect(currencyCodes.filter((code) => currencies[code].digits === 0)).toEqual(["JPY"]);
  });

  const amounts = fc.bigInt({ min: 1n, max: 10n ** 10n }).map((fen) => money(fen, "CNY"));
  const rates = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((scaled) => {
    const text = scaled.toString().padStart(11, "0");
    return `${text.slice(0, -10)}.${text.slice(-10)}`;
  });

  it("rounds once, half-even, whatever the amount and rate", () => {
    fc.assert(
      fc.property(
        amounts,
        rates,
        fc.constantFrom(...currencyCodes.filter((code) => code !== "CNY")),
        (amount, rate, currency) => {
          const price = cardPrice(amount, currency, rate, seededSettings);
          const total = add(amount, percent(amount, seededSettings.cardSurchargeBp));
          expect(price.charged).toEqual(greatest(convert(total, price.rate, currency), money(1n, currency)));
        },
      ),
      pricingRuns(2000),
    );
  });

  it("never charges less than the published rate asks for, so that going round gains nothing (rule F29)", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const { charged, surcharge } = cardPrice(amount, "USD", rate, seededSettings);
        const plain = convert(add(amount, surcharge), rate, "USD");
        expect(charged.amount).toBeGreaterThanOrEqual(plain.amount);
      }),
      pricingRuns(2000),
    );
  });

  it("keeps the margin exact", () => {
    expect(withMargin("0.1399", 100)).toBe("0.141299");
    expect(withMargin("7", 0)).toBe("7");
    expect(withMargin("10", 0)).toBe("10");
    expect(withMargin("0.5", 0)).toBe("0.5");
    expect(withMargin("46.5", 100)).toBe("46.965");
    expect(withMargin("12", 50)).toBe("12.06");
    expect(() => withMargin("-1", 100)).toThrow(RangeError);
    expect(() => withMargin("1e3", 100)).toThrow("not a rate: 1e3");
    for (const rate of ["x7", "7x", "7.", "1".repeat(10), `0.${"1".repeat(11)}`])
      expect(() => withMargin(rate, 100), rate).toThrow(`not a rate: ${rate}`);
    expect(() => withMargin("9".repeat(50), 100)).toThrow(/: 9{40}$/);
  });

  it("keeps as many digits of a rate as a conversion takes", () => {
    expect(withMargin("0.1234567891", 123)).toBe("0.124975307605");
    expect(toDecimal(convert(cny("100.00"), withMargin("0.1234567891", 123), "USD"))).toBe("12.50");
  });
});

describe("adding up (rule F27)", () => {
  it("a hundred fen make a yuan", () => {
    expect(
      toDecimal(
        sum(
          Array.from({ length: 100 }, () => cny("0.01")),
          "CNY",
        ),
      ),
    ).toBe("1.00");
  });

  it("refunds of parts never exceed the whole", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        (fen, weights, choice) => {
          const whole = money(fen, "CNY");
          const refunded = sum(
            shareOut(whole, weights).filter(() => choice.next().value === true),
            "CNY",
          );
          expect(refunded.amount >= 0n && refunded.amount <= whole.amount).toBe(true);
        },
      ),
      pricingRuns(2000),
    );
  });
});

describe("where captured money belongs", () => {
  const requested = cny("103.60");
  it.each([
    ["the trade it was asked for", requested, "pending", "paid-trade"],
    ["the wallet when the trade is paid already", requested, "paid", "wallet"],
    ["the wallet when the trade is gone", requested, "cancelled", "wallet"],
    ["suspense at a fen less", cny("103.59"), "pending", "suspense"],
    ["suspense at a fen more", cny("103.61"), "paid", "suspense"],
    ["suspense in another currency", money(10_360n, "USD"), "pending", "suspense"],
    ["suspense a hundred times over", money(1_036_000n, "CNY"), "cancelled", "suspense"],
  ] as const)("%s", (_, captured, trade, use) => expect(useCapture({ requested, captured, trade })).toBe(use));
});
