import type { Money } from "@sihai/domain";
import { makeOrderNo, orderTypes } from "@sihai/domain/order";
import { type Platform, platforms } from "@sihai/domain/platform";
import { type Insertable, type Selectable, sql } from "kysely";
import { columnsIn, type DB, type Db, fen, oneOf, type PaidThing, payBeforeIn, prepared, type Tx } from "#platform";
import { type OrderPolicy, readPolicy } from "./submit/frozen-policy.ts";

const shopSources = [...platforms, "other", "own"] as const;
export type ShopSource = (typeof shopSources)[number];

/** Where its goods are bought: how it was ordered decides what is known of the shop. */
export type OrderedFrom =
  /** Bought elsewhere and sent to us. */
  | { type: "zy"; shopSource: "own"; shopId: null }
  /** Described by hand, with a link and no shop. */
  | { type: "diy"; shopSource: ShopSource; shopId: null }
  /** A second-hand platform's, by hand or from the item's page (rule E-08). */
  | { type: "second-hand"; shopSource: "xianyu"; shopId: string | null }
  | { type: "dg"; shopSource: Platform; shopId: string };

/** What an order is, from the moment it is placed. */
type PlacedOrder = {
  userId: string;
  /** Ordered straight from the item's page, past the cart (rules D-85 and D-86). */
  quickBuy: boolean;
  shopName: string;
  warehouseId: number;
  /** Where it is to go, if the customer has said (docs/decisions/0113). */
  country: string | null;
  remark: string;
  goods: Money;
  domesticFreight: Money;
  service: Money;
  /** What a coupon takes off its items. */
  discount: Money;
  total: Money;
  payBefore: Date;
};

export type Order = PlacedOrder &
  OrderedFrom & {
    id: string;
    orderNo: string;
    policy: OrderPolicy;
    /** Why all of it was called off; that it was, its items say (docs/decisions/0113). */
    cancelReason: string | null;
    /** The customer wants one parcel when everything of the order has arrived. */
    shipTogether: boolean;
    createdAt: Date;
  };

const columns = [
  "user_id",
  "id",
  "order_no",
  "type",
  "quick_buy",
  "shop_source",
  "shop_id",
  "shop_name",
  "warehouse_id",
  "country",
  "remark",
  "goods_cny",
  "domestic_freight_cny",
  "service_cny",
  "discount_cny",
  "total_cny",
  "policy",
  "cancel_reason",
  "ship_together",
  "created_at",
  "pay_before",
] as const;

type Row = Pick<Selectable<DB["purchase_order"]>, (typeof columns)[number]>;

function orderOf(row: Row): Order {
  return {
    userId: row.user_id,
    id: row.id,
    orderNo: row.order_no,
    ...orderedFrom(row),
    quickBuy: row.quick_buy,
    shopName: row.shop_name,
    warehouseId: row.warehouse_id,
    country: row.country,
    remark: row.remark,
    goods: fen(row.goods_cny),
    domesticFreight: fen(row.domestic_freight_cny),
    service: fen(row.service_cny),
    discount: fen(row.discount_cny),
    total: fen(row.total_cny),
    policy: readPolicy(row.policy),
    cancelReason: row.cancel_reason,
    shipTogether: row.ship_together,
    createdAt: row.created_at,
    payBefore: row.pay_before,
  };
}

/** What is known of the shop; a row that lacks what its type says, or has another source, is a fault. */
export function orderedFrom(row: Pick<Row, "order_no" | "type" | "shop_source" | "shop_id">): OrderedFrom {
  const type = oneOf(orderTypes, row.type, "purchase_order.type");
  const source = <Source extends string>(known: readonly Source[]) => oneOf(known, row.shop_source, "purchase_order.shop_source");
  switch (type) {
    case "zy":
      return { type, shopSource: source(["own"]), shopId: null };
    case "diy":
      return { type, shopSource: source(shopSources), shopId: null };
    case "second-hand":
      return { type, shopSource: source(["xianyu"]), shopId: row.shop_id };
    case "dg":
      if (row.shop_id === null) throw new Error(`order ${row.order_no} was bought in a shop, yet names none`);
      return { type, shopSource: source(platforms), shopId: row.shop_id };
  }
}

/** The next numbers of orders and items, so many of each, that nobody else gets. Counted by arrays: for a count the database plans anew each time. */
export async function nextSerials(
  tx: Tx,
  { orders, items }: { orders: number; items: number },
): Promise<{ orders: bigint[]; items: bigint[] }> {
  const many = { ofOrders: Array<null>(orders), ofItems: Array<null>(items) };
  const [row] = (await tx.executeQuery(drawSerials(many))).rows;
  if (!row) throw new Error("the sequences gave nothing");
  return { orders: row.orders.map(BigInt), items: row.items.map(BigInt) };
}

const drawSerials = prepared(
  (_, { ofOrders, ofItems }: { ofOrders: null[]; ofItems: null[] }) => sql<{ orders: string[]; items: string[] }>`
    select array(select nextval('order_serial')::text from unnest(${ofOrders}::int[])) as orders,
      array(select nextval('item_serial')::text from unnest(${ofItems}::int[])) as items`,
);

/** The one given, or the next of a kind. */
export async function serialOf(tx: Tx, kind: "orders" | "items", given: bigint | undefined): Promise<bigint> {
  if (given !== undefined) return given;
  const [serial] = (await nextSerials(tx, { orders: 0, items: 0, [kind]: 1 }))[kind];
  if (serial === undefined) throw new Error(`no serial of ${kind}`);
  return serial;
}

export type NewOrder = OrderedFrom &
  Omit<PlacedOrder, "discount"> & {
    discount?: Money;
    /** Its number, where it was asked for with those of its items. */
    serial?: bigint | undefined;
    policy: object;
    shipTogether?: boolean;
    at: Date;
  };

/** Writes an order without its items; the serial is taken here where none was asked for before. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<{ id: string; orderNo: string }> {
  const orderNo = makeOrderNo(order.type, await serialOf(tx, "orders", order.serial));
  const { rows } = await tx.executeQuery(
    writeOrder({
      user_id: order.userId,
      order_no: orderNo,
      type: order.type,
      quick_buy: order.quickBuy,
      shop_source: order.shopSource,
      shop_id: order.shopId,
      shop_name: order.shopName,
      warehouse_id: order.warehouseId,
      country: order.country,
      remark: order.remark,
      goods_cny: order.goods.amount.toString(),
      domestic_freight_cny: order.domesticFreight.amount.toString(),
      service_cny: order.service.amount.toString(),
      discount_cny: (order.discount?.amount ?? 0n).toString(),
      total_cny: order.total.amount.toString(),
      policy: JSON.stringify(order.policy),
      ship_together: order.shipTogether ?? false,
      created_at: order.at,
      pay_before: order.payBefore,
    }),
  );
  const [row] = rows;
  if (!row) throw new Error(`order ${orderNo} was not written`);
  return { id: row.id, orderNo };
}

const written = [
  ...(["user_id", "order_no", "type", "quick_buy", "shop_source", "shop_id", "shop_name", "warehouse_id", "country"] as const),
  ...(["remark", "goods_cny", "domestic_freight_cny", "service_cny", "discount_cny", "total_cny", "policy"] as const),
  ...(["ship_together", "created_at", "pay_before"] as const),
] as const;

const writeOrder = prepared((db, row: Pick<Insertable<DB["purchase_order"]>, (typeof written)[number]>) =>
  db.insertInto("purchase_order").values(columnsIn(row, written)).returning("id"),
);

/** An order by its number; another customer's, a deleted and an unknown one are all null. */
export async function findOrder(db: Db | Tx, userId: string, orderNo: string): Promise<Order | null> {
  const row = await db
    .selectFrom("purchase_order")
    .select(columns)
    .where("user_id", "=", userId)
    .where("order_no", "=", orderNo)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? orderOf(row) : null;
}

/** Orders by their numbers, in the order of their ids; what `findOrder` would not find is left out. */
export async function findOrdersByNo(db: Db | Tx, userId: string, orderNos: readonly string[]): Promise<Order[]> {
  const rows = await db
    .selectFrom("purchase_order")
    .select(columns)
    .where("user_id", "=", userId)
    .where("order_no", "in", [...orderNos])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(orderOf);
}

/** Whose an order is, by its number alone: for staff, who look across customers. */
export async function ownerOfOrder(db: Db, orderNo: string): Promise<string | null> {
  const row = await db.selectFrom("purchase_order").select("user_id").where("order_no", "=", orderNo).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Throws when the customer has no such order. */
export async function orderNoOf(tx: Tx, userId: string, orderId: string): Promise<string> {
  const row = await tx
    .selectFrom("purchase_order")
    .select("order_no")
    .where("user_id", "=", userId)
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return row.order_no;
}

/** Locks those of the customer's in the order of their ids; others are left out. References to them go on being made. */
export async function lockOrders(tx: Tx, userId: string, orderIds: readonly string[]): Promise<Order[]> {
  const [only, ...others] = orderIds;
  // The database reckons with ten of a list it does not know, and planned anew for the one order most trades are of.
  const lock = only !== undefined && others.length === 0 ? lockById({ userId, orderId: only }) : lockByIds({ userId, orderIds });
  return (await tx.executeQuery(lock)).rows.map(orderOf);
}

const lockByIds = prepared((db, { userId, orderIds }: { userId: string; orderIds: readonly string[] }) =>
  lockedOf(db, userId).where("id", "=", sql<string>`any(${orderIds}::bigint[])`).orderBy("id"),
);
const lockById = prepared((db, { userId, orderId }: { userId: string; orderId: string }) =>
  lockedOf(db, userId).where("id", "=", orderId),
);

function lockedOf(db: Db, userId: string) {
  return db.selectFrom("purchase_order").select(columns).where("user_id", "=", userId).forNoKeyUpdate();
}

/** In no order; those that are not the customer's are left out, deleted ones are not. */
export async function findOrders(db: Db | Tx, userId: string, orderIds: readonly string[]): Promise<Order[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("purchase_order")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "in", [...orderIds])
    .execute();
  return rows.map(orderOf);
}

/** Whether an order announces what its customer sends: its services are paid alone (docs/decisions/0012). False where there is none. */
export async function isForwarding(tx: Tx, { userId, subjectId }: PaidThing): Promise<boolean> {
  const [order] = await findOrders(tx, userId, [subjectId]);
  return order?.type === "zy";
}

/** Items of an order in the order they were placed, called-off ones among them. */
export async function itemIdsOf(db: Db | Tx, userId: string, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("order_item")
    .select("id")
    .where("user_id", "=", userId)
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes what an unpaid order comes to after its lines were priced again. */
export async function setOrderPrice(
  tx: Tx,
  { userId, id }: Pick<Order, "userId" | "id">,
  { domesticFreight, discount, total }: Pick<Order, "domesticFreight" | "discount" | "total">,
): Promise<void> {
  await tx
    .updateTable("purchase_order")
    .set({ domestic_freight_cny: domesticFreight.amount, discount_cny: discount.amount, total_cny: total.amount })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** Where an order goes from now on; null: not said. Whether it is still open is asked before (decision 113). */
export async function setCountry(tx: Tx, userId: string, orderId: string, country: string | null): Promise<void> {
  await tx.updateTable("purchase_order").set({ country }).where("user_id", "=", userId).where("id", "=", orderId).execute();
}

/** Why all of an order was called off; that it was, its items say (decision 113). */
export async function setCancelReason(tx: Tx, userId: string, orderId: string, reason: string): Promise<void> {
  await tx
    .updateTable("purchase_order")
    .set({ cancel_reason: reason })
    .where("user_id", "=", userId)
    .where("id", "=", orderId)
    .execute();
}

/** Takes an order from its customer's lists; throws when it was before. */
export async function markDeleted(tx: Tx, userId: string, orderId: string, at: Date): Promise<void> {
  const updated = await tx
    .updateTable("purchase_order")
    .set({ deleted_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", orderId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`order ${orderId} was deleted already`);
}

/** Until when an order can be paid. */
export const movePayBefore = payBeforeIn("purchase_order");
