import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { eventually } from "#testing";
import { runningPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { findPostgres } from "./postgres-process.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query("select 1")).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe("the embedded PostgreSQL", () => {
  it("is started again where it was when it dies alone, and stays down when it is stopped", async () => {
    const said: string[] = [];
    const postgres = await startEmbeddedPostgres({ folder, throwaway: true, say: (words) => said.push(words) });
    const first = findPostgres(join(folder, "postgres"));
    process.kill(first?.pid ?? 0, "SIGKILL");
    await eventually("it answers again", () => ask(postgres.url), 20_000);
    expect(said[0]).toMatch(/started again/);
    expect(runningPostgres(folder)).toBe(postgres.url);
    expect(findPostgres(join(folder, "postgres"))?.pid).not.toBe(first?.pid);
    await postgres.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([await ask(postgres.url), runningPostgres(folder)]).toEqual([false, null]);
  });

  it("goes down with a server that is killed outright", async () => {
    const script = join(folder, "server.ts");
    const start = fileURLToPath(new URL("./embedded-postgres.ts", import.meta.url));
    writeFileSync(
      script,
      `import { startEmbeddedPostgres } from ${JSON.stringify(start)};
       const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, throwaway: true });
       process.send?.(url);`,
    );
    const server = fork(script);
    const url = await new Promise<string>((resolve) => server.once("message", (said) => resolve(String(said))));
    expect(await ask(url)).toBe(true);
    server.kill("SIGKILL");
    await eventually("it is gone", async () => runningPostgres(folder) === null && !(await ask(url)), 10_000);
  });
});
