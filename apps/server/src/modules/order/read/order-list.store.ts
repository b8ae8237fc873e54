import { servicePayableStates } from "@sihai/domain/forwarding";
import type { ItemState } from "@sihai/domain/item";
import { type RawBuilder, sql } from "kysely";
import { type Db, fen, prepared, type Tx } from "#platform";
import { type Item, itemColumns, itemOf, type OpenSupplement } from "../../item/index.ts";
import { type Order, type OrderedFrom, orderedFrom } from "../order.store.ts";
import { type Ask, readAsk } from "../submit/frozen-policy.ts";

export type OrderQuery = {
  states: readonly ItemState[] | null;
  type: string | null;
  keyword: string;
  warehouse: string | null;
  placedFrom: Date | null;
  placedTo: Date | null;
  after: string | null;
  limit: number;
};
type Narrowing = Pick<OrderQuery, "type" | "keyword" | "warehouse" | "placedFrom" | "placedTo">;

/** What a list shows of an order; what was frozen with it is read no further than that. */
export type ListedOrder = Pick<Order, "id" | "orderNo" | "shopName" | "total" | "createdAt" | "payBefore"> &
  Pick<OrderedFrom, "type" | "shopSource"> & { policy: Pick<Order["policy"], "shopNameEn"> };
type ListedRow = {
  id: string;
  order_no: string;
  type: string;
  shop_source: string;
  shop_id: string | null;
  shop_name: string;
  shop_name_en: string | null;
  total_cny: string;
  created_at: Date;
  pay_before: Date;
};

const listed = sql`o.id, o.order_no, o.type, o.shop_source, o.shop_id, o.shop_name, o.policy ->> 'shopNameEn' as shop_name_en, o.total_cny,
  o.created_at, o.pay_before`;

function listedOf(row: ListedRow): ListedOrder {
  const { type, shopSource } = orderedFrom(row);
  return {
    ...{ id: row.id, orderNo: row.order_no, type, shopSource, shopName: row.shop_name },
    policy: { shopNameEn: row.shop_name_en ?? "" },
    ...{ total: fen(row.total_cny), createdAt: row.created_at, payBefore: row.pay_before },
  };
}

/** Orders, newest first, below `after`. */
export async function ordersListed(db: Db, userId: string, request: OrderQuery): Promise<ListedOrder[]> {
  const { rows } = await (request.states === null
    ? ofAll(userId, request)
    : ofTab(userId, walksOf(userId, request.states), request)
  ).execute(db);
  return rows.map(listedOf);
}

/** Items that are so, found by an index. What is few is read first, as an array: the planner cannot turn that into a walk of all items. */
type Walk = RawBuilder<unknown>;

/**
 * To be paid are, beside unpaid items, those a customer sent in whose services were not paid for, and those more is asked for: a
 * supplement, services ordered later. Counted so in `user-info.store.ts`.
 */
function walksOf(userId: string, states: readonly ItemState[]): Walk[] {
  const inStates = states.map((state) => sql`i.state = ${state}`);
  if (!states.includes("unpaid")) return inStates;
  const owing = servicePayableStates.map(
    (state) => sql`i.state = ${state} and i.platform = 'own' and i.paid_cny = 0
      and i.unit_price_cny * i.quantity + i.domestic_freight_cny + i.service_cny > i.discount_cny`,
  );
  const supplemented = sql`i.id = any(array(select p.item_id from supplement p where p.user_id = ${userId} and p.state = 'requested'))`;
  const served = sql`i.id = any(array(select v.item_id from item_service v where v.user_id = ${userId} and v.state = 'unpaid'))`;
  return [...inStates, ...owing, supplemented, served];
}

function ofAll(userId: string, { after, limit, ...narrowing }: OrderQuery): RawBuilder<ListedRow> {
  return sql<ListedRow>`select ${listed} from purchase_order o
    where o.user_id = ${userId} and o.deleted_at is null ${below(after, sql`o.id`)} ${narrowed(narrowing)}
    order by o.id desc limit ${limit}`;
}

/**
 * Each state is walked along its own index, newest order first, and left as soon as the page is full: the work depends on the page, not on
 * how many orders there are. `offset 0` holds the planner to that way round; by old statistics it would walk all orders of a customer
 * for a state that holds none.
 */
function ofTab(userId: string, wanted: readonly Walk[], { after, limit, ...narrowing }: OrderQuery): RawBuilder<ListedRow> {
  const walks = wanted.map(
    (walk) => sql`(select distinct i.order_id from order_item i
      cross join lateral (select 1 from purchase_order o where o.user_id = i.user_id and o.id = i.order_id and o.deleted_at is null
        ${narrowed(narrowing)} offset 0) as o
      where i.user_id = ${userId} and ${walk} ${below(after, sql`i.order_id`)}
      order by i.order_id desc limit ${limit})`,
  );
  return sql<ListedRow>`select ${listed} from (
      select distinct order_id from (${sql.join(walks, sql` union all `)}) as walked order by order_id desc limit ${limit}) as page
    join purchase_order o on o.user_id = ${userId} and o.id = page.order_id
    order by o.id desc`;
}

function below(after: string | null, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return after === null ? sql`` : sql`and ${column} < ${after}`;
}

function narrowed({ type, keyword, warehouse, placedFrom, placedTo }: Narrowing): RawBuilder<unknown> {
  const parts = [
    ...(type === null ? [] : [sql`o.type = ${type}`]),
    ...(warehouse === null ? [] : [sql`o.warehouse_id = ${Number(warehouse)}`]),
    ...(placedFrom === null ? [] : [sql`o.created_at >= ${placedFrom}`]),
    ...(placedTo === null ? [] : [sql`o.created_at < ${placedTo}`]),
    ...(keyword === "" ? [] : [byWord(keyword)]),
  ];
  return parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`;
}

/** Numbers, goods and shop in both languages, and the courier number of a delivery, which people paste with spaces. */
function byWord(keyword: string): RawBuilder<unknown> {
  const pattern = `%${keyword.replace(/[\\%_]/g, "\\$&")}%`;
  const number = `%${keyword.replace(/\s/g, "").replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(o.order_no ilike ${number} or o.shop_name ilike ${pattern} or o.policy ->> 'shopNameEn' ilike ${pattern}
    or exists (select 1 from order_item k where k.user_id = o.user_id and k.order_id = o.id and (k.name_zh ilike ${pattern}
      or k.name_en ilike ${pattern} or k.item_no ilike ${number} or k.tracking_no ilike ${number})))`;
}

/** Items that wait for their customer's word (rule E-56), a page of them, the soonest due first, and how many in all. */
export async function unconfirmedItemIds(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const mine = db.selectFrom("order_item").where("user_id", "=", userId).where("state", "=", "awaiting-confirmation");
  const { total } = await mine.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await mine.select("id").orderBy("due_at").orderBy("id").offset(offset).limit(limit).execute();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

export type ItemPhoto = { itemId: string; fileId: string; kind: string; takenAt: Date };

/** Photos of items in the order they were taken. */
export async function photosOf(db: Db, userId: string, itemIds: readonly string[]): Promise<ItemPhoto[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom("photo")
    .select(["subject_id", "file_id", "kind", "taken_at"])
    .where("user_id", "=", userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "in", [...itemIds])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ itemId: row.subject_id, fileId: row.file_id, kind: row.kind, takenAt: row.taken_at }));
}

export type OpenQuestion = { ask: Ask; note: string | null };

/** The latest question staff asked about each item. */
export async function latestAsks(db: Db, userId: string, itemIds: readonly string[]): Promise<Map<string, OpenQuestion>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("timeline")
    .distinctOn("subject_id")
    .select(["subject_id", "facts", "note"])
    .where("user_id", "=", userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "in", [...itemIds])
    .where("to_state", "=", "awaiting-confirmation")
    .orderBy("subject_id")
    .orderBy("seq", "desc")
    .execute();
  return new Map(rows.map((row) => [row.subject_id, { ask: readAsk(row.facts), note: row.note }]));
}

type OpenByItem = ReadonlyMap<string, OpenSupplement>;

/** Items by their orders, in the order they were placed, with the money still asked for them and for services: one question for all. */
export async function itemsWithSupplements(
  db: Db,
  userId: string,
  orderIds: readonly string[],
): Promise<{ items: Item[]; supplements: OpenByItem; unpaidServices: OpenByItem }> {
  if (orderIds.length === 0) return { items: [], supplements: new Map(), unpaidServices: new Map() };
  const { rows } = await db.executeQuery(itemsOfOrders({ userId, orderIds }));
  return {
    items: rows.map(itemOf),
    supplements: new Map(rows.flatMap(({ id, due_cny, due_before }) => openOf(id, due_cny, due_before))),
    unpaidServices: new Map(rows.flatMap(({ id, services_cny, services_before }) => openOf(id, services_cny, services_before))),
  };
}

function openOf(itemId: string, amount: string | null, payBefore: Date | null): [string, OpenSupplement][] {
  return amount === null || payBefore === null ? [] : [[itemId, { amount: fen(amount), payBefore }]];
}

const itemsOfOrders = prepared((db, { userId, orderIds }: { userId: string; orderIds: readonly string[] }) =>
  db
    .selectFrom("order_item as i")
    .leftJoin("supplement as s", (join) =>
      join.onRef("s.user_id", "=", "i.user_id").onRef("s.item_id", "=", "i.id").on("s.state", "=", sql.lit("requested")),
    )
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom("item_service as v")
          .innerJoin("trade_subject as u", (join) =>
            join
              .on("u.purpose", "=", sql.lit("service"))
              .onRef("u.subject_id", "=", "v.id")
              .onRef("u.user_id", "=", "v.user_id")
              .on("u.live", "=", sql.lit(true)),
          )
          .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "u.user_id").onRef("t.id", "=", "u.trade_id"))
          .select(({ fn }) => [fn.sum<string>("v.total_cny").as("amount"), fn.min("t.expires_at").as("pay_before")])
          .whereRef("v.user_id", "=", "i.user_id")
          .whereRef("v.item_id", "=", "i.id")
          .where("v.state", "=", sql.lit("unpaid"))
          .as("d"),
      (join) => join.onTrue(),
    )
    .select(itemColumns.map((column) => `i.${column}` as const))
    .select(["s.amount_cny as due_cny", "s.pay_before as due_before"])
    .select(["d.amount as services_cny", "d.pay_before as services_before"])
    .where("i.user_id", "=", userId)
    .where("i.order_id", "=", sql<string>`any(${orderIds}::bigint[])`)
    .orderBy("i.id"),
);

/** In no order, each with its order's number; those that are not the customer's are left out. */
export async function itemsByIds(db: Db, userId: string, itemIds: readonly string[]): Promise<(Item & { orderNo: string })[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_item")
    .innerJoin("purchase_order", (join) =>
      join.onRef("purchase_order.user_id", "=", "order_item.user_id").onRef("purchase_order.id", "=", "order_item.order_id"),
    )
    .selectAll("order_item")
    .select("purchase_order.order_no")
    .where("order_item.user_id", "=", userId)
    .where("order_item.id", "in", [...itemIds])
    .execute();
  return rows.map(({ order_no: orderNo, ...row }) => ({ ...itemOf(row), orderNo }));
}

export type QuestionStep = { seq: number; from: string | null; ask: Ask };

/** The step by which staff asked about an item last. */
export async function lastAsk(db: Db | Tx, userId: string, itemId: string): Promise<QuestionStep | null> {
  const row = await db
    .selectFrom("timeline")
    .select(["seq", "from_state", "facts"])
    .where("user_id", "=", userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "=", itemId)
    .where("to_state", "=", "awaiting-confirmation")
    .orderBy("seq", "desc")
    .executeTakeFirst();
  return row ? { seq: row.seq, from: row.from_state, ask: readAsk(row.facts) } : null;
}
