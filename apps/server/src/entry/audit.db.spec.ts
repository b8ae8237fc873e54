import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { compileCache, processTimeoutMs } from "../../testing/a-server-process.ts";
import { cloneDatabase } from "../../testing/template-database.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-audit-"));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function audit(env: Record<string, string>): { status: number | null; stdout: string; stderr: string } {
  const command = fileURLToPath(new URL("./audit.ts", import.meta.url));
  return spawnSync(process.execPath, [command], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, DATA_DIR: folder, ...env },
    encoding: "utf8",
  });
}
const noteOf = (pid: number) =>
  writeFileSync(join(folder, "running.json"), JSON.stringify({ databaseUrl: database.url, port: 1, pid }));

describe("the audit", { timeout: processTimeoutMs }, () => {
  it("runs on the database a server of this folder is running on", () => {
    noteOf(process.pid);
    const { status, stdout } = audit({});
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ invariants held, 0 broken\n$/)]);
  });

  it("does not believe what a killed server left behind, and says plainly that there is nothing to look at", () => {
    noteOf(2 ** 22 + 1);
    const { status, stderr } = audit({});
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no database in .*Set DATA_DIR .*\n$/)]);
  });

  it("says plainly that a database does not answer, and never its password", () => {
    const { status, stderr } = audit({ DATABASE_URL: "postgres://sihai:hidden@127.0.0.1:9/sihai" });
    expect([status, stderr.trim().split("\n").at(-1)]).toEqual([
      2,
      expect.stringMatching(/^The database at 127\.0\.0\.1:9\/sihai does not answer: .*ECONNREFUSED/),
    ]);
    expect(stderr).not.toContain("hidden");
  });
});
