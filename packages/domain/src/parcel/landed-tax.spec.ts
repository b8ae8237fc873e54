import { describe, expect, it } from "vitest";
import { money, parseMoney, toDecimal } from "../money.ts";
import { landedTax } from "./landed-tax.ts";
import type { TaxRule } from "./tax-rules.ts";

const none = money(0n, "EUR");
/** Three euros a kind of goods and 19 % VAT; at 0.125 euros for one CNY that is CNY 24 a kind. */
const germany: TaxRule = {
  country: "DE",
  from: "2026-07-01",
  dutyRelief: parseMoney("150.00", "EUR"),
  ...{ reducedUpTo: none, reducedBp: 0, dutyBp: 400, dutyLess: none },
  ...{ vatRelief: none, vatBp: 1_900, vatLess: none },
  flatPerLine: parseMoney("3.00", "EUR"),
};
const known = { rule: germany, rulePerCny: "0.125" };
const goods = { value: parseMoney("400.00", "CNY"), kinds: 2 };

describe("the tax a line leaves to expect", () => {
  it("is none where the price includes it", () => {
    expect(landedTax({ mode: "included", rateBp: 1_250 }, goods, known)).toEqual({ lines: [], total: money(0n, "CNY") });
    expect(landedTax({ mode: "included", rateBp: 0 }, goods, known)).toEqual({ lines: [], total: money(0n, "CNY") });
  });
  it("is a share of the value where it is collected with the parcel", () => {
    expect(landedTax({ mode: "prepaid", rateBp: 1_250 }, goods, null)).toEqual({
      lines: [{ code: "prepaid", amount: parseMoney("50.00", "CNY"), how: "12.5 %" }],
      total: parseMoney("50.00", "CNY"),
    });
  });
  it("has no line where the share comes to nothing", () => {
    const nothing = { lines: [], total: parseMoney("0.00", "CNY") };
    expect(landedTax({ mode: "prepaid", rateBp: 0 }, goods, null)).toEqual(nothing);
    expect(landedTax({ mode: "prepaid", rateBp: 1_250 }, { ...goods, value: parseMoney("0.00", "CNY") }, known)).toEqual(nothing);
  });
  it("is what the country asks where the receiver pays it", () => {
    const { lines, total } = landedTax({ mode: "excluded", rateBp: 0 }, goods, known);
    expect(lines.map(({ code, amount }) => [code, toDecimal(amount)])).toEqual([
      ["flat-duty", "48.00"],
      ["vat", "85.12"], // 19 % of 448.00
    ]);
    expect(total && toDecimal(total)).toBe("133.12");
  });
  it("is not made up where nothing is known of the country", () => {
    expect(landedTax({ mode: "excluded", rateBp: 0 }, goods, null)).toEqual({ lines: [], total: null });
  });
});
