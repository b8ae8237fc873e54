import { describe, expect, it } from "vitest";
import { parseMoney, toDecimal } from "../money.ts";
import { estimateTax, type TaxRule, taxRuleOn } from "./index.ts";
import { isTaxEnd } from "./tax-rules.ts";

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

  it("says how each line comes about", () => {
    const reduced: TaxRule = {
      ...eu("2026-07-01", "3"),
      ...{ dutyLess: parseMoney("20", "EUR"), vatLess: parseMoney("1.50", "EUR") },
    };
    const how = (usd: string) =>
      estimateTax(reduced, { total: parseMoney(usd, "USD"), lines: 2 }, rates).lines.map(
        ({ code, how: words }) => `${code}: ${words}`,
      );
    expect(how("70")).toEqual(["flat-duty: 2 × 3 EUR", "vat: 19 % (− 1.5 EUR)"]);
    expect(how("1400")).toEqual(["duty: 4.5 % (− 20 EUR)", "vat: 19 % (− 1.5 EUR)"]);
    expect(
      estimateTax(eu("2021-07-01", "0"), { total: parseMoney("70", "USD"), lines: 2 }, rates).lines.map(
        ({ how: words }) => words,
      ),
    ).toEqual(["19 %"]);
  });

  it("is at the reduced rate up to its limit, in full and less its allowance above it", () => {
    const stepped: TaxRule = {
      ...eu("2026-07-01", "0"),
      ...{
        reducedUpTo: parseMoney("300", "EUR"),
        reducedBp: 250,
        dutyLess: parseMoney("30", "EUR"),
        vatRelief: parseMoney("9999", "EUR"),
      },
    };
    // US$ 336 is ¥2,400, which is €300; €30 is ¥240.
    expect(taxOf(stepped, "336")).toEqual({ parts: ["duty 60.00"], total: "60.00" });
    expect(taxOf({ ...stepped, dutyBp: 1_500 }, "336.01")).toEqual({ parts: ["duty 120.01"], total: "120.01" });
  });

  it("has no line where the allowance leaves nothing of it", () => {
    const allowed = { ...eu("2026-07-01", "0"), dutyLess: parseMoney("6.75", "EUR"), vatRelief: parseMoney("9999", "EUR") };
    // 4.5 % of ¥1,200.07 is ¥54.00, and so is €6.75.
    expect(taxOf(allowed, "168.01")).toEqual({ parts: [], total: "0.00" });
  });

  it("takes no rate of nothing, and none that is no number", () => {
    const [rule] = rules;
    if (!rule) throw new Error("a rule is needed");
    for (const usdPerCny of ["0", "0.000", "-1", "1x", "x1", ""])
      expect(() => estimateTax(rule, { total: parseMoney("1", "USD"), lines: 1 }, { ...rates, usdPerCny }), usdPerCny).toThrow(
        `not a rate: ${usdPerCny}`,
      );
  });

  it("is not estimated where a rule ended and none followed", () => {
    const ended = [...rules, { country: "DE", from: "2026-12-01", ends: true }] as const;
    expect(taxRuleOn(ended, "DE", "2026-11-30")?.from).toBe("2026-07-01");
    expect(taxRuleOn(ended, "DE", "2026-12-01")).toBeNull();
    expect(ended.map(isTaxEnd)).toEqual([false, false, true]);
  });
});
