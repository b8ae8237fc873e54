import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "#testing";
import { aServerProcess, processTimeoutMs, type ServerProcess } from "../../testing/a-server-process.ts";
import { cloneDatabase } from "../../testing/template-database.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-processes-"));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject("postgresUrl"));
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const childrenOf = ({ child: { pid } }: ServerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
const ready = ({ url }: ServerProcess) => fetch(`${url}/readyz`, { headers: { connection: "close" } });
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("a server of several processes", { timeout: processTimeoutMs }, () => {
  it("answers on one port with all of them, goes on when one is killed, starts it again, and ends with all of them", async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, PROCESSES: "2", DRAIN_SECONDS: "1" };
    const server = await aServerProcess(env);
    const [first = 0, second = 0, ...more] = childrenOf(server);
    expect([first > 0, second > 0, more]).toEqual([true, true, []]);
    expect((await ready(server)).status).toBe(200);
    process.kill(first, "SIGKILL");
    await eventually("it is gone", async () => !childrenOf(server).includes(first));
    for (let times = 0; times < 20; times++) expect((await ready(server)).status).toBe(200);
    const after = await eventually("another is there", async () => {
      const now = childrenOf(server);
      return now.length === 2 && now;
    });
    expect(after).toContain(second);
    server.child.kill("SIGTERM");
    await eventually("it says so while it drains", async () => (await ready(server)).status === 503);
    expect(await server.ended).toBe(0);
    expect(after.filter(isThere)).toEqual([]);
  });
});
