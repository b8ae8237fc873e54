import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runSql, urlOf } from "../../../testing/template-database.ts";
import { migrate, SchemaRefused } from "./migrate.ts";

const folder = `${mkdtempSync(join(tmpdir(), "sihai-migrations-"))}/`;
const database = `migrations_${process.pid}`;
let url: string;

beforeAll(async () => {
  url = urlOf(inject("postgresUrl"), database);
  await runSql(inject("postgresUrl"), `create database ${database}`);
  writeFileSync(`${folder}2026-01-01-01-first.sql`, "create table first (id int);");
  writeFileSync(`${folder}2026-01-01-02-second.sql`, "-- expands: old nodes do not ask for it\ncreate table second (id int);");
});
afterAll(async () => {
  await runSql(inject("postgresUrl"), `drop database ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function kept(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select name, length(checksum) as checked, expands from migration order by name");
  await client.end();
  return rows;
}

describe("migrations", () => {
  it("run once, and what they were is remembered", async () => {
    expect(await migrate(url, folder)).toEqual(["2026-01-01-01-first.sql", "2026-01-01-02-second.sql"]);
    expect(await migrate(url, folder)).toEqual([]);
    expect(await kept()).toEqual([
      { name: "2026-01-01-01-first.sql", checked: 64, expands: false },
      { name: "2026-01-01-02-second.sql", checked: 64, expands: true },
    ]);
  });

  it("that ran before this was remembered are taken as they are", async () => {
    await runSql(url, "update migration set checksum = null, expands = null where name like '%first%'");
    await migrate(url, folder);
    expect(await kept()).toContainEqual({ name: "2026-01-01-01-first.sql", checked: 64, expands: false });
  });

  it("that an older server does not know let it run where they only add, and refuse it where they change", async () => {
    rmSync(`${folder}2026-01-01-02-second.sql`);
    expect(await migrate(url, folder)).toEqual([]);
    await runSql(url, "insert into migration (name, checksum, expands) values ('2026-01-02-01-third.sql', 'x', false)");
    const started = migrate(url, folder);
    await expect(started).rejects.toThrow(SchemaRefused);
    await expect(started).rejects.toThrow(/newer than this version.*2026-01-02-01-third\.sql/);
    await runSql(url, "delete from migration where name like '%third%'");
  });

  it("give way to whoever is at work on a table, and come again", async () => {
    const [holder, reader] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await Promise.all([holder.connect(), reader.connect()]);
    await holder.query("begin; select * from first");
    writeFileSync(`${folder}2026-01-03-01-wider.sql`, "-- expands\nalter table first add column width int;");
    const started = migrate(url, folder);
    const readUntil = Date.now() + 1500;
    const waits: number[] = [];
    while (Date.now() < readUntil) {
      const began = performance.now();
      await reader.query("select id from first");
      waits.push(performance.now() - began);
      await setTimeout(10);
    }
    const [slowestMs = 0, nextMs = 0] = waits.toSorted((one, other) => other - one);
    // It waited for the table twice and more, and nobody behind it for longer than that; a busy machine may be late once.
    expect(nextMs).toBeGreaterThan(25);
    expect(nextMs).toBeLessThan(150);
    expect(slowestMs).toBeLessThan(1000);
    await holder.query("commit");
    expect(await started).toEqual(["2026-01-03-01-wider.sql"]);
    await Promise.all([holder.end(), reader.end()]);
  });

  it("that were changed after they ran refuse the start", async () => {
    appendFileSync(`${folder}2026-01-01-01-first.sql`, "\n-- a second thought");
    await expect(migrate(url, folder)).rejects.toThrow(/2026-01-01-01-first\.sql ran on this database in another form/);
  });
});
