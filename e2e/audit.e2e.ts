import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";

test("after all that, the auditor finds every promise kept", () => {
  const said = execFileSync(process.execPath, ["apps/server/src/entry/audit.ts"], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? "" },
  });
  expect(said).toMatch(/^\d+ invariants held, 0 broken$/m);
});
