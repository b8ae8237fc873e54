import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/**
 * A phone that is days ahead showed another last day than the one that is charged; a desk that is days behind proposed days that are over for campaigns,
 * bank balances and receipts. Pages ask `serverNow`.
 */
it.each([
  ["shop", 300],
  ["console", 250],
])("no page of the %s reads the clock of the machine it is shown on", (app, atLeast) => {
  const files = sourcesIn([`apps/${app}/src/features/**/*.{ts,tsx}`]);
  expect(files.length).toBeGreaterThan(atLeast);
  const readers = files.filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(file, "utf8")));
  expect(readers.filter((file) => !file.endsWith(".spec.ts"))).toEqual([]);
});
