// npm run audit: the invariants against the running database; exit 1 and the offending rows if one is broken.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase, openLog, startEmbeddedPostgres } from "#platform";
import { auditWorld } from "./audit-world.ts";
import { modules } from "./modules.ts";

const dataDir = resolve(process.env.DATA_DIR ?? ".data");

function runningDatabase(): string | undefined {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  try {
    return (JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as { databaseUrl: string }).databaseUrl;
  } catch {
    return undefined;
  }
}

const running = runningDatabase();
const postgres = running ? undefined : await startEmbeddedPostgres({ folder: dataDir });
const { db } = openDatabase(running ?? postgres?.url ?? "", openLog("warn"), { max: 2, statementTimeoutMs: 120_000 });
const invariants: Record<string, string> = Object.assign({}, ...modules.map((module) => module.invariants ?? {}));
const broken = await auditWorld(db, invariants);
await db.destroy();
await postgres?.stop();
for (const { invariant, rows } of broken)
  console.log(`broken: ${invariant}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join("\n")}`);
console.log(`${Object.keys(invariants).length - broken.length} invariants held, ${broken.length} broken`);
process.exit(broken.length === 0 ? 0 : 1);
