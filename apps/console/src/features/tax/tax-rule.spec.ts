import type { Currency } from "@sihai/domain";
import { formatMoney } from "@sihai/text";
import { describe, expect, it } from "vitest";
import { taxExamples } from "./tax-rule.ts";

const amounts = (currency: Currency, dutyRelief: string) => {
  const amount = (text: string) => ({ amount: text, currency });
  const none = { reducedUpTo: amount("0"), reducedBp: 0, dutyLess: amount("0"), vatLess: amount("0"), flatPerLine: amount("0") };
  return { ...none, dutyRelief: amount(dutyRelief), dutyBp: 1000, vatRelief: amount("0"), vatBp: 0 };
};
const examplesOf = (currency: Currency, dutyRelief: string) =>
  taxExamples(amounts(currency, dutyRelief)).map(({ declared, tax }) => `${formatMoney(declared)}: ${formatMoney(tax)}`);
const plain = (texts: string[]) => texts.map((text) => text.replace(/\s/gu, " "));

describe("what a tax rule comes to", () => {
  it("stands around what is relieved, in whole units of the rule's currency", () => {
    expect(plain(examplesOf("EUR", "150.50"))).toEqual([
      "€ 75.00: € 0.00",
      "€ 151.00: € 15.10",
      "€ 301.00: € 30.10",
      "€ 602.00: € 60.20",
    ]);
  });

  it("keeps yen whole", () => {
    expect(plain(examplesOf("JPY", "10000"))).toEqual([
      "JP¥ 5,000: JP¥ 0",
      "JP¥ 10,000: JP¥ 0",
      "JP¥ 20,000: JP¥ 2,000",
      "JP¥ 40,000: JP¥ 4,000",
    ]);
  });

  it("stands around a hundred where nothing is relieved, and is empty for what is no amount", () => {
    expect(plain(examplesOf("GBP", "0")).at(1)).toBe("£ 100.00: £ 10.00");
    expect(examplesOf("GBP", "a hundred")).toEqual([]);
  });
});
