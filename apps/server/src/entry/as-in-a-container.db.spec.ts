import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { aServerProcess, processTimeoutMs } from "../../testing/a-server-process.ts";
import { runSql, urlOf } from "../../testing/template-database.ts";
import { freePort } from "../platform/free-port.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "sihai-container-"));
const name = `shop_${randomBytes(4).toString("hex")}`;
/** Nobody, as in the image, where that user can reach the checkout: nothing in it is then writable for the server. */
const nobody = 65_532;
const isRoot = process.getuid?.() === 0;
const mayBeNobody = isRoot && spawnSync(process.execPath, ["-e", ""], { uid: nobody, cwd: root }).status === 0;

beforeAll(async () => {
  if (mayBeNobody) chownSync(data, nobody, nobody);
  await runSql(
    inject("postgresUrl"),
    `create role ${name} login nosuperuser nocreatedb nocreaterole replication password 'a-word'`,
  );
  await runSql(inject("postgresUrl"), `create database ${name} owner ${name} encoding 'UTF8' template template0`);
});
afterAll(async () => {
  await runSql(inject("postgresUrl"), `drop database ${name} with (force)`);
  await runSql(inject("postgresUrl"), `drop role ${name}`);
  rmSync(data, { recursive: true, force: true });
});

describe("a server as it runs in the container", { timeout: processTimeoutMs }, () => {
  it("fills its database, serves, is watched and stops, as nobody, with a role that owns its database and nothing else", async () => {
    const url = new URL(urlOf(inject("postgresUrl"), name));
    // By the network: the socket beside the data is its owner's alone.
    Object.assign(url, { username: name, password: "a-word", search: "" });
    const metricsPort = String(await freePort());
    const env = {
      DATABASE_URL: url.toString(),
      DATA_DIR: data,
      METRICS_PORT: metricsPort,
      NODE_COMPILE_CACHE: join(data, "cache"),
      HOME: data,
    };
    const server = await aServerProcess({ ...env, DRAIN_SECONDS: "0" }, mayBeNobody ? { uid: nobody } : {});
    expect(server.output()).toMatch(/ready: /);
    const healthy = spawnSync(process.execPath, [join(root, "deploy/healthy.mjs")], { env: { METRICS_PORT: metricsPort } });
    expect(healthy.status).toBe(0);
    const inside = `http://127.0.0.1:${metricsPort}`;
    expect((await fetch(`${inside}/readyz`)).status).toBe(200);
    const figures = await (await fetch(`${inside}/metrics`)).text();
    expect(figures).toMatch(/^sihai_database_up 1$/m);
    expect(figures).toMatch(/^sihai_gauges_failed 0$/m);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const audit = spawnSync(process.execPath, [join(root, "apps/server/src/entry/audit.ts")], {
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
    });
    expect([audit.status, audit.stdout]).toEqual([0, expect.stringMatching(/ 0 broken\n$/)]);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
