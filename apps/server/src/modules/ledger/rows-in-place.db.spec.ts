import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aKey, aWorld, booked, type SpecWorld } from "#testing";
import { deposit, type Purse, wallet, world } from "./index.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

const at = new Date("2026-11-21T04:00:00Z");

/** Where a row is written beside itself, no index is; the database counts those (`n_tup_hot_upd`). */
it("a payment writes accounts and sources beside themselves, and into no index again", async () => {
  const { id: userId } = await spec.shopper({ name: "often" });
  const funds = cny("100.00");
  const source = { kind: "transfer", amount: funds, paid: funds, reference: "spec" } as const;
  const arrival = {
    postings: [{ from: world("bank"), to: wallet(userId), amount: funds }],
    sources: [{ step: "arrives", source }],
  } as const;
  await booked(spec, { at, userId, key: aKey(), ...arrival });
  const pay = (amount: string) => {
    const parts = [{ purse: "order:1" as Purse, amount: cny(amount) }];
    const postings = [{ from: wallet(userId), to: deposit(userId), amount: cny(amount) }];
    return booked(spec, { at, userId, key: aKey(), postings, sources: [{ step: "spent", parts }] });
  };
  // The first makes the account it pays into.
  await pay("1.00");
  const before = await placesOf();
  await pay("2.00");
  const after = await placesOf();
  for (const table of ["ledger_account", "money_source"] as const) {
    const moved = after[table].updated - before[table].updated;
    expect(moved).toBeGreaterThan(0);
    expect(after[table].inPlace - before[table].inPlace).toBe(moved);
  }
});

async function placesOf(): Promise<Record<"ledger_account" | "money_source", { updated: number; inPlace: number }>> {
  const of = async (table: string) => {
    const { rows } = await sql<{ updated: number; inPlace: number }>`
      select pg_stat_get_tuples_updated(${table}::regclass)::int as updated, pg_stat_get_tuples_hot_updated(${table}::regclass)::int as "inPlace"
      from pg_stat_force_next_flush(), pg_stat_clear_snapshot()`.execute(spec.deps.db);
    return rows[0] ?? { updated: 0, inPlace: 0 };
  };
  return { ledger_account: await of("ledger_account"), money_source: await of("money_source") };
}
