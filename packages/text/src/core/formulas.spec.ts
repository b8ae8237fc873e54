import { readFormula } from "@sihai/domain/freight";
import { expect, test } from "vitest";
import { freightDict } from "../dict/freight.ts";
import { formulaText, formulaWords, measuringText, taxText } from "./formulas.ts";
import { noBreak } from "./no-break.ts";

test.each([
  [
    "140.00 (1.620 kg ≤ 2.000 kg)",
    "Chargeable weight 1.62 kg; up to 2 kg costs CN ￥140.00",
    "计费 1.62 kg，2 kg 以内固定价 CN ￥140.00",
  ],
  [
    "26.00 + 58.00/kg × 4.253 kg",
    "CN ￥26.00 per parcel + 4.253 kg × CN ￥58.00 per kg",
    "每个包裹 CN ￥26.00 + 4.253 kg × 每公斤 CN ￥58.00",
  ],
  [
    "60.00 (≤ 1.000 kg) + 36.00/0.500 kg × 5",
    "First 1 kg CN ￥60.00 + 5 × 0.5 kg at CN ￥36.00 each",
    "首重 1 kg CN ￥60.00 + 续重 5 × 0.5 kg，每续重 CN ￥36.00",
  ],
  ["913.00 × 15 %", "15% of the shipping of CN ￥913.00", "运费 CN ￥913.00 的 15%"],
  ["-272.50 × 6 %", "6% of the shipping of CN ￥272.50", "运费 CN ￥272.50 的 6%"],
  ["8.00", "CN ￥8.00 per parcel", "每个包裹 CN ￥8.00"],
  ["2 × 49.80", "2 × CN ￥49.80", "2 × CN ￥49.80"],
])("%j is said with its inputs in both languages", async (how, en, zh) => {
  const plain = (text: string) => text.replaceAll(noBreak, " ");
  const say = async (language: "en" | "zh") =>
    plain(formulaWords(how, readFormula(how), await freightDict.load(language), language));
  expect([await say("en"), await say("zh")]).toEqual([en, zh]);
});

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

const spaced = (text: string) => text.replaceAll(noBreak, " ");

test.each([
  ["3720 g, 34.7 cm: ≤ 5 kg", "3.72 kg, 34.7 cm: ≤ 5 kg", "3.72 kg、34.7 cm：≤ 5 kg"],
  ["1501 g, 40 cm: > 1.5 kg, ≤ 40 cm", "1.501 kg, 40 cm: > 1.5 kg, ≤ 40 cm", "1.501 kg、40 cm：> 1.5 kg, ≤ 40 cm"],
  ["by hand", "by hand", "by hand"],
])("the tier %j is written with its weight as elsewhere", (how, en, zh) => {
  expect([spaced(measuringText(how, "en")), spaced(measuringText(how, "zh"))]).toEqual([en, zh]);
});

test.each([
  ["19 %", "19%"],
  ["2 × 3 EUR", "2 × € 3.00"],
  ["7.5 % (− 4 EUR)", "7.5% (− € 4.00)"],
  ["2 × 3 XXX", "2 × 3 XXX"],
])("the tax %j is written as shares and amounts are", (how, shown) => {
  expect(spaced(taxText(how))).toBe(shown);
});
