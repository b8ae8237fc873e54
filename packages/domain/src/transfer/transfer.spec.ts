import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, type Currency, compare, currencies, currencyCodes, money, parseMoney, zero } from "../money.ts";
import { withMargin } from "../payment/index.ts";
import { seededSettings } from "../setting/index.ts";
import {
  accountFor,
  accountsOf,
  bankLineOf,
  crossRate,
  exchangeToCny,
  feeOfArrival,
  isOpenTransfer,
  mayCustomerMove,
  mayMoveTransfer,
  readTransferNumber,
  transferLimits,
  transferMethods,
  transferNumber,
  transferStates,
  transferTransitions,
} from "./index.ts";

const foreign = currencyCodes.filter((code) => code !== "CNY");
const amounts = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.constantFrom(...foreign)).map(([units, code]) => money(units, code));
/** As the feed publishes them: from 0.01 to 100, with up to six digits. */
const rates = fc.integer({ min: 10_000, max: 100_000_000 }).map((millionths) => {
  const text = String(millionths).padStart(7, "0");
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
});
const margins = fc.integer({ min: 0, max: 1_000 });

describe("a transfer's states", () => {
  it("can all be reached, and only what is credited is over for good", () => {
    const reached = new Set(["opened", ...Object.values(transferTransitions).flat()]);
    expect([...reached].sort()).toEqual([...transferStates].sort());
    expect(transferStates.filter((state) => transferTransitions[state].length === 0)).toEqual(["credited"]);
  });

  it("are the customer’s to change only while nothing arrived, and along the table", () => {
    const theirs = transferStates.flatMap((from) =>
      transferStates.filter((to) => mayCustomerMove(from, to)).map((to) => [from, to] as const),
    );
    expect(theirs.every(([from, to]) => mayMoveTransfer(from, to))).toBe(true);
    expect(new Set(theirs.map(([from]) => from))).toEqual(new Set(["opened", "announced", "lapsed"]));
  });

  it("are open while somebody still waits for the customer, the bank or the desk", () => {
    expect(transferStates.filter(isOpenTransfer)).toEqual(["opened", "announced", "arrived"]);
  });

  it("see money arrive wherever they stand, and credit it only from there", () => {
    for (const state of transferStates.filter((one) => one !== "credited" && one !== "arrived"))
      expect(mayMoveTransfer(state, "arrived"), state).toBe(true);
    expect(transferStates.filter((state) => mayMoveTransfer(state, "credited"))).toEqual(["arrived"]);
  });
});

describe("numbers", () => {
  it("are read as banks write them", () => {
    expect(readTransferNumber(transferNumber("300001"))).toBe("300001");
    expect(readTransferNumber(" tr 300-001 ")).toBe("300001");
    for (const other of ["TR1", "RT300001", "XTR300001", "300001", "TR300001X", ""]) expect(readTransferNumber(other)).toBeNull();
  });

  it("of one line of a statement are the same however they are typed (rule F35)", () => {
    for (const typed of ["ft-2026/1123.0007", "FT 2026 1123 0007", "ＦＴ202611230007"])
      expect(bankLineOf(typed)).toBe("FT202611230007");
  });
});

describe("receiving accounts", () => {
  it("take all the currencies a remittance can be in (rules I-28 to I-40)", () => {
    const taken = new Set(
      transferMethods.flatMap((method) => accountsOf(seededSettings, method).map(({ currency }) => currency)),
    );
    expect([...taken].sort()).toEqual([...currencyCodes].sort());
  });

  it("are not shown once they are closed", () => {
    const closed = seededSettings.receivingAccounts.map((one) => (one.code === "wise-eur" ? { ...one, isOpen: false } : one));
    expect(accountFor(seededSettings, "wise", "EUR")?.code).toBe("wise-eur");
    expect(accountFor({ receivingAccounts: closed }, "wise", "EUR")).toBeNull();
    expect(accountFor(seededSettings, "mainland", "EUR")).toBeNull();
  });

  it("are shown once for each currency, in the operator's order", () => {
    const [first] = seededSettings.receivingAccounts.filter(({ method, isOpen }) => method === "wise" && isOpen);
    if (!first) throw new Error("an account is needed");
    const receivingAccounts = [
      { ...first, code: "closed", isOpen: false },
      { ...first, code: "first" },
      { ...first, code: "second" },
      { ...first, code: "wire", method: "overseas" as const },
      { ...first, code: "yen", currency: "JPY" as const },
    ];
    expect(accountsOf({ receivingAccounts }, "wise").map(({ code }) => code)).toEqual(["first", "yen"]);
    expect(accountFor({ receivingAccounts }, "wise", "JPY")?.code).toBe("yen");
  });

  it("have limits in whole units of their currency", () => {
    const of = (currency: Currency) => transferLimits({ least: 30, most: 500, currency });
    expect(of("USD")).toEqual({ least: parseMoney("30.00", "USD"), most: parseMoney("500.00", "USD") });
    expect(of("JPY").least).toEqual(money(30n, "JPY"));
  });
});

describe("what a wire costs (rule I-27)", () => {
  const fee = parseMoney("65.00", "HKD");
  it.each([
    ["the fee itself in Hong Kong dollars", "1000.00", "HKD", "1.1", "65.00"],
    ["its worth at the day’s rates elsewhere", "500.00", "USD", "0.14", "8.27"],
    ["in whole yen", "20000", "JPY", "21.5", "1270"],
    ["never more than what came", "5.00", "USD", "0.14", "5.00"],
  ] as const)("%s", (_, arrived, currency, rate, taken) => {
    const perCny = { from: "1.1", to: rate };
    expect(feeOfArrival(parseMoney(arrived, currency), fee, perCny)).toEqual(parseMoney(taken, currency));
  });
});

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
