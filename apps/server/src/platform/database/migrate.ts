import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeWorkerUtils } from "graphile-worker";
import pg from "pg";

const folder = fileURLToPath(new URL("../../../migrations/", import.meta.url));

export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Brings the schema up to date: dated files, forward only, each in a transaction, one node at a time. Returns what it ran. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ran: string[] = [];
  try {
    await client.query("select pg_advisory_lock(4242)");
    await client.query("create table if not exists migration (name text primary key, at timestamptz not null default now())");
    const { rows } = await client.query<{ name: string }>("select name from migration");
    const done = new Set(rows.map(({ name }) => name));
    for (const name of migrationFiles().filter((file) => !done.has(file))) {
      await client.query("begin");
      await client.query(readFileSync(`${folder}${name}`, "utf8"));
      await client.query("insert into migration (name) values ($1)", [name]);
      await client.query("commit");
      ran.push(name);
    }
  } finally {
    await client.end();
  }
  const worker = await makeWorkerUtils({ connectionString: databaseUrl });
  await worker.migrate();
  await worker.release();
  return ran;
}
