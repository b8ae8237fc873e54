import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMetricsServer } from "#platform";
import { aWorld, type SpecWorld } from "#testing";

const fileOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url)), "utf8");

let world: SpecWorld;
let server: Awaited<ReturnType<typeof startMetricsServer>>;
let own: string;
beforeAll(async () => {
  world = await aWorld();
  server = await startMetricsServer(world.deps, { host: "127.0.0.1", port: 0 });
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Figures by name, with their labels. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(`${own}/metrics`)).text();
  const lines = [...text.matchAll(/^(\w+(?:\{[^}]*\})?) ([-\d.e+]+)$/gm)];
  return new Map(lines.map(([, name = "", value]) => [name, Number(value)]));
}

describe("the figures of a node", () => {
  it("say what is late, given up and uncertain, and nothing where nothing is", async () => {
    const before = await figures();
    for (const name of ["timers_late", "timers_failing", "jobs_failed", "mails_failed", "payments_uncertain", "money_suspended"])
      expect([name, before.get(`sihai_${name}`)]).toEqual([name, 0]);
    expect(before.get("sihai_database_up")).toBe(1);
    // Looking does not take the connections it counts.
    expect(before.get('sihai_pool_connections{state="waiting"}')).toBe(0);
    expect(before.get("sihai_gauges_failed")).toBe(0);
    expect(before.get('sihai_disk_free_ratio{of="data"}')).toBeGreaterThan(0);
    const { db, clock } = world.deps;
    const ago = new Date(clock.now().getTime() - 3_600_000);
    await db.insertInto("timer").values({ kind: "of a spec", subject: "1", due_at: ago, attempts: 2 }).execute();
    await db.insertInto("timer").values({ kind: "of a spec", subject: "2", due_at: clock.now() }).execute();
    await sql`select graphile_worker.add_job('sendMail', '{}'::json, max_attempts => 1)`.execute(db);
    await sql`update graphile_worker._private_jobs set attempts = 1`.execute(db);
    await sql`select graphile_worker.add_job('of a spec', '{}'::json, run_at => clock_timestamp() - interval '10 minutes')`.execute(
      db,
    );
    await sql`insert into exchange_rate (published_on, currency, rate, fetched_at)
      values (${clock.now()}::date - 9, 'USD', 0.14, now())`.execute(db);
    const after = await figures();
    await db.deleteFrom("timer").where("kind", "=", "of a spec").execute();
    expect([after.get("sihai_timers_late"), after.get("sihai_timers_failing")]).toEqual([1, 1]);
    expect(after.get("sihai_timer_latest_seconds")).toBeGreaterThan(3500);
    expect([after.get("sihai_mails_failed"), after.get("sihai_jobs_failed"), after.get("sihai_jobs_waiting")]).toEqual([1, 1, 1]);
    expect(after.get("sihai_job_oldest_seconds")).toBeGreaterThan(590);
    expect(after.get("sihai_rate_age_seconds")).toBeGreaterThan(8 * 86_400);
  });

  it.each(["alerts.yml", "dashboard.json"])("are all there is in %s", async (name) => {
    await world.visitor().fetch("/healthz");
    const there = [...(await figures()).keys()].map((each) => each.replace(/\{.*/, ""));
    const text = fileOf(name);
    const asked = [...text.matchAll(/\b(?:sihai|nodejs|process)_\w+/g)].map(([found]) => found);
    // Told only where backups are kept, and once something happened.
    const known = [...there, "sihai_backup_age_seconds", "sihai_standby_asked", "sihai_business_events_total"];
    expect(asked.length).toBeGreaterThan(15);
    expect([...new Set(asked)].filter((each) => !known.includes(each))).toEqual([]);
  });

  it("wake somebody for every figure that can go wrong", async () => {
    const alerts = fileOf("alerts.yml");
    const gauges = world.deps.gauges.map(({ name }) => name);
    const watchedByAnother = [
      "sihai_standby_lag_seconds",
      "sihai_timers_late",
      "sihai_jobs_waiting",
      "sihai_mails_waiting",
      "sihai_money_suspended",
    ];
    expect(gauges.filter((name) => !alerts.includes(name) && !watchedByAnother.includes(name))).toEqual([]);
    const rules = alerts.split("- alert: ").slice(1);
    for (const rule of rules)
      expect(rule).toMatch(
        /expr: .+\n +for: \d+[mh]\n +labels: .*severity: (page|ticket).*\n +annotations:\n +summary: ".+"\n +description: ".+"/,
      );
  });

  it("are for whoever may read them: on a port of their own, or with the token", async () => {
    const { deps, url } = world;
    const read = (at: string, token?: string) =>
      fetch(`${at}/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} }).then(({ status }) => status);
    expect([await read(url), await read(own)]).toEqual([200, 200]);
    const { config } = deps;
    try {
      Object.assign(deps, { config: { ...config, sandbox: false } });
      expect([await read(url), await read(own)]).toEqual([404, 200]);
      Object.assign(deps, { config: { ...config, sandbox: false, metrics: { token: "a-token", port: undefined } } });
      expect([await read(url), await read(url, "another"), await read(url, "a-token")]).toEqual([404, 404, 200]);
      expect([await read(own), await read(own, "a-token")]).toEqual([401, 200]);
    } finally {
      Object.assign(deps, { config });
    }
    const health = await Promise.all(["/healthz", "/readyz", "/api/nothing"].map((path) => fetch(`${own}${path}`)));
    expect(health.map(({ status }) => status)).toEqual([200, 200, 404]);
  });
});
