import { expect, it } from "vitest";
import { landedSums } from "./landed-sums.ts";

const at = (label: "goods" | "domestic-freight" | "service" | "operation" | "shipping" | "tax", low: string, high = low) => ({
  ...{ label, low, high, how: "" },
});
const line = {
  id: "7",
  name: { zh: "空运专线", en: "Air line" },
  days: [8, 12] as [number, number],
  daysBasis: "promised" as const,
};
const cost = {
  lines: [
    ...[at("goods", "100.00"), at("domestic-freight", "10.00"), at("service", "0.00")],
    ...[at("operation", "8.00"), at("tax", "20.00"), at("shipping", "50.00", "72.00")],
  ],
  ...{ low: "188.00", high: "210.00", grams: 700, weightFrom: "seller" as const, isTaxKnown: true },
  ...{ linesOffered: 3, linesAll: 3, refusedBecause: [], accuracy: null },
};

it("paid now is goods, their way to our warehouse and the service; the rest comes later, and both make the whole", () => {
  expect(landedSums({ ...cost, line: { ...line, taxMode: "prepaid" } }, null, 0)).toMatchObject({
    ...{ now: "110.00", toCome: ["78.00", "100.00"], whole: ["188.00", "210.00"] },
    ...{ surcharge: null, added: null },
  });
});

it.each([
  // 3.5 % of 78.00 and 100.00, tax among them, beside the order's 3.85.
  ["prepaid", ["2.73", "3.50"], ["80.73", "103.50"]],
  // The recipient pays the tax to others: 3.5 % of 58.00 and 80.00.
  ["excluded", ["2.03", "2.80"], ["80.03", "102.80"]],
] as const)("a card adds to what we ask for alone: tax %s", (taxMode, added, toCome) => {
  const sums = landedSums({ ...cost, line: { ...line, taxMode } }, "3.85", 350);
  expect(sums).toMatchObject({ now: "113.85", added, toCome });
});

it("goods no line takes have nothing that comes later", () => {
  const sums = landedSums({ ...cost, lines: cost.lines.slice(0, 3), line: null }, "3.85", 350);
  expect(sums).toMatchObject({ toCome: ["0.00", "0.00"], whole: ["113.85", "113.85"], added: null });
});
