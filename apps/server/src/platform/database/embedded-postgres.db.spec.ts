import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
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

  it("opens to nobody without its password, and its role owns the product's database and nothing else", async () => {
    const own = mkdtempSync(join(tmpdir(), "sihai-guarded-"));
    const postgres = await startEmbeddedPostgres({ folder: own });
    try {
      expect(runningPostgres(own)).toBe(postgres.url);
      const strangers = ["sihai", "postgres"].flatMap((user) =>
        ["sihai", "postgres"].map((name) => `postgres://${user}@127.0.0.1:${postgres.port}/${name}`),
      );
      for (const url of strangers) expect([url, await ask(url)]).toEqual([url, false]);
      const { rows } = await asking(
        postgres.url,
        "select rolsuper, rolcreatedb, rolcreaterole, rolreplication, current_database() as name from pg_roles where rolname = current_user",
      );
      expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: true, name: "sihai" }]);
      await expect(asking(postgres.url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
      expect(statSync(join(own, "postgres/sihai.json")).mode & 0o077).toBe(0);
      // By the network it asks for the same password as by its socket, in a folder that is its owner's alone.
      expect(await ask(postgres.url.split("?")[0] ?? "")).toBe(true);
      expect(statSync(join(own, "postgres")).mode & 0o077).toBe(0);
    } finally {
      await postgres.stop();
      rmSync(own, { recursive: true, force: true });
    }
  });

  it("is spoken to by a socket beside its data, and by the network alone where the folder is too deep for one", async () => {
    const shallow = mkdtempSync(join(tmpdir(), "sihai-socket-"));
    const deep = join(shallow, "d".repeat(120));
    const client = "select inet_client_addr() as client";
    for (const [folder, from] of [
      [shallow, null],
      [deep, "127.0.0.1"],
    ] as const) {
      const postgres = await startEmbeddedPostgres({ folder, throwaway: true });
      try {
        expect((await asking(postgres.url, client)).rows).toEqual([{ client: from }]);
      } finally {
        await postgres.stop();
      }
    }
    writeFileSync(join(shallow, "postgres", ".s.PGSQL.1"), "");
    const again = await startEmbeddedPostgres({ folder: shallow, throwaway: true });
    expect(readdirSync(join(shallow, "postgres")).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))).toEqual([
      `.s.PGSQL.${again.port}`,
    ]);
    await again.stop();
    rmSync(shallow, { recursive: true, force: true });
  });

  it("gives a password to data from before there were any", async () => {
    const old = mkdtempSync(join(tmpdir(), "sihai-open-"));
    const open = await startEmbeddedPostgres({ folder: old, throwaway: true });
    expect(open.url.split("?")[0]).toBe(`postgres://sihai@127.0.0.1:${open.port}/postgres`);
    await asking(open.url, "create table kept (word text)");
    await open.stop();
    const guarded = await startEmbeddedPostgres({ folder: old });
    try {
      expect(await ask(`postgres://sihai@127.0.0.1:${guarded.port}/postgres`)).toBe(false);
      expect((await asking(guarded.url, "select * from kept")).rows).toEqual([]);
    } finally {
      await guarded.stop();
      rmSync(old, { recursive: true, force: true });
    }
  });
});

async function asking(url: string, words: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(words);
  } finally {
    await client.end();
  }
}
