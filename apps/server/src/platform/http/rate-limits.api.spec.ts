import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, eventually, race, type SpecWorld } from "#testing";
import { openRateLimit, pruneRateLimits } from "./rate-limits.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("so many calls a minute", () => {
  it("are counted over all nodes, and each caller for themselves", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper({ name: "omar" })];
    const other = await world.anotherNode();
    const upload = (client: typeof mei) => client.fetch("/api/files/upload", { method: "POST" });
    const replies = await race(40, (index) => upload(index % 2 === 0 ? mei : mei.at(other)));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(replies.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("60");
    expect((await upload(omar.at(other))).status).toBe(400);
  });

  it("are told to the other nodes within a second, where they are many", async () => {
    const { db } = world.deps;
    const [here, there] = [openRateLimit(db, "spec-many", 100), openRateLimit(db, "spec-many", 100)];
    const taken = await race(60, () => here("mei"));
    expect(taken).toEqual(Array.from({ length: 60 }, () => true));
    expect(await there("mei")).toBe(true);
    await eventually("both have told", async () => {
      const row = await db.selectFrom("rate_limit").select("points").where("key", "=", "spec-many:mei").executeTakeFirst();
      return row?.points === 61;
    });
    await there("mei");
    await eventually("the last call is told too", async () => {
      const row = await db.selectFrom("rate_limit").select("points").where("key", "=", "spec-many:mei").executeTakeFirst();
      return row?.points === 62;
    });
    expect((await race(60, () => there("mei"))).filter(Boolean)).toHaveLength(38);
    expect(await there("omar")).toBe(true);
    expect((await race(120, () => here("omar"))).filter(Boolean)).toHaveLength(100);
  });

  it("go on where they were after a restart, and are forgotten when the minute is long over", async () => {
    const { db } = world.deps;
    const first = openRateLimit(db, "spec", 2);
    expect([await first("mei"), await first("mei"), await first("mei")]).toEqual([true, true, false]);
    const restarted = openRateLimit(db, "spec", 2);
    expect(await restarted("mei")).toBe(false);
    await pruneRateLimits.run(world.deps);
    expect(await openRateLimit(db, "spec", 2)("mei")).toBe(false);
    await db.updateTable("rate_limit").set({ expire: "1" }).execute();
    await pruneRateLimits.run(world.deps);
    expect(await db.selectFrom("rate_limit").selectAll().execute()).toEqual([]);
    expect(await openRateLimit(db, "spec", 2)("mei")).toBe(true);
  });

  it("are counted by each node for itself while the database is away", async () => {
    const away = new Proxy(world.deps.db, {
      get() {
        throw new Error("Connection terminated unexpectedly");
      },
    });
    const limit = openRateLimit(away, "spec-away", 2);
    expect([await limit("mei"), await limit("mei"), await limit("mei")]).toEqual([true, true, false]);
  });
});
