import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeWorkerUtils } from "graphile-worker";
import pg from "pg";

const ownFolder = fileURLToPath(new URL("../../../migrations/", import.meta.url));

/** Thrown when this code must not work on the schema it finds; says why in words for whoever starts it. */
export class SchemaRefused extends Error {}

/**
 * A migration whose first line says this only adds what the version before does without: that version may still run, which is how several
 * nodes are upgraded one after the other, and how a release is taken back.
 */
const expands = /^-- expands\b/;

type Migration = { name: string; text: string; checksum: string };

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const text = readFileSync(`${folder}${name}`, "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/**
 * Brings the schema up to date: dated files, forward only, each in a transaction, one node at a time. Returns what it ran. Throws
 * SchemaRefused when the schema is newer than this code, or a file that ran once was changed afterwards.
 */
export async function migrate(databaseUrl: string, folder = ownFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ran: string[] = [];
  try {
    await client.query("select pg_advisory_lock(4242)");
    await client.query("create table if not exists migration (name text primary key, at timestamptz not null default now())");
    await client.query("alter table migration add column if not exists checksum text, add column if not exists expands boolean");
    for (const { name, text, checksum } of await toRun(client, readMigrations(folder))) {
      await givingWay(client, async () => {
        await client.query(text);
        await client.query("insert into migration (name, checksum, expands) values ($1, $2, $3)", [
          name,
          checksum,
          expands.test(text),
        ]);
      });
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

/**
 * Whoever asks for a table waits behind a migration that waits for it, or has it and waits for the next: for so long at each of its tables, and
 * then it lets them by and comes again. At four tables nobody waits for 200 ms (rule R15).
 */
const lockWithinMs = 40;
const againAfterMs = 500;
/** Ten minutes: longer than anything of ours holds a table. */
const triesMost = 1100;
const notGranted = "55P03";

async function givingWay(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    await client.query(`begin; set local lock_timeout = ${lockWithinMs}`);
    try {
      await work();
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if ((error as { code?: string }).code !== notGranted || tried === triesMost) throw error;
      await setTimeout(againAfterMs);
    }
  }
}

/** What a start would run here. Throws SchemaRefused as a start would; null for a database that was never migrated. */
export async function pendingMigrations(databaseUrl: string, folder = ownFolder): Promise<string[] | null> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      "select count(*) = 1 as there from information_schema.columns where table_name = 'migration' and column_name = 'expands'",
    );
    return rows[0]?.there ? (await unrun(client, readMigrations(folder))).map(({ name }) => name) : null;
  } finally {
    await client.end();
  }
}

async function toRun(client: pg.Client, files: readonly Migration[]): Promise<Migration[]> {
  const left = await unrun(client, files);
  // Those that ran before checksums were kept.
  for (const { name, checksum } of files)
    await client.query("update migration set checksum = $2, expands = false where name = $1 and checksum is null", [
      name,
      checksum,
    ]);
  return left;
}

async function unrun(client: pg.Client, files: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string | null; expands: boolean | null }>(
    "select name, checksum, expands from migration order by name",
  );
  const known = new Map(files.map((file) => [file.name, file]));
  const newer = rows.filter((row) => !known.has(row.name) && row.expands !== true);
  if (newer.length > 0)
    throw new SchemaRefused(
      `the database is newer than this version of the server, which does not know ${names(newer)}: start the newer version, or restore a backup made before it`,
    );
  const changed = rows.filter(
    (row) => row.checksum !== null && known.has(row.name) && known.get(row.name)?.checksum !== row.checksum,
  );
  if (changed.length > 0)
    throw new SchemaRefused(`${names(changed)} ran on this database in another form: a released migration is never changed`);
  const done = new Set(rows.map(({ name }) => name));
  return files.filter(({ name }) => !done.has(name));
}

function names(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => name).join(", ");
}
