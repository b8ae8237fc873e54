import type { CallInput } from "@sihai/contract";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { cny, sum, toDecimal } from "@sihai/domain";
import { sql } from "kysely";
import type pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { hashToken } from "../../apps/server/src/platform/sessions/hash-token.ts";
import { openSession } from "../../apps/server/src/platform/sessions/sessions.ts";
import { type Caller, giveProof, payOne, type Shopper } from "./shop.ts";

export const goodsAParcel = 2;

type Body = CallInput<typeof submitParcel>["body"];
/** Two things on a shelf that will travel together, and where to. */
export type Goods = { shopper: Shopper; addressId: string; itemIds: string[] };
/** What everybody fills in alike; only ids are each one's own. */
export type Form = (goods: Goods) => Body;

/** Submits the pair as a parcel and pays it, as one act of a lane. */
export async function sendParcel(call: Caller, pool: pg.Pool, form: Form, goods: Goods): Promise<void> {
  const { tradeNo } = await call(goods.shopper, submitParcel, { body: form(goods) });
  await payOne(call, goods.shopper, tradeNo, await giveProof(pool, goods.shopper, tradeNo));
}

/** The cheapest line that delivers to the door, declared as proposed: what `parcelOptions` says of one pair of goods holds for all. */
export async function theForm(call: Caller, goods: Goods | undefined): Promise<Form> {
  if (!goods) throw new Error("nothing lies on the shelves");
  const { itemIds, addressId, shopper } = goods;
  const options = await call(shopper, parcelOptions, { body: { itemIds, addressId } });
  const line = options.eligible.find((each) => !each.line.needsOutlet);
  if (!line) throw new Error("no line takes this parcel");
  const total = toDecimal(sum([cny(line.deposit), ...options.charges.map(({ amount }) => cny(amount))], "CNY"));
  return (own) => ({
    itemIds: own.itemIds,
    addressId: own.addressId,
    lineId: line.line.id,
    services: [],
    declaration: {
      ...options.declaration,
      lines: options.declaration.lines.map((declared) => ({
        ...declared,
        itemIds: declared.itemIds.map((id) => own.itemIds[itemIds.indexOf(id)] ?? id),
      })),
    },
    insuredValue: "0.00",
    identity: { kind: "personal", companyName: "", number: "" },
    email: "bench@example.com",
    remark: "",
    agreedInsurance: true,
    agreedDifference: true,
    total,
  });
}

/** Goods for every parcel everybody will send, straight into the database: receiving them is not what is measured. */
export async function fillShelves(
  { deps: { db } }: World,
  shoppers: readonly Shopper[],
  parcelsEach: number,
): Promise<Goods[][]> {
  const userIds = shoppers.map(({ userId }) => userId);
  await sql`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-parcels-${process.pid}`}, 'bench', 'no password here', '{receiver}', now())`.execute(db);
  await sql`
    insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny,
      service_cny, total_cny, policy, created_at, pay_before)
    select u, 'SENT' || u, 'zy', 'own', '', 1, 0, 0, 0, 0, '{}', now(), now() from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, name_en, class_id, quantity, unit_price_cny,
      declared_unit_cny, domestic_freight_cny, created_at)
    select o.user_id, o.id, 'SENT' || o.user_id || 'I' || n, 'stocked-in', 'own', '羊毛围巾', 'Wool scarf', 'clothing', 1, 0, 10000, 0, now()
    from purchase_order o, generate_series(1, ${parcelsEach * goodsAParcel}::int) n
    where o.user_id = any(${userIds}::bigint[]) order by o.user_id, n`.execute(db);
  await sql`
    insert into stored_item (user_id, item_id, warehouse_id, shelf, weight_grams, length_mm, width_mm, height_mm, quantity,
      stocked_in_at, stocked_in_by, free_until)
    select user_id, id, 1, 'A-01-1', 600, 300, 200, 80, 1, now(), (select max(id) from staff), now() + interval '90 days'
    from order_item where user_id = any(${userIds}::bigint[])`.execute(db);
  await sql`
    insert into address (user_id, consignee, last_name, contact, email, country, state, city, full_address, zip_code, created_at)
    select u, 'Mei', 'Chen', '+49301234567', 'bench@example.com', 'DE', 'Berlin', 'Berlin', 'Invalidenstraße 1', '10115', now()
    from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`analyze purchase_order, order_item, stored_item, address`.execute(db);
  const { rows } = await sql<{ userId: string; addressId: string; itemIds: string[] }>`
    select a.user_id as "userId", a.id as "addressId", array_agg(i.id::text order by i.id) as "itemIds"
    from address a join order_item i using (user_id) where a.user_id = any(${userIds}::bigint[]) group by a.user_id, a.id`.execute(
    db,
  );
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return shoppers.map((shopper) => {
    const own = byUser.get(shopper.userId);
    if (!own) throw new Error("nothing lies on a shelf");
    return Array.from({ length: parcelsEach }, (_, nth) => ({
      shopper,
      addressId: own.addressId,
      itemIds: own.itemIds.slice(nth * goodsAParcel, (nth + 1) * goodsAParcel),
    }));
  });
}

let receivers = 0;

/** A member of staff at the bench, as a caller of this kit: only the cookie counts. */
export async function aReceiver({ deps: { db, clock } }: World): Promise<Shopper> {
  const now = clock.now();
  const login = `bench-receiver-${process.pid}-${++receivers}`;
  const { id } = await db
    .insertInto("staff")
    .values({ login, name: login, password_hash: "no password here", roles: ["receiver"], created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { token, sessionId } = await openSession(db, "staff", id);
  return { userId: id, cookie: `sh_staff=${token}`, sessionHash: hashToken(token), sessionId };
}

export const firstNumber = 7_000_000_000_000;

/** The courier number of the bench's nth delivery. */
export function trackingNoOf(nth: number): string {
  return `SF${firstNumber + nth}`;
}

/** Deliveries of one thing each under way to the warehouse, everybody's in turn. */
export async function announce({ deps: { db } }: World, shoppers: readonly Shopper[], count: number): Promise<void> {
  const userIds = shoppers.map(({ userId }) => userId);
  await sql`
    insert into purchase_order (user_id, order_no, type, shop_source, shop_name, warehouse_id, goods_cny, domestic_freight_cny,
      service_cny, total_cny, policy, created_at, pay_before)
    select u, 'COMING' || u, 'zy', 'own', '', 1, 0, 0, 0, 0, '{}', now(), now() from unnest(${userIds}::bigint[]) u`.execute(db);
  await sql`
    insert into order_item (user_id, order_id, item_no, state, platform, name_zh, name_en, class_id, quantity, unit_price_cny,
      declared_unit_cny, domestic_freight_cny, courier, tracking_no, created_at)
    select o.user_id, o.id, 'COMING' || n, 'in-transit', 'own', '羊毛围巾', 'Wool scarf', 'clothing', 1, 0, 10000, 0, 'sf',
      'SF' || (${firstNumber}::bigint + n), now()
    from generate_series(0, ${count - 1}::int) n
    join purchase_order o on o.user_id = (${userIds}::bigint[])[1 + n % ${userIds.length}::int] and o.order_no = 'COMING' || o.user_id`.execute(
    db,
  );
  await sql`insert into delivery_claim (courier, tracking_no, user_id, created_at)
    select 'sf', tracking_no, user_id, now() from order_item where item_no like 'COMING%'`.execute(db);
  await sql`
    insert into timeline (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind)
    select user_id, 'item', id, seq, from_state, to_state, now(), 'system' from order_item,
      (values (1, null, 'awaiting-logistics'), (2, 'awaiting-logistics', 'in-transit')) step(seq, from_state, to_state)
    where item_no like 'COMING%'`.execute(db);
  await sql`analyze order_item, delivery_claim, timeline`.execute(db);
}
