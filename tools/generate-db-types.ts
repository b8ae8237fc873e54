// Writes the types of the migrated schema, so that SQL in the stores is checked by the compiler.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../apps/server/src/platform/database/embedded-postgres.ts";
import { migrate } from "../apps/server/src/platform/database/migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-types-"));
const postgres = await startEmbeddedPostgres({ folder, throwaway: true });
try {
  await migrate(postgres.url);
  const target = "apps/server/src/platform/database/database.types.ts";
  const kept = ["--exclude-pattern", "(graphile_worker.*|migration)", "--default-schema", "public", "--log-level", "error"];
  const json = ["--type-mapping", '{"jsonb":"StoredJson"}'];
  execFileSync("node_modules/.bin/kysely-codegen", [
    "--url",
    postgres.url,
    "--dialect",
    "postgres",
    "--out-file",
    target,
    ...kept,
    ...json,
  ]);
  // What a JSON column holds is unknown until its store has read it by a schema.
  writeFileSync(
    target,
    readFileSync(target, "utf8").replace(/^import .*\n/m, '$&import type { StoredJson } from "./stored.ts";\n'),
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
