import { noBreak } from "@sihai/text";
import { expect, test } from "vitest";
import { formulaText } from "./local-text.ts";

test.each([
  ["2 × 49.80", "2 × CN ￥49.80"],
  ["26.00 + 58.00/kg × 4.160 kg", "CN ￥26.00 + CN ￥58.00/kg × 4.160 kg"],
  ["272.50 × 12.25 %", "CN ￥272.50 × 12.25 %"],
  ["180.00 (995…)", "CN ￥180.00 (995…)"],
  ["", ""],
])("amounts in the formula %j are written as amounts", (how, shown) => {
  expect(formulaText(how).replaceAll(noBreak, " ")).toBe(shown);
});

test("a weight in a formula stays with its unit", () => {
  expect(formulaText("58.00/kg × 4.160 kg")).toBe(`CN${noBreak}￥58.00/kg × 4.160${noBreak}kg`);
});
