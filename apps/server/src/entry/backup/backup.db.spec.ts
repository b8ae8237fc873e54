import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { migrate, runningPostgres, startEmbeddedPostgres } from "#platform";
import { eventually } from "#testing";
import { aServerProcess, compileCache, processTimeoutMs } from "../../../testing/a-server-process.ts";
import { listBases, openPlace } from "./place.ts";
import { takeBase } from "./take-base.ts";

const root = mkdtempSync(join(tmpdir(), "sihai-backup-"));
const [dataDir, place, back] = [join(root, "server"), join(root, "backups"), join(root, "back")];
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(
  name: string,
  args: string[],
  env: Record<string, string>,
): { status: number | null; stdout: string; stderr: string } {
  const command = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  return spawnSync(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, BACKUP_DIR: place, ...env },
    encoding: "utf8",
  });
}

async function onDatabase<Value>(folder: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: runningPostgres(folder) ?? "" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A minute is what was promised; what is kept is at most these few seconds late, on a busy computer too. */
const mayBeLostMs = 5000;
/** Something that is committed every tenth of a second, so that what is lost can be told. */
const tick = "insert into search_miss_spec values (clock_timestamp())";

describe("backups", { timeout: processTimeoutMs * 3 }, () => {
  it("bring back a server whose folder is lost, but for the last seconds, or as it was at a moment", async () => {
    const env = { DATA_DIR: dataDir, BACKUP_DIR: place, LOG_LEVEL: "info" };
    const server = await aServerProcess(env);
    expect(server.output()).toContain("ready: ");
    await eventually("a base is there", async () => listBases(place).length === 1, 60_000);
    const moment = await onDatabase(dataDir, async (client) => {
      await client.query("create table search_miss_spec (at timestamptz primary key)");
      await client.query(
        `insert into stored_file (id, visibility, mime_type, bytes, created_by, created_at)
         values ('abcdef', 'staff', 'image/webp', 3, 'spec', now()), ('fedcba', 'staff', 'image/webp', 3, 'spec', now())`,
      );
      mkdirSync(join(dataDir, "files/files/fe"), { recursive: true });
      writeFileSync(join(dataDir, "files/files/fe/fedcba.webp"), "abc");
      await eventually("the picture is kept", async () => existsSync(join(place, "files/files/fe/fedcba.webp")), 20_000);
      const until = Date.now() + 4000;
      while (Date.now() < until) {
        await client.query(tick);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const { rows } = await client.query<{ at: Date; count: string }>(
        "select clock_timestamp() as at, count(*) from search_miss_spec",
      );
      const [half] = rows;
      // A whole segment of log and more, so that packed ones are read too.
      await client.query("create table filler as select repeat(md5(n::text), 20) as words from generate_series(1, 60000) n");
      // As long as the log may be late and longer: who restores to the moment finds what came after it.
      const enough = Date.now() + mayBeLostMs;
      while (Date.now() < enough) {
        await client.query(tick);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return half;
    });
    const lostAt = Date.now();
    server.child.kill("SIGKILL");
    await eventually("its database is gone too", async () => runningPostgres(dataDir) === null, 20_000);
    rmSync(dataDir, { recursive: true, force: true });

    const restored = run("restore", [], { DATA_DIR: back });
    expect(restored.stderr).toBe("");
    // One file was never on the disk: that is said, and everything else is back.
    expect(readFileSync(join(back, "files/files/fe/fedcba.webp"), "utf8")).toBe("abc");
    expect(restored.stdout).toMatch(/with 1 files\nmissing: the file files\/ab\/abcdef\.webp\n\d+ invariants held, 0 broken/);
    expect(restored.status).toBe(1);
    expect(readFileSync(join(back, "secret.key"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
    const again = await aServerProcess({ DATA_DIR: back });
    const last = await onDatabase(back, async (client) => {
      const { rows } = await client.query<{ at: Date }>("select max(at) as at from search_miss_spec");
      return rows[0]?.at.getTime() ?? 0;
    });
    expect(lostAt - last).toBeLessThan(mayBeLostMs);
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);

    const then = join(root, "then");
    const toMoment = run("restore", ["--at", moment?.at.toISOString() ?? ""], { DATA_DIR: then });
    expect(toMoment.stderr).toBe("");
    const earlier = await aServerProcess({ DATA_DIR: then });
    const there = await onDatabase(then, async (client) => {
      const { rows } = await client.query<{ count: string; filler: string | null }>(
        "select count(*), to_regclass('filler')::text as filler from search_miss_spec",
      );
      return rows[0];
    });
    expect(there).toEqual({ count: moment?.count, filler: null });
    earlier.child.kill("SIGKILL");
    await earlier.ended;
  });

  it("are proven by the drill, which leaves nothing behind, and says why it fails", () => {
    const scratch = mkdtempSync(join(root, "scratch-"));
    const drill = run("restore-drill", [], { SCRATCH_DIR: scratch });
    expect(drill.stdout).toMatch(/missing: the file .*\n.* 0 broken\nthe drill failed\n$/);
    expect(readdirSync(scratch)).toEqual([]);
    const wrong = run("restore-drill", [], { SCRATCH_DIR: scratch, SECRET_KEY: "ab".repeat(32) });
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      "The drill failed: SECRET_KEY is not the key this backup was written with\n",
    ]);
    const early = run("restore-drill", ["2020-01-01T00:00:00Z"], { SCRATCH_DIR: scratch });
    expect(early.stderr).toMatch(/the oldest backup in .* is of .*: nothing earlier can be restored/);
  });

  it("of a PostgreSQL of one's own are proven by the drill as well, and restored by unpacking only", async () => {
    const [own, kept] = [mkdtempSync(join(root, "own-")), mkdtempSync(join(root, "kept-"))];
    const postgres = await startEmbeddedPostgres({ folder: own });
    await migrate(postgres.url);
    // Somebody else's has no file that opens it, and settings that work on this machine only.
    rmSync(join(own, "postgres", "sihai.json"));
    const leaked = join(root, "leaked");
    const theirs = "shared_preload_libraries = 'not_there'\nlisten_addresses = '*'\n";
    appendFileSync(join(own, "postgres", "postgresql.conf"), theirs);
    appendFileSync(join(own, "postgres", "postgresql.auto.conf"), `archive_mode = on\narchive_command = 'touch ${leaked}'\n`);
    openPlace(kept);
    const secretKey = Buffer.alloc(32, 7);
    await takeBase({ databaseUrl: postgres.url, place: kept, slot: null, secretKey });
    await postgres.stop();
    const env = { BACKUP_DIR: kept, SECRET_KEY: secretKey.toString("hex") };

    const drill = run("restore-drill", [], { ...env, SCRATCH_DIR: root });
    expect([drill.stderr, drill.status]).toEqual(["", 0]);
    expect(drill.stdout).toMatch(/ 0 broken\nthe drill held, in/);
    expect(existsSync(leaked)).toBe(false);
    const folder = join(root, "not-theirs");
    const restored = run("restore", [], { ...env, DATA_DIR: folder });
    expect([restored.status, restored.stderr]).toEqual([2, expect.stringMatching(/of your own: unpack it with --unpack/)]);
    expect(existsSync(join(folder, "postgres"))).toBe(false);

    const file = join(listBases(kept)[0]?.folder ?? "", "base.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(/"postgresVersion": "[^"]*"/, '"postgresVersion": "3.1"'));
    const older = run("restore-drill", [], env);
    expect([older.status, older.stderr]).toEqual([1, expect.stringMatching(/install PostgreSQL 3 on the machine/)]);
  });

  it("refuse a folder that has a database, and a moment nobody kept", () => {
    const used = run("restore", [], { DATA_DIR: back });
    expect([used.status, used.stderr]).toEqual([2, expect.stringMatching(/has a database already/)]);
    const late = run("restore", ["--at", new Date(Date.now() + 3_600_000).toISOString()], { DATA_DIR: join(root, "late") });
    expect([late.status, late.stderr]).toEqual([2, expect.stringMatching(/the backup ends before/)]);
    expect(existsSync(join(root, "late", "postgres"))).toBe(false);
  });
});
