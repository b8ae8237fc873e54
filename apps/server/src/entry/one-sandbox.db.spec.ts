import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "#testing";
import { aServerProcess, processTimeoutMs, type ServerProcess } from "../../testing/a-server-process.ts";
import { configuredVendors } from "../../testing/configured-vendors.ts";
import { cloneDatabase } from "../../testing/template-database.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-one-sandbox-"));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const noVendors = Object.fromEntries(Object.keys(configuredVendors).map((name) => [name, ""]));
const node = (role: string, more: Record<string, string>) =>
  aServerProcess({
    ...noVendors,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SIHAI_ROLE: role,
    SIHAI_DEMO: "0",
    SIHAI_SANDBOX: "1",
    DRAIN_SECONDS: "0",
    ...more,
  });

function post({ url }: ServerProcess, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", "x-platform": "web" };
  return fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Starts, one after the other. */
describe("nodes without real vendors", { timeout: 2 * processTimeoutMs }, () => {
  it("share one sandbox: a mail the worker sends lies in the one inbox, a moved clock is moved on each", async () => {
    const secret = { SANDBOX_SECRET: "whsec_of-this-spec" };
    const api = await node("api", secret);
    expect(api.output()).toContain("ready: ");
    const sandbox = { ...secret, SANDBOX_URL: `http://127.0.0.1:${Number(new URL(api.url).port) + 1}` };
    const [worker, other] = await Promise.all([node("worker", sandbox), node("api", sandbox)]);
    for (const each of [worker, other]) expect(each.output()).toContain("ready: ");
    expect((await post(api, "/api/user/oauth/send-code", { email: "mei@example.com", purpose: "register" })).status).toBe(200);
    await eventually(
      "the mail is in the inbox",
      async () => (await (await fetch(`${sandbox.SANDBOX_URL}/inbox/api/messages`)).text()).includes("mei@example.com"),
      60_000,
    );
    const hours = 77;
    expect((await post(api, "/sandbox/clock", { advanceSeconds: hours * 3600 })).status).toBe(200);
    await eventually("the other node's clock is on too", async () => {
      const said = (await fetch(`${other.url}/api/settings`)).headers.get("date") ?? "";
      return new Date(said).getTime() > Date.now() + (hours - 1) * 3_600_000;
    });
  });

  it("begins one that goes by the clock the product was moved to before", async () => {
    const api = await node("api", { SANDBOX_SECRET: "whsec_of-this-spec" });
    const said = (await fetch(`${api.url}/api/settings`)).headers.get("date") ?? "";
    const rates = await (await fetch(`http://127.0.0.1:${Number(new URL(api.url).port) + 1}/rates/eurofxref-daily.xml`)).text();
    expect(new Date(said).getTime()).toBeGreaterThan(Date.now() + 3 * 86_400_000);
    expect(rates).toContain(new Date(said).toISOString().slice(0, 10));
  });

  it("does not start beside another's sandbox without its secret", async () => {
    const server = await node("api", { SANDBOX_URL: "http://127.0.0.1:9" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain("- set SANDBOX_SECRET, ");
  });
});
