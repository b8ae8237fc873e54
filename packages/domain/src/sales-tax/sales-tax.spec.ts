import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTaxEnd, readTaxRules } from "../tax/index.ts";
import { salesTaxOf } from "./index.ts";

it("is named for a country exactly where our rules charge one there", () => {
  const { rows } = readTaxRules(readFileSync(new URL("../../../../content/tax-rules.csv", import.meta.url), "utf8"));
  const charging = new Map<string, boolean>();
  for (const row of rows) if (!isTaxEnd(row)) charging.set(row.country, (charging.get(row.country) ?? false) || row.vatBp > 0);
  expect(charging.size).toBeGreaterThan(50);
  for (const [country, charges] of charging) expect([country, salesTaxOf(country) !== "none"]).toEqual([country, charges]);
});

it("is what the country calls it", () => {
  expect(["DE", "AU", "JP", "US"].map(salesTaxOf)).toEqual(["vat", "gst", "consumption-tax", "none"]);
});
