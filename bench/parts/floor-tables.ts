import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import type { Chosen, Shopper } from "./shop.ts";

export const yardWallets = 2_000;
export const ordersShown = 20;

/** The floor's tables, beside the product's in the same database: its goods, these people with money, and orders of the first of them to list. */
export async function layFloor(
  { deps }: World,
  shoppers: readonly Shopper[],
  { goodsId, skuId, unitPrice }: Chosen,
): Promise<void> {
  const { db } = deps;
  const statements = [
    "create schema floor",
    "create table floor.session (token_hash bytea primary key, user_id bigint not null)",
    "create table floor.wallet (user_id bigint primary key, balance bigint not null check (balance >= 0))",
    `create table floor.goods (id bigint primary key, title_en text not null, price bigint not null, picture text, sales int not null,
      terms text[] not null, data jsonb not null)`,
    "create index on floor.goods using gin (terms)",
    "create table floor.sku (goods_id bigint, sku_id text, price bigint not null, primary key (goods_id, sku_id))",
    `create table floor.cart (id bigint generated always as identity primary key, user_id bigint not null, goods_id bigint not null,
      sku_id text not null, quantity int not null, price bigint not null, unique (user_id, goods_id, sku_id))`,
    `create table floor.trade (id bigint generated always as identity primary key, user_id bigint not null, trade_no text not null unique,
      amount bigint not null, state text not null default 'pending')`,
    `create table floor.orders (id bigint generated always as identity primary key, user_id bigint not null, trade_id bigint not null,
      order_no text not null unique, total bigint not null, state text not null default 'unpaid', created_at timestamptz not null default now())`,
    "create index on floor.orders (user_id, id)",
    "create index on floor.orders (trade_id)",
    `create table floor.item (id bigint generated always as identity primary key, user_id bigint not null, order_id bigint not null,
      goods_id bigint not null, sku_id text not null, title_en text not null, quantity int not null, price bigint not null)`,
    "create index on floor.item (order_id)",
    `create table floor.posting (id bigint generated always as identity primary key, user_id bigint not null, trade_id bigint not null unique,
      amount bigint not null)`,
    "create table floor.yard_wallet (user_id bigint primary key, balance bigint not null)",
    "create table floor.yard_entry (key bigint primary key, user_id bigint not null, amount bigint not null)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into floor.yard_wallet select n, 1000000000 from generate_series(1, ${yardWallets}::int) n`.execute(db);
  await sql`insert into floor.goods select id, title_en, price_cny, detail #>> '{pictureUrls,0}', sales,
    string_to_array(lower(title_en), ' '), detail from goods`.execute(db);
  const price = String(BigInt(Math.round(Number(unitPrice) * 100)));
  await sql`insert into floor.sku values (${goodsId}, ${skuId}, ${price})`.execute(db);
  for (const { userId, sessionHash } of shoppers) {
    await sql`insert into floor.session values (${sessionHash}, ${userId})`.execute(db);
    await sql`insert into floor.wallet values (${userId}, 900000000)`.execute(db);
  }
  await sql`insert into floor.orders (user_id, trade_id, order_no, total)
    select ${shoppers[0]?.userId ?? ""}, -n, 'L' || n, ${price} from generate_series(1, ${ordersShown}::int) n`.execute(db);
  await sql`insert into floor.item (user_id, order_id, goods_id, sku_id, title_en, quantity, price)
    select o.user_id, o.id, g.id, ${skuId}, g.title_en, 1, o.total from floor.orders o, floor.goods g where g.id = ${goodsId}`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}
