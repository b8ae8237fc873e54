import { setTimeout } from "node:timers/promises";
import { endpoint } from "@sihai/contract";
import { ok, refuse } from "@sihai/domain";
import { sql } from "kysely";
import { DatabaseError } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  clearTimer,
  defineTimer,
  fireDueTimers,
  inTransaction,
  type Once,
  onTimer,
  setTimer,
  subjectPart,
  type Tx,
  transact,
} from "#platform";
import { aWorld, eventually, race, type SpecWorld } from "#testing";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

const counted = endpoint({
  method: "POST",
  path: "/spec/count",
  summary: "",
  body: z.object({}),
  data: z.object({ n: z.int() }),
  once: true,
});

function onceWith(key: string, inputHash: string): Once {
  return { actor: "user:1", key, endpoint: counted, inputHash, sessionId: null, seals: null, isClaimed: false };
}

describe("a call made once", () => {
  it("acts once for 32 calls with one key, and all see the same answer", async () => {
    let acts = 0;
    const results = await race(32, () => transact(world.deps.db, async () => ok({ n: ++acts }), onceWith("same-key-0001", "a")));
    expect(acts).toBe(1);
    expect(results).toEqual(Array.from({ length: 32 }, () => ok({ n: 1 })));
  });

  it("refuses the key with other input, and writes nothing", async () => {
    let acts = 0;
    await transact(world.deps.db, async () => ok({ n: ++acts }), onceWith("same-key-0002", "a"));
    expect(await transact(world.deps.db, async () => ok({ n: ++acts }), onceWith("same-key-0002", "b"))).toEqual(
      refuse({ code: "IDEMPOTENCY_CONFLICT" }),
    );
    expect(acts).toBe(1);
  });

  it("leaves the key of a refused call free", async () => {
    const once = onceWith("same-key-0003", "a");
    expect(await transact(world.deps.db, async () => refuse({ code: "NOT_FOUND" }), once)).toEqual(refuse({ code: "NOT_FOUND" }));
    expect(await transact(world.deps.db, async () => ok({ n: 7 }), once)).toEqual(ok({ n: 7 }));
  });

  it("leaves the key of a call whose connection died free (rule F04)", async () => {
    const once = onceWith("same-key-0004", "a");
    const died = transact(
      world.deps.db,
      async (tx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {});
        return ok({ n: 1 });
      },
      once,
    );
    await expect(died).rejects.toThrow();
    expect(await transact(world.deps.db, async () => ok({ n: 2 }), once)).toEqual(ok({ n: 2 }));
  });
});

describe("a timer", () => {
  it("fires once however many workers look, and not a second early (rule F40)", async () => {
    const fired: string[] = [];
    const timer = defineTimer("spec-timer", { number: subjectPart.number });
    const handlers = [onTimer(timer, async ({ number }) => void fired.push(number))];
    const due = new Date(world.deps.clock.now().getTime() + 3_600_000);
    await world.deps.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 20; i++) await setTimer(tx, timer, { number: `s${i}` }, due);
    });
    await world.advance(3590);
    await race(4, () => fireDueTimers(world.deps, handlers));
    expect(fired).toEqual([]);
    await world.advance(11);
    await race(4, () => fireDueTimers(world.deps, handlers));
    await fireDueTimers(world.deps, handlers);
    expect(fired.sort()).toEqual(Array.from({ length: 20 }, (_, i) => `s${i}`).sort());
  });

  it("waits for the one who clears it under the subject's lock, and neither dies of it (rule F12)", async () => {
    const { deps } = world;
    const lockSubject = (tx: Tx) => sql`select pg_advisory_xact_lock(47110815)`.execute(tx);
    const request: string[] = [];
    const timer = defineTimer("spec-cleared", { number: subjectPart.number });
    const late = { number: "paid-late" };
    const handlers = [
      onTimer(timer, async ({ number }, _, tx) => {
        request.push(number);
        await lockSubject(tx);
      }),
    ];
    await deps.db.transaction().execute((tx) => setTimer(tx, timer, late, deps.clock.now()));
    let firing = Promise.resolve(0);
    const paying = deps.db.transaction().execute(async (tx) => {
      await lockSubject(tx);
      firing = fireDueTimers(deps, handlers);
      // Past PostgreSQL's deadlock_timeout of one second, the transaction that closes a circle is the one that dies.
      await setTimeout(1500);
      await clearTimer(tx, timer, late);
      return "paid";
    });
    await expect(paying).resolves.toBe("paid");
    await firing;
    expect(request).toEqual(["paid-late"]);
    expect(await fireDueTimers(deps, handlers)).toBe(0);
  });
});

describe("work that meets other work", () => {
  it("is done again when the database chose it as the one that gives way to a circle", async () => {
    const { db } = world.deps;
    await sql`create table spec_circle (id int primary key, n int not null)`.execute(db);
    await sql`insert into spec_circle values (1, 0), (2, 0)`.execute(db);
    let inside = 0;
    const bothInside = async () => {
      inside += 1;
      await eventually("both hold their first row", async () => inside >= 2);
    };
    const inOrder = (first: number, second: number) =>
      transact(db, async (tx) => {
        await sql`update spec_circle set n = n + 1 where id = ${first}`.execute(tx);
        await bothInside();
        await sql`update spec_circle set n = n + 1 where id = ${second}`.execute(tx);
        return ok();
      });
    expect(await Promise.all([inOrder(1, 2), inOrder(2, 1)])).toEqual([ok(), ok()]);
    expect((await sql<{ n: number }>`select n from spec_circle order by id`.execute(db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it("is done again where nothing can be refused too", async () => {
    const { db } = world.deps;
    let tries = 0;
    const met = () => Object.assign(new DatabaseError("deadlock detected", 1, "error"), { code: "40P01" });
    const done = inTransaction(db, async () => {
      tries += 1;
      if (tries === 1) throw met();
      return "done";
    });
    expect([await done, tries]).toEqual(["done", 2]);
    await expect(inTransaction(db, () => Promise.reject(met()))).rejects.toMatchObject({ code: "40P01" });
  });

  it("stays a fault when the key is taken for good, and leaves nothing behind", async () => {
    const { db } = world.deps;
    await sql`create table spec_key (id int primary key)`.execute(db);
    let tries = 0;
    const twice = transact(db, async (tx) => {
      tries += 1;
      await sql`insert into spec_key values (1)`.execute(tx);
      await sql`insert into spec_key values (1)`.execute(tx);
      return ok();
    });
    await expect(twice).rejects.toMatchObject({ code: "23505" });
    expect(tries).toBe(3);
    expect((await sql`select id from spec_key`.execute(db)).rows).toEqual([]);
  });
});
