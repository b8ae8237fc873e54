import type { CallData } from "@sihai/contract";
import type { parcelOptions } from "@sihai/contract/parcel";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { firstNumber, goodsAParcel } from "./shelves.ts";
import type { Shopper } from "./shop.ts";

type Options = CallData<typeof parcelOptions>;

const tables = [
  `create table floor.shelf (item_id bigint primary key, user_id bigint not null, item_no text not null, order_no text not null, state text not null,
    name_zh text not null, name_en text not null, sku_name jsonb not null, picture_url text, class_id text, flags text[] not null,
    quantity int not null, value bigint not null, declared bigint not null, grams int not null, length_mm int not null, width_mm int not null,
    height_mm int not null, warehouse int not null, alone boolean not null, stocked_in_at timestamptz not null,
    free_until timestamptz not null, paused_at timestamptz)`,
  "create index on floor.shelf (user_id, free_until, item_id) where state = 'stocked-in'",
  `create table floor.photo (id bigint generated always as identity primary key, user_id bigint not null, item_id bigint not null,
    file_id text not null, kind text not null, taken_at timestamptz not null)`,
  "create index on floor.photo (user_id, item_id)",
  `create table floor.task (id bigint generated always as identity primary key, user_id bigint not null, item_id bigint not null,
    kind text not null, pieces int, opened_at timestamptz not null, not_before timestamptz not null)`,
  "create index on floor.task (user_id, item_id)",
  `create table floor.supplement (id bigint generated always as identity primary key, user_id bigint not null, item_id bigint not null,
    amount bigint not null, pay_before timestamptz not null)`,
  "create index on floor.supplement (user_id, item_id)",
  `create table floor.person (user_id bigint primary key, level int not null, language text not null, tells boolean not null)`,
  `create table floor.address (id bigint primary key, user_id bigint not null, consignee text not null, last_name text not null,
    contact text not null, country text not null, state text not null, city text not null, full_address text not null, zip_code text not null)`,
  `create table floor.coupon (id bigint generated always as identity primary key, user_id bigint not null, terms jsonb not null,
    uses_left int not null, valid_until timestamptz not null)`,
  "create index on floor.coupon (user_id)",
  "create table floor.line (id text primary key, country text not null, view jsonb not null)",
  "create table floor.rate (currency text, rate numeric not null, fetched_at timestamptz not null, primary key (currency, fetched_at))",
  "create table floor.tax (country text primary key, terms jsonb not null)",
  `create table floor.parcel (id bigint generated always as identity primary key, user_id bigint not null, package_no text not null unique,
    state text not null default 'unpaid', line jsonb not null, quote jsonb not null, address jsonb not null, declaration jsonb not null,
    email text not null, remark text not null, total bigint not null, owed bigint not null default 0, created_at timestamptz not null default now(),
    pay_before timestamptz not null, paid_at timestamptz, due_at timestamptz)`,
  "create index on floor.parcel (user_id, id)",
  "create table floor.parcel_item (item_id bigint, parcel_id bigint, user_id bigint not null, primary key (parcel_id, item_id))",
  `create table floor.part (trade_id bigint primary key, user_id bigint not null, purpose text not null, subject_id bigint not null,
    subject_no text not null, amount bigint not null)`,
  "create index on floor.part (purpose, subject_id)",
  `create table floor.once (actor text, key text, endpoint text not null, input_hash text not null, reply jsonb, at timestamptz not null default now(),
    primary key (actor, key))`,
  `create table floor.step (id bigint generated always as identity primary key, user_id bigint not null, subject_kind text not null,
    subject_id bigint not null, seq int not null, from_state text, to_state text not null, at timestamptz not null, by_kind text not null,
    by_id bigint, facts jsonb, unique (user_id, subject_kind, subject_id, seq))`,
  "create table floor.timer (kind text, subject text, due_at timestamptz not null, primary key (kind, subject))",
  "create index on floor.timer (due_at)",
  `create table floor.acceptance (id bigint generated always as identity primary key, user_id bigint not null, agreement text not null,
    version_id bigint not null, accepted_with text not null, at timestamptz not null)`,
  `create table floor.message (id bigint generated always as identity primary key, user_id bigint not null, template text not null,
    facts jsonb not null, link text not null, at timestamptz not null)`,
  "create index on floor.message (user_id, id)",
  `create table floor.job (id bigint generated always as identity primary key, task text not null, payload jsonb not null,
    run_at timestamptz not null default now(), key text not null unique)`,
  "create table floor.proof (token_hash bytea primary key, user_id bigint not null, purpose text not null, expires_at timestamptz not null)",
  `create table floor.account (id bigint generated always as identity primary key, user_id bigint not null, kind text not null,
    balance bigint not null check (balance >= 0), unique (user_id, kind))`,
  `create table floor.entry (id bigint generated always as identity primary key, business_key text not null unique, kind text not null,
    user_id bigint not null, at timestamptz not null, subject text not null)`,
  `create table floor.movement (entry_id bigint, seq int, from_account_id bigint not null, to_account_id bigint not null, amount bigint not null,
    from_balance bigint not null, to_balance bigint not null, primary key (entry_id, seq))`,
  "create index on floor.movement (from_account_id, entry_id)",
  "create index on floor.movement (to_account_id, entry_id)",
  `create table floor.source (id bigint generated always as identity primary key, user_id bigint not null, in_wallet bigint not null,
    arrived_at timestamptz not null)`,
  "create index on floor.source (user_id, arrived_at, id)",
  `create table floor.source_move (id bigint generated always as identity primary key, user_id bigint not null, source_id bigint not null,
    entry_id bigint not null, amount bigint not null)`,
  "create index on floor.source_move (source_id)",
  "create index on floor.source_move (entry_id)",
  `create table floor.coming (item_id bigint primary key, user_id bigint not null, item_no text not null, name jsonb not null, state text not null,
    tracking_no text not null, services text[] not null, due_at timestamptz, signed_at timestamptz)`,
  "create index on floor.coming (tracking_no)",
  "create table floor.dispute (tracking_no text primary key)",
  "create table floor.claim (tracking_no text, user_id bigint, closed_at timestamptz, primary key (tracking_no, user_id))",
  `create table floor.audit (id bigint generated always as identity primary key, staff_id bigint not null, action text not null,
    subject text not null, facts jsonb not null, at timestamptz not null)`,
] as const;

/** So many parcels' goods of everybody on the floor's shelves, and the price lists and addresses ours answered with; how many deliveries come. */
export async function layFloorShelves(
  { deps: { db } }: World,
  { shoppers, guests, offered, addressIds, parcelsEach, deliveries }: FloorShelves,
): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
  const userIds = shoppers.map(({ userId }) => userId);
  for (const { userId, sessionHash } of guests)
    await sql`insert into floor.session values (${sessionHash}, ${userId})`.execute(db);
  // Ids above every item's of the product's own: one list of them is copied from there.
  await sql`insert into floor.shelf select 1000000000 + (person - 1) * ${parcelsEach * goodsAParcel}::int + n, u, 'SENT' || u || 'I' || n, 'SENT' || u, 'stocked-in', '羊毛围巾', 'Wool scarf', '[]', null,
    'clothing', '{}', 1, 0, 10000, 600, 300, 200, 80, 1, false, now(), now() + interval '90 days', null
    from unnest(${userIds}::bigint[]) with ordinality person(u, person), generate_series(1, ${parcelsEach * goodsAParcel}::int) n`.execute(
    db,
  );
  await sql`insert into floor.person select u, 0, 'en', true from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`insert into floor.address select id, user_id, consignee, last_name, contact, country, state, city, full_address, zip_code
    from address where id = any(${addressIds}::bigint[])`.execute(db);
  for (const { line } of [...offered.eligible, ...offered.excluded])
    await sql`insert into floor.line values (${line.id}, ${offered.address.country}, ${JSON.stringify(line)})`.execute(db);
  await sql`insert into floor.rate select currency, rate, fetched_at from exchange_rate on conflict do nothing`.execute(db);
  await sql`insert into floor.tax values (${offered.address.country}, ${JSON.stringify(offered.tax)})`.execute(db);
  await sql`insert into floor.account (user_id, kind, balance) select u, kind, balance
    from unnest(${userIds}::bigint[]) u, (values ('wallet', 900000000), ('deposit', 0), ('credits', 0)) each(kind, balance)`.execute(
    db,
  );
  await sql`insert into floor.source (user_id, in_wallet, arrived_at) select u, 900000000, now() from unnest(${userIds}::bigint[]) u`.execute(
    db,
  );
  await sql`insert into floor.coming select 2000000000 + n, (${userIds}::bigint[])[1 + n % ${userIds.length}::int], 'C' || n, '{"zh":"羊毛围巾","en":"Wool scarf"}', 'in-transit', 'SF' || (${firstNumber}::bigint + n), '{}'
    from generate_series(0, ${deliveries - 1}::int) n`.execute(db);
  await sql`insert into floor.claim select tracking_no, user_id from floor.coming`.execute(db);
  await sql`insert into floor.step (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind)
    select user_id, 'item', item_id, seq, from_state, to_state, now(), 'system' from (select user_id, item_id from floor.coming
      union all select user_id, item_id from floor.shelf) item,
      (values (1, null, 'awaiting-logistics'), (2, 'awaiting-logistics', 'in-transit')) step(seq, from_state, to_state)`.execute(
    db,
  );
}

type FloorShelves = {
  shoppers: readonly Shopper[];
  /** Who else is logged in. */
  guests: readonly Shopper[];
  offered: Options;
  addressIds: readonly string[];
  parcelsEach: number;
  deliveries: number;
};

/** The storage of one member as it lies in the product's own tables, photos included. */
export async function copyStorage({ deps: { db } }: World, { userId }: Shopper): Promise<void> {
  await sql`insert into floor.shelf select i.id, i.user_id, i.item_no, o.order_no, i.state, i.name_zh, i.name_en, i.sku_name, i.picture_url, i.class_id,
    i.flags, s.quantity, 0, i.unit_price_cny, s.weight_grams, s.length_mm, s.width_mm, s.height_mm, s.warehouse_id, s.alone, s.stocked_in_at,
    s.free_until, s.paused_at
    from order_item i join stored_item s on s.user_id = i.user_id and s.item_id = i.id
    join purchase_order o on o.user_id = i.user_id and o.id = i.order_id where i.user_id = ${userId}`.execute(db);
  await sql`insert into floor.photo (user_id, item_id, file_id, kind, taken_at)
    select user_id, subject_id, file_id, kind, taken_at from photo where user_id = ${userId} and subject_kind = 'item' order by id`.execute(
    db,
  );
}

/** Which goods of the floor's shelves make the so-manieth parcel of the so-manieth person. */
export function floorGoods(person: number, parcel: number, parcelsEach: number): string[] {
  const first = 1_000_000_000 + (person * parcelsEach + parcel) * goodsAParcel + 1;
  return Array.from({ length: goodsAParcel }, (_, at) => String(first + at));
}
