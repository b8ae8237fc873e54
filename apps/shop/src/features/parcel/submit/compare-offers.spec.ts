import { expect, it } from "vitest";
import { compareOffers } from "./compare-offers.ts";

const usd = (amount: string) => ({ amount, currency: "USD" as const });

/** A tenth in duty on everything from the first dollar. */
const tenth = {
  ...{ country: "US", from: "2026-01-01", dutyRelief: usd("0.00"), reducedUpTo: usd("0.00"), reducedBp: 0, dutyBp: 1_000 },
  ...{ dutyLess: usd("0.00"), vatRelief: usd("0.00"), vatBp: 0, vatLess: usd("0.00"), flatPerLine: usd("0.00") },
  rulePerCny: "0.14",
};

const offer = (mode: "included" | "excluded" | "prepaid", deposit: string, taxRateBp = 0) => ({
  ...{ line: { tax: { mode } }, quote: { total: "90.00" }, deposit, taxRateBp },
});

it("lines are compared at the door: the deposit with the tax on what is declared", () => {
  const options = { usdRate: "0.14", tax: tenth, eligible: [offer("excluded", "102.69"), offer("included", "141.00")] };
  const [bare, paid] = compareOffers(options, { declared: "140.00", lines: 2 });
  // 140 USD are 1000 CNY: 100 of duty, and the line that looked cheaper is the dearer one.
  expect(bare).toMatchObject({ amount: "202.69", isTaxUnknown: false, landed: { total: "190.00", tax: { total: "100.00" } } });
  expect(bare?.landed.tax.lines).toMatchObject([{ code: "duty", amount: "100.00", how: "10 %" }]);
  expect(paid).toMatchObject({ amount: "141.00", isTaxUnknown: false, landed: { tax: { total: "0.00", lines: [] } } });
});

it("what a line prepays counts too, and unknown tax is said, not taken for none", () => {
  const options = { usdRate: "0.14", tax: null, eligible: [offer("prepaid", "100.00", 2_000), offer("excluded", "80.00")] };
  const [prepaid, unknown] = compareOffers(options, { declared: "14.00", lines: 1 });
  expect(prepaid).toMatchObject({ amount: "120.00", isTaxUnknown: false, landed: { tax: { total: "20.00" } } });
  expect(unknown).toMatchObject({ amount: "80.00", isTaxUnknown: true, landed: { tax: { total: null } } });
});
