import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, escapeIdentifier } from "pg";

/** In a server's folder, what it logged. */
export const logName = "server.log";

/** And what the stand-in for the world outside has. */
export const outsideName = "sandbox.json";

/** A text that a server keeps, and where. */
export type Kept = { place: string; text: string };

/** Of a number nobody makes a secret, and a code of six digits is met by chance among thousands of amounts. */
const aNumber = /: -?\d+(?:\.\d+)?(?=[,}])/g;

/** Everything a server has kept: each row of its database, jobs included, and each file of its folder, the log among them. */
export async function keptTexts(dataDir: string): Promise<Kept[]> {
  return [...(await rowsOf(dataDir)), ...filesOf(dataDir)];
}

async function rowsOf(dataDir: string): Promise<Kept[]> {
  const { databaseUrl }: { databaseUrl: string } = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8"));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const kept: Kept[] = [];
    for (const { schema, name } of tables.rows) {
      const rows = await client.query<{ text: string }>(
        `select to_jsonb(t)::text as text from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} t`,
      );
      for (const { text } of rows.rows) kept.push({ place: `${schema}.${name}`, text: text.replaceAll(aNumber, ": 0") });
    }
    return kept;
  } finally {
    await client.end();
  }
}

/** The database's own files hold what its rows do. */
function filesOf(dataDir: string): Kept[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(dataDir, "postgres")))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ place: path.slice(dataDir.length + 1), text: readFileSync(path, "latin1") }))
    .map(({ place, text }) => ({ place, text: place === logName ? loggedIn(text) : text }));
}

/** Beside what is logged, the greeting of the demo names its people's passwords to whoever started it. */
function loggedIn(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .join("\n");
}
