import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#platform";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { isRecharge, receivedBetween } from "../payment/wallet/wallet.store.ts";
import { accountEntries, accountRows } from "./balances/balances.store.ts";

const others = 30_000;
const own = 5_000;
const ownThisMonth = 20;
const month = { from: new Date("2025-03-01T00:00:00Z"), to: new Date("2025-04-01T00:00:00Z") };

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  mei = await spec.shopper();
  await spec.fund(mei, "1.00");
});

/** Movements of Mei's when one is asked for, else of people and wallets nobody looks at. */
async function fill(tx: Tx, people: number, count: number, day: string): Promise<void> {
  const away = people === 1 ? 0 : 1_000_000;
  await sql`
    with entry as (
      insert into ledger_entry (business_key, kind, user_id, at)
      select ${`${people}:${day}:`} || n, 'recharge', ${mei.id}::bigint + ${away}::int + n % ${people}::int,
        ${day}::timestamptz + n * interval '1 second' from generate_series(1, ${count}::int) n
      returning id
    )
    insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)
    select e.id, 1, 'CNY', f.id, w.id + ${away}::int + e.id % ${people}::int, 100, 0, 0 from entry e
    join ledger_account f on f.kind = 'bank' and f.currency = 'CNY' and f.owner_user_id is null
    join ledger_account w on w.kind = 'wallet' and w.currency = 'CNY' and w.owner_user_id = ${mei.id}`.execute(tx);
}

/**
 * How many entries and postings the work looked at, planned as after many calls: Mei has been here for long, everybody else came this month. Nothing of it stays.
 */
async function lookedAtBy(work: (tx: Tx) => Promise<unknown>, people = 200): Promise<number> {
  let looked = 0;
  const undo = new Error("undo");
  const done = spec.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fill(tx, 1, own - ownThisMonth, "2025-01-10");
    await fill(tx, 1, ownThisMonth, "2025-03-10");
    await fill(tx, people, others, "2025-03-10");
    await sql`analyze ledger_entry, ledger_posting`.execute(tx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    const before = await lookedAt(tx);
    await work(tx);
    looked = (await lookedAt(tx)) - before;
    throw undo;
  });
  await expect(done).rejects.toBe(undo);
  return looked;
}

async function lookedAt(tx: Tx): Promise<number> {
  const { rows } = await sql<{ looked: string }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as looked from pg_stat_xact_user_tables
    where relname in ('ledger_entry', 'ledger_posting')`.execute(tx);
  return Number(rows[0]?.looked);
}

describe("with many postings", () => {
  it("a customer's month is looked up alone, neither in their years nor in everybody's month", async () => {
    const looked = await lookedAtBy(async (tx) => {
      const received = await receivedBetween(tx, mei.id, isRecharge, month.from, month.to);
      expect(received.map(({ amount }) => amount)).toEqual([BigInt(ownThisMonth * 100)]);
    });
    expect(looked).toBeLessThanOrEqual(4 * ownThisMonth);
  });

  it.each([
    ["many", 200],
    ["three, who have moved more", 3],
  ])("a page of an account looks at its own entries only, beside %s others", async (_, people) => {
    const rowIds = await accountRows(spec.deps.db, { kind: "wallet", currency: "CNY", userId: mei.id });
    const looked = await lookedAtBy(async (tx) => {
      const page = { rowIds, kind: "wallet" as const, at: month.to, before: null, limit: 10 };
      expect(await accountEntries(tx, page)).toHaveLength(10);
    }, people);
    expect(looked).toBeLessThan(300);
  });

  it("a page of an account of ours shows every customer's entries in order, whichever row they moved", async () => {
    const page = { kind: "bank" as const, at: new Date("2100-01-01T00:00:00Z"), before: null, limit: 4 };
    for (let funded = 0; funded < 4; funded++) await spec.fund(await spec.shopper({ name: `lane-${funded}` }), "1.00");
    const rowIds = await accountRows(spec.deps.db, { kind: "bank", currency: "CNY", userId: null });
    expect(rowIds.length).toBeGreaterThan(1);
    const entries = await accountEntries(spec.deps.db, { ...page, rowIds });
    const { rows } = await sql<{ id: string }>`select id from ledger_entry order by id desc limit 4`.execute(spec.deps.db);
    expect(entries.map(({ entryId }) => entryId)).toEqual(rows.map(({ id }) => id));
    expect(new Set(entries.map(({ userId }) => userId)).size).toBe(4);
  });
});
