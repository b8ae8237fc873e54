import { dirname } from "node:path";
import { expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/** More than this many files side by side and a newcomer no longer sees what a folder is about; specs stand beside what they prove. */
const filesMost = 31;

it("no folder has more files than a reader takes in at a glance", () => {
  const files = sourcesIn([
    "apps/**/*.{ts,tsx}",
    "packages/**/*.{ts,tsx}",
    "tools/**/*.{ts,mjs}",
    "bench/**/*.ts",
    "e2e/**/*.ts",
  ]);
  const counts = Map.groupBy(
    files.filter((file) => !/\.spec\.tsx?$|\.d\.mts$/.test(file)),
    (file) => dirname(file),
  );
  const overfull = [...counts]
    .filter(([, { length }]) => length > filesMost)
    .map(([folder, { length }]) => `${folder}: ${length}`);
  expect(overfull).toEqual([]);
});
