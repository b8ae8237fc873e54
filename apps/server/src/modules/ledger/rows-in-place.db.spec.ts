import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Tx } from "#platform";
import { aKey, aWorld, booked, type SpecWorld } from "#testing";
import { deposit, type Purse, post, wallet, world } from "./index.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

const at = new Date("2026-11-21T04:00:00Z");

/** Where a row is written beside itself, no index is; the database counts those. */
it("a payment writes accounts beside themselves, and into no index again", async () => {
  const { id: userId } = await spec.shopper({ name: "often" });
  const funds = cny("100.00");
  const source = { kind: "transfer", amount: funds, paid: funds, reference: "spec" } as const;
  const arrival = {
    postings: [{ from: world("bank"), to: wallet(userId), amount: funds }],
    sources: [{ step: "arrives", source }],
  } as const;
  await booked(spec, { at, userId, key: aKey(), ...arrival });
  // The first makes the account it pays into.
  for (const amount of ["1.00", "2.00"]) {
    const parts = [{ purse: "order:1" as Purse, amount: cny(amount) }];
    const postings = [{ from: wallet(userId), to: deposit(userId), amount: cny(amount) }];
    const entry = { at, userId, kind: "spec", key: aKey(), postings, sources: [{ step: "spent", parts }] } as const;
    await spec.deps.db.transaction().execute(async (tx) => {
      const before = await writtenAccounts(tx);
      await post(tx, entry);
      const after = await writtenAccounts(tx);
      expect(after.updated - before.updated).toBe(2);
      expect(after.inPlace - before.inPlace).toBe(2);
    });
  }
});

/** By this connection, what it has not yet told of before this transaction among them. */
async function writtenAccounts(tx: Tx): Promise<{ updated: number; inPlace: number }> {
  const { rows } = await sql<{ updated: number; inPlace: number }>`
    select pg_stat_get_xact_tuples_updated('ledger_account'::regclass)::int as updated,
      pg_stat_get_xact_tuples_hot_updated('ledger_account'::regclass)::int as "inPlace"`.execute(tx);
  return rows[0] ?? { updated: 0, inPlace: 0 };
}
