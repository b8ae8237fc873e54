import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "#testing";
import { aServerProcess, processTimeoutMs } from "../../testing/a-server-process.ts";
import { cloneDatabase } from "../../testing/template-database.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-stop-"));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const env = (more: Record<string, string> = {}) => ({ DATABASE_URL: database.url, DATA_DIR: folder, ...more });

describe("a server that is told to stop", { timeout: processTimeoutMs }, () => {
  it("says so first and still serves, then finishes what is in hand however long it takes, and ends well", async () => {
    const server = await aServerProcess(env({ DRAIN_SECONDS: "3" }));
    const holder = new pg.Client({ connectionString: database.url });
    holder.on("error", () => undefined);
    await holder.connect();
    await holder.query("begin; lock table session in access exclusive mode");
    const cookie = "sh_session=a-session-nobody-has-00000000000000000000";
    const inHand = fetch(`${server.url}/api/message/msg-count`, { headers: { cookie } });
    await eventually("the request waits for the database", async () => {
      const { rowCount } = await holder.query("select from pg_stat_activity where wait_event_type = 'Lock'");
      return rowCount;
    });
    server.child.kill("SIGTERM");
    const readiness = await eventually("it is not ready", async () => {
      const reply = await fetch(`${server.url}/readyz`);
      return reply.status === 503 && reply.json();
    });
    expect(readiness).toEqual({ ok: false, why: "stopping" });
    const served = await fetch(`${server.url}/api/message/msg-count`);
    expect([served.status, served.headers.get("connection")]).toEqual([401, "close"]);
    await eventually("the door is closed", () =>
      fetch(`${server.url}/readyz`).then(
        () => false,
        () => true,
      ),
    );
    await holder.query("rollback");
    await holder.end();
    const reply = await inHand;
    expect([reply.status, await reply.json()]).toMatchObject([401, { state: 10008 }]);
    expect(await server.ended).toBe(0);
  });

  it("does so when whoever started it is gone", async () => {
    const server = await aServerProcess(env({ DRAIN_SECONDS: "0" }));
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });
});

describe("a server that must not start", { timeout: processTimeoutMs }, () => {
  it("says why in one sentence and ends: the key is not that of the database", async () => {
    const server = await aServerProcess(env({ SECRET_KEY: "ab".repeat(32) }));
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/does not start:\n- SECRET_KEY is not the key this database was written with/);
  });

  it("names each vendor that is not configured where this is no demo, and starts no stand-in", async () => {
    const none = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };
    const server = await aServerProcess(env({ ...none, SMTP_HOST: "", MAIL_FROM: "" }));
    expect(await server.ended).toBe(1);
    for (const name of Object.keys(none)) expect(server.output()).toContain(`- set ${name}: `);
    expect(server.output()).toContain("- set SMTP_HOST: ");
  });

  it("says why in one sentence and ends: the database is newer", async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("insert into migration (name, checksum, expands) values ('2099-01-01-01-later.sql', 'x', false)");
    const server = await aServerProcess(env());
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/does not start:\n- the database is newer .*2099-01-01-01-later\.sql/);
    await client.query("delete from migration where name like '2099%'");
    await client.end();
  });
});
