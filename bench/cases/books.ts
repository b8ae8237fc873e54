import { getWallet, listBills } from "@sihai/contract/payment";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { accountEntries, findAccountId } from "../../apps/server/src/modules/books/balances/balances.store.ts";
import { readBalances } from "../../apps/server/src/modules/books/balances/read-balances.ts";
import { compareSides } from "../../apps/server/src/modules/books/gateway/compare.store.ts";
import { patiently } from "../../apps/server/src/modules/books/patiently.ts";
import { journalCsv } from "../../apps/server/src/modules/books/period/journal.service.ts";
import type { Db } from "../../apps/server/src/platform/database/database.ts";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { median } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerOver, makeShoppers, type Shopper } from "../parts/shop.ts";

const small = 10_000;
const large = Number(process.env.BENCH_POSTINGS ?? 10_000_000);
const movements = Number(process.env.BENCH_MOVEMENTS ?? 1_000_000);
const ratioMost = 1.2;
const secondsMost = 60;
const month = "2025-03";
const calls = 40;

/** The books with 10,000 postings and with 10,000,000; then a gateway's 1,000,000 movements compared, and their month closed and written out. */
export async function measureBooks(server: Server, world: World): Promise<Result[]> {
  const { log } = world.deps;
  // Filling takes longer than a page's statement may.
  const filling = openDatabase(server.databaseUrl, log, { max: 1, statementTimeoutMs: 900_000 }).db;
  try {
    return await measureFilled(server, world, filling);
  } finally {
    await filling.destroy();
  }
}

async function measureFilled(server: Server, world: World, filling: Db): Promise<Result[]> {
  const shoppers = await makeShoppers(world, 50);
  const [shopper] = shoppers;
  if (!shopper) throw new Error("nobody has a wallet");
  await fill(filling, shoppers, small, "small", "2025-01-10");
  const atSmall = await readings(server, world, shopper);
  await fill(filling, shoppers.slice(1), large - small, "large", "2025-02-10");
  const atLarge = await readings(server, world, shopper);
  const ratios = Object.entries(atSmall).map(([name, before]): Result => {
    const after = atLarge[name] ?? Number.NaN;
    return {
      name: `${name} with ${large} postings`,
      measured: after,
      beside: { name: `with ${small}`, value: before },
      unit: "ms",
      judged: after / before,
      bar: { at: "most", value: ratioMost },
    };
  });
  return [...ratios, ...(await measureMonth(world, filling, shoppers.slice(1)))];
}

/** The median of a page's time, each asked many times. */
async function readings(server: Server, world: World, shopper: Shopper): Promise<Record<string, number>> {
  const over = callerOver(server.url, 1);
  const { db } = world.deps;
  const accountId = (await findAccountId(db, { kind: "wallet", currency: "CNY", userId: shopper.userId })) ?? "0";
  const pages = {
    balance: () => over.call(shopper, getWallet, {}),
    "bill list": () => over.call(shopper, listBills, { query: {} }),
    statement: () => accountEntries(db, { accountId, kind: "wallet", at: new Date(), before: null, limit: 50 }),
  };
  const found: Record<string, number> = {};
  for (const [name, page] of Object.entries(pages)) {
    for (let warm = 0; warm < 10; warm++) await page();
    const times: number[] = [];
    for (let call = 0; call < calls; call++) {
      const began = performance.now();
      await page();
      times.push(performance.now() - began);
    }
    found[name] = median(times);
  }
  await over.close();
  return found;
}

/** Movements that came by card, written past the guards and summed up afterwards: a posting each. */
async function fill(db: Db, shoppers: readonly Shopper[], count: number, name: string, day: string): Promise<void> {
  const owners = shoppers.map(({ userId }) => userId);
  await sql`insert into ledger_account (owner_user_id, kind, currency, may_be_negative) values (null, 'gateway', 'CNY', true)
    on conflict do nothing`.execute(db);
  await sql`insert into ledger_account (owner_user_id, kind, currency, may_be_negative)
    select id, 'wallet', 'CNY', false from app_user where id = any(${owners}::bigint[]) on conflict do nothing`.execute(db);
  const atOnce = 100_000;
  for (let start = 0; start < count; start += atOnce) {
    const end = Math.min(count, start + atOnce) - 1;
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        with owner as (select a.id, a.owner_user_id, row_number() over (order by a.id) - 1 as seat, count(*) over () as seats
          from ledger_account a where a.kind = 'wallet' and a.currency = 'CNY' and a.owner_user_id = any(${owners}::bigint[])
        ), entry as (
          insert into ledger_entry (business_key, kind, user_id, at, facts)
          select ${name} || ':' || n, 'recharge', o.owner_user_id, ${day}::timestamptz + n % 600000 * interval '1 second',
            jsonb_build_object('reference', 'pi_' || ${name} || n)
          from generate_series(${start}::int, ${end}::int) n join owner o on o.seat = n % o.seats
          returning id, user_id
        )
        insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)
        select e.id, 1, 'CNY', (select id from ledger_account where kind = 'gateway' and currency = 'CNY' and owner_user_id is null),
          o.id, 100, 0, 0 from entry e join owner o on o.owner_user_id = e.user_id`.execute(tx);
    });
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      update ledger_account a set balance = coalesce(s.amount, 0) from (
        select id, sum(amount) as amount from (
          select to_account_id as id, amount from ledger_posting union all select from_account_id, -amount from ledger_posting) x
        group by id) s where s.id = a.id`.execute(tx);
  });
  await sql`vacuum analyze ledger_entry, ledger_posting, ledger_account`.execute(db);
}

/** A month of its own, whose every movement the gateway knows too. */
async function measureMonth(world: World, filling: Db, shoppers: readonly Shopper[]): Promise<Result[]> {
  const { db, clock } = world.deps;
  await fill(filling, shoppers, movements, "month", "2025-03-10");
  await sql`
    insert into gateway_movement (id, kind, reference, currency, amount, fee, at, read_at)
    select 'txn_' || e.id, 'charge', e.facts->>'reference', 'CNY', 100, 0, e.at, now() from ledger_entry e
    where e.business_key like 'month:%'`.execute(filling);
  await sql`vacuum analyze gateway_movement`.execute(filling);
  const staff = await sql<{ id: string }>`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-books-${process.pid}`}, 'bench', 'no password here', '{finance}', now()) returning id`.execute(db);
  const staffId = staff.rows[0]?.id ?? "0";
  await sql`insert into gateway_balance_read (until) values (now()) on conflict (id) do update set until = now()`.execute(db);
  const now = clock.now();
  const reconciled = await seconds(() =>
    patiently(world.deps, (tx) => compareSides(tx, { until: new Date("2025-04-01T00:00:00Z"), at: now, staffId: null })),
  );
  const report = await seconds(() => readBalances(world.deps, new Date("2025-03-31T16:00:00Z")));
  const written = await seconds(() => journalCsv(world.deps, { month, staffId, now }));
  return [
    timed(`reconcile ${movements} movements of the gateway`, reconciled),
    timed(`the report a month of ${movements} movements closes on`, report),
    timed(`the journal of a month of ${movements} movements`, written),
  ];
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

function timed(name: string, measured: number): Result {
  return { name, measured, beside: null, unit: "s", judged: measured, bar: { at: "most", value: secondsMost } };
}
