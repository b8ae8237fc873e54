import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aWorld, eventually, type SpecWorld, statementsOf } from "#testing";
import { defineJob } from "./define-job.ts";
import { onJob, runJobs } from "./jobs.ts";

const specJob = defineJob("spec-job", z.object({ name: z.string() }));

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("jobs while the database is away (rule R16)", () => {
  /** A pool of connections whose database can go away for a while. */
  function gatedPool() {
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 8 });
    pool.on("error", () => undefined);
    let isAway = false;
    const connect = pool.connect.bind(pool);
    type Connected = Parameters<typeof connect>[0];
    const gate = (connected?: Connected) => {
      if (!isAway) return connected ? connect(connected) : connect();
      const error = new Error("Connection terminated unexpectedly");
      return connected ? connected(error, undefined, () => undefined) : Promise.reject(error);
    };
    Object.assign(pool, { connect: gate });
    const goAway = (ms: number) => {
      isAway = true;
      void setTimeout(ms).then(() => {
        isAway = false;
      });
    };
    return { pool, goAway };
  }

  it("neither end the process nor are lost: what was in hand is done again, and new ones are taken", async () => {
    const { deps } = world;
    const { pool, goAway } = gatedPool();
    const done: string[] = [];
    const handlers = [
      onJob(specJob, async ({ name }) => {
        done.push(name);
        // It goes away between the work and the note that it is done.
        if (done.length === 1) goAway(1500);
      }),
    ];
    const jobs = await runJobs(deps, pool, handlers, 1);
    await deps.jobs.enqueue(deps.db, specJob, { name: "first" });
    await eventually("the first job again", async () => done.length >= 2, 15_000);
    await deps.jobs.enqueue(deps.db, specJob, { name: "second" });
    await eventually("the second job", async () => done.includes("second"), 15_000);
    await jobs.stop();
    expect(new Set(done)).toEqual(new Set(["first", "second"]));
    await pool.end();
  });

  it("are taken up when several were in hand and none could be noted as done", async () => {
    const { deps } = world;
    const { pool, goAway } = gatedPool();
    const names = ["one", "two", "three", "four"];
    const begun: string[] = [];
    let allInHand: () => void = () => undefined;
    const together = new Promise<void>((resolve) => {
      allInHand = resolve;
    });
    const handlers = [
      onJob(specJob, async ({ name }) => {
        const place = begun.push(name);
        if (begun.length === names.length) {
          goAway(1500);
          allInHand();
        }
        await together;
        // Each is to be noted by itself.
        if (place <= names.length) await setTimeout(place * 60);
      }),
    ];
    const jobs = await runJobs(deps, pool, handlers, names.length);
    for (const name of names) await deps.jobs.enqueue(deps.db, specJob, { name });
    await eventually("all are done again", async () => begun.length >= 2 * names.length, 20_000);
    await eventually("nothing is left", async () => {
      const { rows } = await sql`select id from graphile_worker._private_jobs`.execute(deps.db);
      return rows.length === 0;
    });
    await jobs.stop();
    await pool.end();
  });
});

describe("a job that is asked for", () => {
  it("stands beside others of its kind, replaces the one of its key, and comes back to nobody", async () => {
    const { db, jobs } = world.deps;
    const asked = [["first"], ["second"], ["third", "its-key"], ["fourth", "its-key"]] as const;
    const sent = await statementsOf(async () => {
      for (const [name, key] of asked) await jobs.enqueue(db, specJob, { name }, key === undefined ? {} : { key });
    });
    expect(sent.filter((statement) => !statement.startsWith("select from graphile_worker.add_job("))).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      delete from graphile_worker._private_jobs returning payload ->> 'name' as name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(["first", "second", "fourth"]);
  });
});

describe("a job that wakes nobody", () => {
  const row = () =>
    sql<object>`delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task where task.id = job.task_id
      returning task.identifier, payload, priority, attempts, max_attempts, revision, flags, is_available, job_queue_id,
        key is null as "hasNoKey", run_at = created_at and updated_at = created_at as "isNow", locked_at, locked_by, last_error`;

  it("is what the library would have written, the first of its kind as the later ones, and gives no notice", async () => {
    const { db, jobs } = world.deps;
    const unknown = defineJob(`spec-job-${randomUUID()}`, z.object({ name: z.string() }));
    const notices: string[] = [];
    const listener = new pg.Client({ connectionString: world.databaseUrl });
    await listener.connect();
    listener.on("notification", ({ payload = "" }) => notices.push(payload));
    await listener.query(`listen "jobs:insert"`);
    const asked = async (wakesNobody: boolean) => {
      await jobs.enqueue(db, unknown, { name: "told" }, { wakesNobody });
      // What was given before this question is heard with its answer.
      await listener.query("select 1");
      return { rows: (await row().execute(db)).rows, notices: notices.splice(0).length };
    };
    const usual = await asked(false);
    expect(usual).toMatchObject({ rows: [{ payload: { name: "told" } }], notices: 1 });
    expect(await asked(true)).toEqual({ rows: usual.rows, notices: 0 });
    await sql`delete from graphile_worker._private_tasks where identifier = ${unknown.name}`.execute(db);
    expect((await asked(true)).rows).toEqual(usual.rows);
    await listener.end();
  });

  it("is done by workers that nobody woke", async () => {
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 4 });
    const done: string[] = [];
    const jobs = await runJobs(world.deps, pool, [onJob(specJob, async ({ name }) => void done.push(name))], 1);
    await setTimeout(500);
    await world.deps.jobs.enqueue(world.deps.db, specJob, { name: "found" }, { wakesNobody: true });
    await eventually("the job is found", async () => done.includes("found"), 10_000);
    await jobs.stop();
    await pool.end();
  });
});

describe("a job that was told in another shape than its handler reads", () => {
  it("is given up at once, logged by its name, and stays among the failed; the next one is done", async () => {
    const logged: object[] = [];
    const log = Object.assign(Object.create(world.deps.log), { error: (facts: object) => logged.push(facts) });
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 4 });
    const done: string[] = [];
    const handlers = [onJob(specJob, async ({ name }) => void done.push(name))];
    const formerly = defineJob("spec-job", z.object({ title: z.string() }));
    const jobs = await runJobs({ ...world.deps, log }, pool, handlers, 1);
    await world.deps.jobs.enqueue(world.deps.db, formerly, { title: "of a former version" });
    await world.deps.jobs.enqueue(world.deps.db, specJob, { name: "well told" });
    await eventually("the next job", async () => done.includes("well told"), 15_000);
    const failed = await eventually("it is given up", async () => {
      const { rows } = await sql<{ attempts: number; max_attempts: number; last_error: string }>`
        select attempts, max_attempts, last_error from graphile_worker.jobs
        where task_identifier = 'spec-job' and locked_at is null`.execute(world.deps.db);
      return rows[0];
    });
    await jobs.stop();
    await pool.end();
    expect(failed).toMatchObject({ attempts: 1, max_attempts: 1, last_error: expect.stringContaining("spec-job") });
    expect(logged).toContainEqual(expect.objectContaining({ job: "spec-job", jobId: expect.any(String) }));
    expect(done).toEqual(["well told"]);
  });
});

describe("a job whose worker is heard from no more", () => {
  /** As a worker leaves it that took the job and then said nothing: `heard` seconds ago, or never. */
  async function inHandOf(pool: string, name: string, heard: number | null): Promise<void> {
    const { db, jobs } = world.deps;
    await jobs.enqueue(db, specJob, { name });
    await sql`update graphile_worker._private_jobs set attempts = 1, locked_by = ${pool},
      locked_at = clock_timestamp() - interval '40 seconds' where payload->>'name' = ${name}`.execute(db);
    if (heard === null) return;
    const heardAt = sql<Date>`clock_timestamp() - make_interval(secs => ${heard})`;
    await db.insertInto("job_pool").values({ id: pool, heard_at: heardAt }).execute();
  }

  it("is taken up by whichever node lives; one that is heard keeps what it has in hand", async () => {
    const { deps } = world;
    await inHandOf("pool-killed", "of a killed node", 40);
    await inHandOf("pool-silent", "of one that never spoke", null);
    await inHandOf("pool-busy", "of a busy node", 5);
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 4 });
    const done: string[] = [];
    const handlers = [onJob(specJob, async ({ name }) => void done.push(name))];
    const jobs = await runJobs(deps, pool, handlers, 1);
    await eventually("both are done", async () => done.length >= 2, 15_000);
    const heard = await deps.db.selectFrom("job_pool").select("id").where("id", "like", "pool-%").execute();
    await jobs.stop();
    await pool.end();
    expect(done.sort()).toEqual(["of a killed node", "of one that never spoke"]);
    // The busy one, and the one that took them up, which says so itself.
    expect(heard).toHaveLength(2);
    expect(await deps.db.selectFrom("job_pool").select("id").execute()).toEqual([{ id: "pool-busy" }]);
  });
});

describe("a job in hand when its node stops", () => {
  it("is handed back when it takes too long, for the others to take at once", async () => {
    const { db } = world.deps;
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 4 });
    const begun: string[] = [];
    let end: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    });
    const handlers = [
      onJob(specJob, async ({ name }) => {
        begun.push(name);
        await slow;
      }),
    ];
    const jobs = await runJobs(world.deps, pool, handlers, 1);
    await world.deps.jobs.enqueue(db, specJob, { name: "slow" });
    await eventually("it is in hand", async () => begun.length > 0);
    const began = Date.now();
    await jobs.stop(300);
    expect(Date.now() - began).toBeLessThan(5000);
    const { rows } = await sql`select locked_by from graphile_worker._private_jobs`.execute(db);
    expect(rows).toEqual([{ locked_by: null }]);
    end();
    await eventually("it is done all the same", async () => {
      const left = await sql`select id from graphile_worker._private_jobs`.execute(db);
      return left.rows.length === 0;
    });
    await pool.end();
  });
});
