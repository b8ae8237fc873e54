import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourcesIn } from "../../../../../tools/imports.ts";

/** Who begins a transaction without `transact` or `inTransaction`, and why it need not be run again when it met another. */
const byThemselves: Readonly<Record<string, string>> = {
  "apps/server/src/platform/database/transact.ts": "the two themselves",
  "apps/server/src/platform/timers.ts": "a deadline that fails is fired again a moment later",
  "apps/server/src/platform/database/at-one-moment.ts": "looks at one moment and writes nothing",
};

it("every transaction is run again, unseen, when the database ended it for another's sake", () => {
  const beginning = sourcesIn(["apps/server/src/**/*.ts"])
    .filter((file) => !file.endsWith(".spec.ts"))
    .filter((file) => /\.transaction\(\)/.test(readFileSync(file, "utf8")));
  expect(beginning.toSorted()).toEqual(Object.keys(byThemselves).toSorted());
});
