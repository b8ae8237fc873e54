import { describe, expect, it } from "vitest";
import { readFormula } from "../freight/index.ts";
import { usAirStandard } from "../freight/testing/lines.ts";
import { add, cny, toDecimal } from "../money.ts";
import { estimateDeposit } from "./deposit.ts";
import { readDeposit, writeDeposit } from "./deposit-formula.ts";

const item = { id: "1", grams: 3_600, sidesCm: [30, 20, 10] as const, flags: [], valueCny: "0.00", alone: false, warehouse: 1 };

it("a deposit's formula names its lines with their inputs, and they add up to it", () => {
  const line = { ...usAirStandard, surcharges: [{ label: "fuel", kind: "percent" as const, rateBp: 1_500 }] };
  const request = { line, items: [item], country: "US", zip: "10001", on: "2026-11-21", memberFreightOffBp: 600 };
  const { deposit, how } = estimateDeposit({ ...request, operationFee: "8.00", depositAllowanceBp: 500 });
  const read = readDeposit(how);
  expect(read).toMatchObject({ chargeableGrams: 4_180, allowanceBp: 500 });
  expect(read?.lines.map(({ label }) => label)).toEqual(["freight", "member-discount", "fuel", "operation"]);
  expect(read?.lines.map((one) => readFormula(one.how)?.kind)).toEqual(["per-kg", "share", "share", "fixed"]);
  expect(read?.lines.reduce((sum, { amount }) => add(sum, cny(amount)), cny("0.00"))).toEqual(deposit);
});

it("one written before its lines were named is not guessed at", () => {
  expect(readDeposit("4.160 kg (+5 %): 913.00 + 136.95 + 8.00")).toBeNull();
});

describe("a deposit as it is kept", () => {
  const lines = [
    { label: "freight", amount: "92.00", how: "92.00" },
    { label: "member-discount", amount: "-5.52", how: "6 % × 92.00" },
  ];
  it.each([
    [
      { chargeableGrams: 4_160, allowanceBp: 500, lines },
      "4.160 kg (+5 %): freight 92.00 = 92.00; member-discount -5.52 = 6 % × 92.00",
    ],
    [
      { chargeableGrams: 12_345, allowanceBp: 1_250, lines },
      "12.345 kg (+12.5 %): freight 92.00 = 92.00; member-discount -5.52 = 6 % × 92.00",
    ],
    [{ chargeableGrams: 30, allowanceBp: 0, lines: lines.slice(0, 1) }, "0.030 kg: freight 92.00 = 92.00"],
  ])("reads back as it was written: %#", (formula, written) => {
    expect(writeDeposit(formula)).toBe(written);
    expect(readDeposit(written)).toEqual(formula);
  });

  it.each([
    "",
    "4.16 kg: freight 92.00 = 92.00",
    "about 4.160 kg: freight 92.00 = 92.00",
    "4.160 kg: freight 92 = 92.00",
    "4.160 kg: freight 92.00 = 92.00; operation",
    "4.160 kg:",
  ])("is not guessed at from %j", (written) => expect(readDeposit(written)).toBeNull());
});

describe("the upper end of an estimate", () => {
  const terms = { country: "US", zip: "10001", on: "2026-11-21", memberFreightOffBp: 0, operationFee: "8.00" };
  const of = (grams: number, depositAllowanceBp: number) => {
    const { deposit, expected, how } = estimateDeposit({
      line: usAirStandard,
      items: [{ ...item, sidesCm: [20, 10, 5], grams }],
      ...terms,
      depositAllowanceBp,
    });
    return [toDecimal(deposit), expected.total, how];
  };

  it("is the price of the parcel taken heavier by the allowance, to the begun gram", () => {
    expect(of(476, 500)).toEqual([
      "100.00",
      "100.00",
      "0.476 kg: freight 92.00 = 92.00 (0.476 kg ≤ 0.500 kg); operation 8.00 = 8.00",
    ]);
    expect(of(477, 500)).toEqual([
      "116.00",
      "100.00",
      "0.501 kg (+5 %): freight 108.00 = 108.00 (0.501 kg ≤ 1.000 kg); operation 8.00 = 8.00",
    ]);
  });

  it("is the plain estimate where the allowance is more than the line takes", () => {
    const [deposit, expected, how] = of(29_600, 500);
    expect(deposit).toBe(expected);
    expect(how).toMatch(/^30\.000 kg: freight/);
  });

  it("keeps the estimated sides, longest first", () => {
    const { sidesCm } = estimateDeposit({
      line: usAirStandard,
      items: [{ ...item, sidesCm: [10, 30, 20] }],
      ...terms,
      depositAllowanceBp: 0,
    });
    expect(sidesCm).toEqual([30, 20, 10]);
  });
});
