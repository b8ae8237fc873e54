import { expect, it } from "vitest";
import { readFormula } from "../freight/index.ts";
import { usAirStandard } from "../freight/testing/lines.ts";
import { add, cny } from "../money.ts";
import { estimateDeposit } from "./deposit.ts";
import { readDeposit } from "./deposit-formula.ts";

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
