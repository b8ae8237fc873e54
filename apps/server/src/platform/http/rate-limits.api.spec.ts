import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";
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
