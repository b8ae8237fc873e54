import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A phone that is days ahead showed another last day than the one that is charged: pages ask `serverNow`. */
it("no page reads the phone's clock", () => {
  const files = globSync("features/**/*.{ts,tsx}", { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((file) =>
    /new Date\(\)|Date\.now\(\)/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  expect(readers.filter((file) => !file.endsWith(".spec.ts"))).toEqual([]);
});
