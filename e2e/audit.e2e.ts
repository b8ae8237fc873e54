import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

for (const books of ["shared", "alone"])
  test(`after all that, the auditor finds every promise kept in the ${books} books`, () => {
    const said = execFileSync(process.execPath, ["apps/server/src/entry/audit.ts"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: join(process.env.E2E_DATA_DIR ?? "", books) },
    });
    expect(said).toMatch(/^\d+ invariants held, 0 broken$/m);
  });
