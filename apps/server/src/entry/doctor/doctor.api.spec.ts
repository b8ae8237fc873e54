import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSecretKey } from "#platform";
import { aWorld, type SpecWorld } from "#testing";
import { compileCache, processTimeoutMs } from "../../../testing/a-server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-doctor-"));
let world: SpecWorld;
let healthy: Record<string, string>;
beforeAll(async () => {
  world = await aWorld();
  const { config, db } = world.deps;
  await checkSecretKey(db, config.sealKeys);
  const { url } = world.sandbox;
  healthy = {
    SIHAI_DEMO: "0",
    DATA_DIR: folder,
    DATABASE_URL: world.databaseUrl,
    SECRET_KEY: config.sealKeys.current.toString("hex"),
    PUBLIC_URL: "https://shop.example.com",
    STRIPE_URL: url,
    STRIPE_SECRET_KEY: config.payment.secretKey,
    STRIPE_PUBLISHABLE_KEY: config.payment.publishableKey,
    STRIPE_WEBHOOK_SECRET: config.payment.webhookSecret,
    STRIPE_SCRIPT_URL: config.payment.scriptUrl,
    MARKETPLACE_URL: url,
    MARKETPLACE_KEY: config.marketplace.key,
    TRACKING_URL: url,
    TRACKING_KEY: config.tracking.key,
    RATES_URL: config.rates.url,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(config.mail.port),
    MAIL_FROM: "Sihai <service@example.com>",
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function doctor(env: Record<string, string>): Promise<{ status: number; said: string }> {
  const command = fileURLToPath(new URL("../doctor.ts", import.meta.url));
  const child = spawn(process.execPath, [command], { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [status] = await once(child, "close");
  return { status: Number(status), said };
}

describe("the doctor", { timeout: processTimeoutMs }, () => {
  it("finds nothing wrong where nothing is, and says what it asked", async () => {
    const { status, said } = await doctor(healthy);
    expect(said.split("\n").filter((line) => line.startsWith("BAD"))).toEqual([]);
    expect([status, said.trim().split("\n").at(-1)]).toEqual([0, "nothing is wrong"]);
    const asked = ["database", "schema", "SECRET_KEY", "clock", "storage", "disk", "mail", "card payments", "card form"];
    for (const about of [...asked, "tracking", "exchange rates", "source of goods"]) expect(said).toContain(`ok   ${about}: `);
    expect(said).toContain("note database: the role is a superuser");
    expect(said).toContain("note backups: BACKUP_DIR is not set");
  });

  it("names all that is wrong at once, in words", async () => {
    const nobody = "http://127.0.0.1:9";
    const { status, said } = await doctor({
      ...healthy,
      SECRET_KEY: "ab".repeat(32),
      PUBLIC_URL: "http://shop.example.com",
      STRIPE_URL: nobody,
      STRIPE_SCRIPT_URL: `${nobody}/stripe.js`,
      TRACKING_URL: nobody,
      MARKETPLACE_URL: nobody,
      RATES_URL: nobody,
      SMTP_PORT: "9",
      BACKUP_DIR: join(folder, "backups"),
    });
    expect(status).toBe(1);
    for (const about of [
      "SECRET_KEY",
      "PUBLIC_URL",
      "card payments",
      "card form",
      "tracking",
      "source of goods",
      "exchange rates",
      "mail",
    ])
      expect(said).toContain(`BAD  ${about}: `);
    expect(said).toContain("BAD  backups: there is none");
    expect(said).toMatch(/\n\d+ of \d+ are wrong\n$/);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it("tells a database that does not answer, without its password, and one that is newer", async () => {
    const away = await doctor({ ...healthy, DATABASE_URL: "postgres://sihai:hidden@127.0.0.1:9/sihai" });
    expect(away.said).toMatch(/BAD {2}database: 127\.0\.0\.1:9\/sihai does not answer: .*ECONNREFUSED/);
    expect(away.said).not.toContain("hidden");
    await sql`insert into migration (name, checksum, expands) values ('2099-01-01-01-later.sql', 'x', false)`.execute(
      world.deps.db,
    );
    const newer = await doctor(healthy);
    await sql`delete from migration where name like '2099%'`.execute(world.deps.db);
    expect([newer.status, newer.said]).toEqual([
      1,
      expect.stringMatching(/BAD {2}schema: the database is newer .*2099-01-01-01/),
    ]);
  });

  it("says what is not configured where this is no demo", async () => {
    const { status, said } = await doctor({ SIHAI_DEMO: "0", DATA_DIR: folder });
    expect(status).toBe(1);
    for (const name of ["STRIPE_SECRET_KEY", "SMTP_HOST", "TRACKING_URL", "MARKETPLACE_KEY"])
      expect(said).toMatch(new RegExp(`BAD {2}configuration: .*${name}`));
  });
});
