import { getWallet, listBills } from "@sihai/contract/payment";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { accountEntries, accountRows } from "../../apps/server/src/modules/books/balances/balances.store.ts";
import { readBalances } from "../../apps/server/src/modules/books/balances/read-balances.ts";
import { compareSides, latestComparison } from "../../apps/server/src/modules/books/gateway/compare.store.ts";
import { patiently } from "../../apps/server/src/modules/books/patiently.ts";
import { journalCsv } from "../../apps/server/src/modules/books/period/journal.service.ts";
import type { Db, Tx } from "../../apps/server/src/platform/database/database.ts";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { median } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerOver, makeShoppers, type Shopper } from "../parts/shop.ts";
import { withSmallServer } from "../parts/small-server.ts";

const small = 10_000;
const large = Number(process.env.BENCH_POSTINGS ?? 10_000_000);
const movements = Number(process.env.BENCH_MOVEMENTS ?? 1_000_000);
const ratioMost = 1.2;
const secondsMost = 60;
const month = "2025-03";
const calls = 60;
const atOnce = 100_000;

/**
 * A month of a gateway's 1,000,000 movements compared, closed on and written out; then its database filled up to 10,000,000 postings and asked side by side
 * with one of 10,000, page by page, so that what else the machine does falls on both.
 */
export async function measureBooks(server: Server, world: World): Promise<Result[]> {
  return withSmallServer(async (smallServer, smallWorld) => {
    const few = await sideOf(smallServer, smallWorld);
    await filled(few, { count: small, name: "small", day: "2025-01-10" });
    const many = await sideOf(server, world);
    await filled(many, { count: small, name: "small", day: "2025-01-10" });
    const others = { ...many, shoppers: many.shoppers.slice(1) };
    await filled(others, { count: movements, name: "month", day: "2025-03-10" });
    const ofMonth = await measureMonth(world, server);
    await filled(others, { count: Math.max(0, large - movements - small), name: "large", day: "2025-02-10" });
    return [...(await measurePages(few, many)), ...ofMonth];
  });
}

type Side = { server: Server; world: World; shoppers: Shopper[] };

async function sideOf(server: Server, world: World): Promise<Side> {
  return { server, world, shoppers: await makeShoppers(world, 50) };
}

async function measurePages(few: Side, many: Side): Promise<Result[]> {
  const [atFew, atMany] = [await pagesOf(few), await pagesOf(many)];
  const results: Result[] = [];
  for (const [name, page] of Object.entries(atMany.pages)) {
    const before = atFew.pages[name];
    if (!before) continue;
    for (let warm = 0; warm < 10; warm++) await Promise.all([page(), before()]);
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let call = 0; call < calls; call++) {
      times.few.push(await seconds(before));
      times.many.push(await seconds(page));
    }
    const [value, measured] = [median(times.few) * 1_000, median(times.many) * 1_000];
    results.push({
      name: `${name} with ${large} postings`,
      measured,
      beside: { name: `with ${small}`, value },
      unit: "ms",
      judged: measured / value,
      bar: { at: "most", value: ratioMost },
    });
  }
  await Promise.all([atFew.close(), atMany.close()]);
  return results;
}

async function pagesOf({ server, world, shoppers: [shopper] }: Side) {
  if (!shopper) throw new Error("nobody has a wallet");
  const over = callerOver(server.url, 1);
  const { db } = world.deps;
  const rowIds = await accountRows(db, { kind: "wallet", currency: "CNY", userId: shopper.userId });
  const pages: Record<string, () => Promise<unknown>> = {
    balance: () => over.call(shopper, getWallet, {}),
    "bill list": () => over.call(shopper, listBills, { query: {} }),
    statement: () => accountEntries(db, { rowIds, kind: "wallet", at: new Date(), before: null, limit: 50 }),
  };
  return { pages, close: () => over.close() };
}

type Filling = { count: number; name: string; day: string };

/** Movements that came by card and the gateway's own lines of them, written past the guards and summed up afterwards: a posting each. */
async function filled({ server, world, shoppers }: Side, filling: Filling): Promise<void> {
  if (filling.count === 0) return;
  // Filling takes longer than a page's statement may.
  const own = openDatabase(server.databaseUrl, world.deps.log, { max: 1, statementTimeoutMs: 900_000 });
  const owners = shoppers.map(({ userId }) => userId);
  await unguarded(own.db, async (tx) => {
    await sql`insert into ledger_account (owner_user_id, kind, currency, may_be_negative) values (null, 'gateway', 'CNY', true)
      on conflict do nothing`.execute(tx);
    for (let start = 0; start < filling.count; start += atOnce)
      await fill(tx, owners, filling, start, Math.min(filling.count, start + atOnce) - 1);
    await sql`
      update ledger_account a set balance = coalesce(s.amount, 0) from (
        select x.id, sum(x.amount) as amount from ledger_posting p
        cross join lateral (values (p.to_account_id, p.amount), (p.from_account_id, -p.amount)) x (id, amount)
        group by x.id) s where s.id = a.id`.execute(tx);
  });
  await sql`vacuum analyze ledger_entry, ledger_posting, ledger_account, gateway_movement`.execute(own.db);
  await own.db.destroy();
}

async function fill(tx: Tx, owners: readonly string[], { name, day }: Filling, start: number, end: number): Promise<void> {
  await sql`
    with owner as (select a.id, a.owner_user_id, row_number() over (order by a.id) - 1 as seat, count(*) over () as seats
      from ledger_account a where a.kind = 'wallet' and a.currency = 'CNY' and a.owner_user_id = any(${owners}::bigint[])
    ), entry as (
      insert into ledger_entry (business_key, kind, user_id, at, subject, facts)
      select ${name} || ':' || n, 'recharge', o.owner_user_id, ${day}::timestamptz + n % 600000 * interval '1 second', 'trade:T' || n,
        jsonb_build_object('reference', 'pi_' || ${name} || n)
      from generate_series(${start}::int, ${end}::int) n join owner o on o.seat = n % o.seats
      returning id, user_id, at, facts
    ), line as (
      insert into gateway_movement (id, kind, reference, currency, amount, fee, at, read_at)
      select 'txn_' || e.id, 'charge', e.facts->>'reference', 'CNY', 100, 0, e.at, now() from entry e
    )
    insert into ledger_posting (entry_id, seq, currency, from_account_id, to_account_id, amount, from_balance, to_balance)
    select e.id, 1, 'CNY', (select id from ledger_account where kind = 'gateway' and currency = 'CNY' and lane = 0),
      o.id, 100, 0, 0 from entry e join owner o on o.owner_user_id = e.user_id`.execute(tx);
}

/** Without the ledger's triggers and references, which look at each row; the references are proved again at the end, all at once. */
async function unguarded(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  const tables = ["ledger_entry", "ledger_posting", "ledger_account"];
  const { rows: keys } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conrelid = 'ledger_posting'::regclass`.execute(db);
  await db.transaction().execute(async (tx) => {
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    for (const { name } of keys) await sql`alter table ledger_posting drop constraint ${sql.ref(name)}`.execute(tx);
    await work(tx);
    for (const { name, definition } of keys)
      await sql`alter table ledger_posting add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
}

/** The month of the movements, whose every one the gateway knows too. */
async function measureMonth(world: World, { databaseUrl }: Server): Promise<Result[]> {
  const { db, clock } = world.deps;
  const staff = await sql<{ id: string }>`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-books-${process.pid}`}, 'bench', 'no password here', '{finance}', now()) returning id`.execute(db);
  const staffId = staff.rows[0]?.id ?? "0";
  await sql`insert into gateway_balance_read (until) values (now()) on conflict (id) do update set until = now()`.execute(db);
  const now = clock.now();
  const deps = { ...world.deps, config: { ...world.deps.config, databaseUrl } };
  const reconciled = await seconds(() =>
    patiently(deps, (tx) => compareSides(tx, { until: new Date("2025-04-01T00:00:00Z"), at: now, staffId: null })),
  );
  const report = await seconds(() => readBalances(deps, new Date("2025-03-31T16:00:00Z")));
  const written = await seconds(async () => {
    const journal = await journalCsv(deps, { month, staffId, now });
    if (!journal.ok) throw new Error(`no journal of ${month}`);
    let bytes = 0;
    for await (const part of journal.value) bytes += Buffer.byteLength(part);
    return bytes;
  });
  const { matched, compared } = (await latestComparison(db)) ?? { matched: 0, compared: 0 };
  if (matched !== compared) throw new Error(`${compared - matched} movements differ`);
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
