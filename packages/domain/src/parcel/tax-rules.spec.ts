import { describe, expect, it } from "vitest";
import { parseMoney, toDecimal } from "../money.ts";
import { estimateTax, type TaxRule, taxRuleOn } from "./index.ts";

const eu = (from: string, flat: string): TaxRule => ({
  country: "DE",
  from,
  dutyRelief: parseMoney("150", "EUR"),
  reducedUpTo: parseMoney("0", "EUR"),
  reducedBp: 0,
  dutyBp: 450,
  dutyLess: parseMoney("0", "EUR"),
  vatRelief: parseMoney("0", "EUR"),
  vatBp: 1_900,
  vatLess: parseMoney("0", "EUR"),
  flatPerLine: parseMoney(flat, "EUR"),
});
const rules = [eu("2026-07-01", "3"), eu("2021-07-01", "0")];
const rates = { usdPerCny: "0.14", rulePerCny: "0.125" };
const taxOf = (rule: TaxRule | null, usd: string, lines = 2) => {
  if (!rule) return null;
  const { lines: parts, total } = estimateTax(rule, { total: parseMoney(usd, "USD"), lines }, rates);
  return { parts: parts.map(({ code, amount }) => `${code} ${toDecimal(amount)}`), total: toDecimal(total) };
};

describe("tax to expect", () => {
  it("is calculated by the rule of the day", () => {
    expect(taxRuleOn(rules, "DE", "2026-06-30")?.from).toBe("2021-07-01");
    expect(taxRuleOn(rules, "DE", "2026-07-01")?.from).toBe("2026-07-01");
    expect(taxRuleOn(rules, "DE", "2021-06-30")).toBeNull();
    expect(taxRuleOn(rules, "NO", "2026-07-01")).toBeNull();
  });

  it("is a flat duty a line and VAT below the relief, duty by rate above it", () => {
    // US$ 70 is ¥500; €150 is ¥1,200; 2 × €3 is ¥48.
    expect(taxOf(taxRuleOn(rules, "DE", "2026-11-21"), "70")).toEqual({
      parts: ["flat-duty 48.00", "vat 104.12"],
      total: "152.12",
    });
    expect(taxOf(taxRuleOn(rules, "DE", "2025-11-21"), "70")).toEqual({ parts: ["vat 95.00"], total: "95.00" });
    // US$ 168 is ¥1,200, not over the relief; one cent more is.
    expect(taxOf(taxRuleOn(rules, "DE", "2026-11-21"), "168")?.parts[0]).toBe("flat-duty 48.00");
    expect(taxOf(taxRuleOn(rules, "DE", "2026-11-21"), "168.01")?.parts[0]).toBe("duty 54.00");
  });

  it("of a currency without a minor unit is calculated in whole ones", () => {
    const japan = {
      ...eu("2000-01-01", "0"),
      country: "JP",
      dutyRelief: parseMoney("10000", "JPY"),
      vatRelief: parseMoney("10000", "JPY"),
    };
    const at = (usd: string) =>
      estimateTax(
        { ...japan, flatPerLine: parseMoney("0", "JPY") },
        { total: parseMoney(usd, "USD"), lines: 1 },
        { usdPerCny: "0.14", rulePerCny: "20" },
      ).lines.length;
    // ¥10,000 is CN¥500, which is US$ 70.
    expect([at("70"), at("70.01")]).toEqual([0, 2]);
  });
});
