import { expect, test } from "vitest";
import { comparedAmounts, finalTotal, freightDifference } from "./settlement-rows.ts";

const final = {
  outcome: "refund" as const,
  quote: {
    actualGrams: 3_380,
    volumetricGrams: 3_070,
    chargeableGrams: 3_500,
    lines: [
      { label: "freight", amount: "240.00", how: "60.00 (≤ 1.000 kg) + 36.00/0.500 kg × 5" },
      { label: "remote", amount: "10.00", how: "10.00 (995…)" },
      { label: "operation", amount: "8.00", how: "8.00" },
    ],
    total: "258.00",
  },
  difference: "20.00",
  unusedDiscount: "0.00",
  owed: "0.00",
  at: "2026-11-21T03:00:00Z",
};

test("lines of the deposit stand beside those of the final cost, and one that only one of them has stands alone", () => {
  const depositHow =
    "4.000 kg (+5 %): freight 276.00 = 60.00 (≤ 1.000 kg) + 36.00/0.500 kg × 6; fuel 2.00 = 276.00 × 0.72 %; operation 8.00 = 8.00";
  expect(
    comparedAmounts({ depositHow, settlement: final }).map(({ label, estimated, measured }) => [
      label,
      estimated?.amount ?? null,
      measured?.amount ?? null,
    ]),
  ).toEqual([
    ["freight", "276.00", "240.00"],
    ["remote", null, "10.00"],
    ["operation", "8.00", "8.00"],
    ["fuel", "2.00", null],
  ]);
});

test("a deposit of before its lines were named has none to compare", () => {
  const rows = comparedAmounts({ depositHow: "4.000 kg (+5 %): 276.00 + 2.00", settlement: final });
  expect(rows.map(({ estimated }) => estimated)).toEqual([null, null, null]);
});

test.each([
  ["278.00", "-20.00"],
  ["250.00", "8.00"],
  ["258.00", "0.00"],
])("a deposit of %s against 258.00 differs by %s", (deposit, difference) => {
  expect(freightDifference({ deposit, settlement: final })).toBe(difference);
});

test.each([
  { outcome: "refund" as const, difference: "21.50", comesTo: "251.50" },
  { outcome: "even" as const, difference: "0.00", comesTo: "273.00" },
  { outcome: "balance-due" as const, difference: "9.00", comesTo: "282.00" },
])("a parcel paid with 273.00 comes to $comesTo where the settlement is $outcome", ({ outcome, difference, comesTo }) => {
  expect(finalTotal({ total: "273.00", settlement: { ...final, outcome, difference } })).toBe(comesTo);
});
