import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A desk that is days behind proposed days that are over for campaigns, bank balances and receipts: pages ask `serverNow`. */
it("no page of the console reads the machine's clock", () => {
  const files = globSync("features/**/*.{ts,tsx}", { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(250);
  const readers = files.filter((file) =>
    /new Date\(\)|Date\.now\(\)/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  expect(readers.filter((file) => !file.endsWith(".spec.ts"))).toEqual([]);
});
