import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, eventually, type SpecWorld } from "#testing";
import { runJobs } from "./jobs.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("jobs while the database is away (rule R16)", () => {
  it("neither end the process nor are lost: what was in hand is done again, and new ones are taken", async () => {
    const { deps } = world;
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 4 });
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
    const done: string[] = [];
    const handlers = {
      "spec-job": async ({ name }: { name: string }) => {
        done.push(name);
        // It goes away between the work and the note that it is done.
        if (done.length === 1) {
          isAway = true;
          void setTimeout(1500).then(() => {
            isAway = false;
          });
        }
      },
    };
    const jobs = await runJobs(deps, pool, handlers, 1);
    await deps.jobs.enqueue(deps.db, "spec-job", { name: "first" });
    await eventually("the first job again", async () => done.length >= 2, 15_000);
    await deps.jobs.enqueue(deps.db, "spec-job", { name: "second" });
    await eventually("the second job", async () => done.includes("second"), 15_000);
    await jobs.stop();
    expect(new Set(done)).toEqual(new Set(["first", "second"]));
    await pool.end();
  });
});
