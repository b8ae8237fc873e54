import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, booked as bookedIn, type Client, type SpecWorld } from "#testing";
import { laneOf } from "./accounts.ts";
import { balanceOf, deposit, post, world } from "./index.ts";

let spec: SpecWorld;

beforeAll(async () => {
  spec = await aWorld();
});

const at = new Date("2026-11-21T04:00:00Z");
const booked = (entry: Parameters<typeof bookedIn>[1]) => bookedIn(spec, { at, ...entry });

/** Two shoppers whose movements take different rows of our accounts. */
async function twoApart(): Promise<[Client, Client]> {
  const ann = await spec.shopper({ name: "ann-apart" });
  for (let tries = 0; ; tries++) {
    const ben = await spec.shopper({ name: `ben-apart-${tries}` });
    if (laneOf(world("gateway"), ben.id) !== laneOf(world("gateway"), ann.id)) return [ann, ben];
  }
}

describe("an account of our own", () => {
  const captured = (userId: string) => [{ from: world("gateway"), to: deposit(userId), amount: cny("10.00") }];
  const settled = (userId: string) => [{ from: deposit(userId), to: world("purchases"), amount: cny("4.00") }];

  it.each([
    ["card captures", captured],
    ["settlements", settled],
  ])("lets two customers' %s pass while neither is committed", async (_, postings) => {
    const two = await twoApart();
    for (const { id } of two) await booked({ key: aKey(), userId: id, postings: captured(id) });
    const waiting = await spec.deps.db.transaction().execute(async (tx) => {
      await post(tx, { key: aKey(), kind: "spec", userId: two[0].id, at, postings: postings(two[0].id) });
      // The other one's whole transaction, begun and ended while the first holds its locks; the lock timeout would end it.
      const other = await booked({ key: aKey(), userId: two[1].id, postings: postings(two[1].id) });
      expect(other).toMatchObject({ already: false });
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
      return rows;
    });
    expect(waiting).toEqual([]);
  });

  it("is what its rows add up to", async () => {
    const before = (await balanceOf(spec.deps.db, world("gateway"))).amount;
    for (const { id } of await twoApart()) await booked({ key: aKey(), userId: id, postings: captured(id) });
    expect((await balanceOf(spec.deps.db, world("gateway"))).amount - before).toBe(-2000n);
  });
});
