import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type S3Server, startS3 } from "../../../../packages/adapters/testing/start-s3.ts";
import { aServerProcess, compileCache, processTimeoutMs } from "../../testing/a-server-process.ts";
import { cloneDatabase, runSql } from "../../testing/template-database.ts";

const root = mkdtempSync(join(tmpdir(), "sihai-move-"));
const [one, two] = [join(root, "one"), join(root, "two")];
const id = "ab00000000000000000000000000cdef";
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let s3: S3Server;
let env: Record<string, string>;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
  s3 = await startS3();
  env = {
    DATABASE_URL: database.url,
    SECRET_KEY: "cd".repeat(32),
    STORAGE_URL: `${s3.url}/shop`,
    STORAGE_KEY_ID: s3.keyId,
    STORAGE_SECRET: s3.secret,
  };
  mkdirSync(join(one, "files/files/ab"), { recursive: true });
  writeFileSync(join(one, `files/files/ab/${id}.webp`), "the picture");
  await runSql(
    database.url,
    `insert into stored_file (id, visibility, mime_type, bytes, created_by, created_at)
     values ('${id}', 'public', 'image/webp', 11, 'spec', now())`,
  );
});
afterAll(async () => {
  await database?.drop();
  await s3?.stop();
  rmSync(root, { recursive: true, force: true });
});

function moveFiles(given: Record<string, string>) {
  const command = fileURLToPath(new URL("./move-files.ts", import.meta.url));
  return spawnSync(process.execPath, [command], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...given },
    encoding: "utf8",
  });
}

describe("files in a store all nodes share", { timeout: processTimeoutMs }, () => {
  it("are moved there once, and served by a node that never had them", async () => {
    const moved = moveFiles({ ...env, DATA_DIR: one });
    expect([moved.status, moved.stdout]).toEqual([0, `1 files moved to ${s3.url}/shop, 0 were neither here nor there\n`]);
    expect(moveFiles({ ...env, DATA_DIR: one }).stdout).toMatch(/^0 files moved/);
    const node = await aServerProcess({ ...env, DATA_DIR: two });
    const reply = await fetch(`${node.url}/api/files/${id}`);
    expect([reply.status, await reply.text()]).toEqual([200, "the picture"]);
    node.child.kill("SIGTERM");
    expect(await node.ended).toBe(0);
  });

  it("are named when they are neither here nor there", async () => {
    const lost = "ff00000000000000000000000000cdef";
    await runSql(
      database.url,
      `insert into stored_file (id, visibility, mime_type, bytes, created_by, created_at)
       values ('${lost}', 'public', 'video/mp4', 11, 'spec', now())`,
    );
    const moved = moveFiles({ ...env, DATA_DIR: one });
    expect([moved.status, moved.stdout]).toEqual([1, expect.stringMatching(`missing: videos/ff/${lost}\n0 files moved`)]);
  });

  it("are not moved nowhere", () => {
    const { status, stderr } = moveFiles({ DATABASE_URL: database.url, DATA_DIR: one });
    expect([status, stderr]).toEqual([2, expect.stringContaining("Set STORAGE_URL")]);
  });
});
