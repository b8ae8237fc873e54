import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataIn, type EmbeddedPostgres, migrate, startEmbeddedPostgres } from "#platform";
import { listBases } from "../src/entry/backup/place.ts";
import { takeBase } from "../src/entry/backup/take-base.ts";
import { untar } from "../src/entry/backup/untar.ts";
import { findPostgres } from "../src/platform/database/postgres-process.ts";

export type Pair = {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Of the standby, for its operator. */
  operatorUrl: string;
  /** As a machine that loses its power; whoever looks after it starts it again. */
  killStandby(): void;
  close(): Promise<void>;
};

/** A migrated PostgreSQL of its own and a hot standby that streams from it: both as they are run for real, neither with what specs leave out. */
export async function aStandbyPair(): Promise<Pair> {
  const root = mkdtempSync(join(tmpdir(), "sihai-pair-"));
  const [first, second, place] = [join(root, "primary"), join(root, "standby"), join(root, "base")];
  const primary = await startEmbeddedPostgres({ folder: first });
  await migrate(primary.url);
  await takeBase({ databaseUrl: primary.url, place, slot: null, secretKey: Buffer.alloc(32) });
  await untar(join(listBases(place)[0]?.folder ?? "", "base.tar.gz"), dataIn(second));
  const { username, password } = new URL(primary.url);
  const follows = `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`;
  writeFileSync(join(dataIn(second), "standby.signal"), "");
  writeFileSync(join(dataIn(second), "postgresql.auto.conf"), `primary_conninfo = '${follows}'\n`);
  // Whoever looks after a database may stand its replay still; the product's role may not.
  const rules = join(dataIn(second), "pg_hba.conf");
  writeFileSync(rules, `local all postgres trust\n${readFileSync(rules, "utf8")}`);
  const standby = await startEmbeddedPostgres({ folder: second });
  return {
    primary,
    standby,
    operatorUrl: standby.url.replace(`${username}:${password}@`, "postgres@"),
    killStandby() {
      const found = findPostgres(dataIn(second));
      if (found) process.kill(found.pid, "SIGKILL");
    },
    async close() {
      await standby.stop();
      await primary.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
