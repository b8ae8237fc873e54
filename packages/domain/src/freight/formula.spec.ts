import { expect, it } from "vitest";
import { type Formula, readFormula, writeFormula } from "./formula.ts";

const formulas: [Formula, string][] = [
  [{ kind: "bracket", price: "140.00", grams: 1_620, upToGrams: 2_000 }, "140.00 (1.620 kg ≤ 2.000 kg)"],
  [{ kind: "per-kg", parcel: "26.00", perKg: "58.00", grams: 4_250 }, "26.00 + 58.00/kg × 4.250 kg"],
  [{ kind: "first-weight", first: "85.00", firstGrams: 500 }, "85.00 (≤ 0.500 kg)"],
  [
    { kind: "first-step", first: "85.00", firstGrams: 500, step: "22.00", stepGrams: 500, steps: 3 },
    "85.00 (≤ 0.500 kg) + 22.00/0.500 kg × 3",
  ],
  [{ kind: "base-gram", base: "25.00", perGram: "0.065", grams: 730 }, "25.00 + 0.065/g × 730 g"],
  [{ kind: "share", of: "-272.50", rateBp: 1_250 }, "-272.50 × 12.5 %"],
  [{ kind: "postcode", amount: "180.00", prefix: "995" }, "180.00 (995…)"],
  [{ kind: "fixed", amount: "8.00" }, "8.00"],
];

it.each(formulas)("%j is kept as one text and read back with its inputs", (formula, how) => {
  expect(writeFormula(formula)).toBe(how);
  expect(readFormula(how)).toEqual(formula);
});

it.each(["", "free", "913.00 + 136.95 + 8.00", "26.00 + 58.00/lb × 4.250 kg"])("%j is none of them", (how) => {
  expect(readFormula(how)).toBeNull();
});
