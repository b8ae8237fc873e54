import type { DueSpan } from "@sihai/domain/clocks";
import type { ItemState } from "@sihai/domain/item";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { afterDuePlace, type Db, dueFirst, dueIn, type Tx } from "#platform";
import { type Item, itemOf } from "../../item/index.ts";
import { assignedTo } from "../../note/index.ts";
import { readPolicy } from "../submit/frozen-policy.ts";

export type DeskTab = "to-buy" | "buying" | "awaiting-confirmation" | "bought" | "sent";
export const deskStates: Record<DeskTab, ItemState> = {
  "to-buy": "paid",
  buying: "buying",
  "awaiting-confirmation": "awaiting-confirmation",
  bought: "purchased",
  sent: "seller-shipped",
};

function deskRows(db: Db | Tx) {
  return db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .leftJoin("staff as s", "s.id", "i.buyer_id")
    .selectAll("i")
    .select([
      "o.order_no",
      "o.quick_buy",
      "o.shop_name",
      "o.remark as order_remark",
      "o.warehouse_id",
      "o.policy",
      "s.name as buyer_name",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof deskRows>["execute"]>>[number];

function deskItemOf({ order_no, quick_buy, shop_name, order_remark, warehouse_id, policy, buyer_name, ...row }: Row) {
  const order = { orderNo: order_no, quickBuy: quick_buy, shopName: shop_name, remark: order_remark, warehouseId: warehouse_id };
  return { ...itemOf(row), order: { ...order, policy: readPolicy(policy) }, buyerName: buyer_name };
}
/** An item as the desk sees it: with its order, and whose work it is. */
export type DeskItem = ReturnType<typeof deskItemOf>;

type Filter = {
  tab: DeskTab;
  platform: string | null;
  /** Whose work; null: whoever’s. */
  workOf: string | null;
  due: DueSpan | null;
};
type Page = { after: string | undefined; limit: number };

/**
 * What is somebody's work at this desk: what they are buying, and what they were given to look after, by the item or by its whole order.
 * `i` names the items.
 */
function isWorkOf(staffId: string | null): RawBuilder<SqlBool> {
  if (staffId === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`(i.buyer_id = ${staffId} or ${assignedTo("i.item_no", "item", staffId)}
    or (i.user_id, i.order_id) in (select user_id, id from purchase_order where ${assignedTo("order_no", "order", staffId)}))`;
}

/** Items the desk has to do with, soonest due first. */
export async function queueItems(db: Db, { tab, platform, workOf, due, after, limit }: Filter & Page): Promise<DeskItem[]> {
  const rows = await deskRows(db)
    .where("i.state", "=", deskStates[tab])
    .$if(platform !== null, (query) => query.where("i.platform", "=", platform ?? ""))
    .where(isWorkOf(workOf))
    .where(dueIn("i.due_at", due))
    .where(afterDuePlace("i.due_at", "i.id", after))
    .orderBy(dueFirst("i.due_at"))
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return rows.map(deskItemOf);
}

/**
 * Items of the desk by state, and how many of the tab match the filter. `overdue`: past the time to buy, whatever is filtered.
 */
export async function countQueue(
  db: Db,
  { tab, platform, workOf, due }: Filter,
  now: Date,
): Promise<{ total: number; counts: Record<DeskTab | "overdue", number> }> {
  const { rows } = await sql<{ state: ItemState; items: string; matching: string; overdue: string }>`
    select state, count(*)::text as items,
      count(*) filter (where (${platform}::text is null or platform = ${platform}) and ${isWorkOf(workOf)} and ${dueIn("due_at", due)})::text as matching,
      count(*) filter (where due_at < ${now})::text as overdue
    from order_item i where state in ('paid', 'buying', 'awaiting-confirmation', 'purchased', 'seller-shipped') group by state`.execute(
    db,
  );
  const of = (state: ItemState, field: "items" | "matching" | "overdue") =>
    Number(rows.find((row) => row.state === state)?.[field] ?? 0);
  return {
    total: of(deskStates[tab], "matching"),
    counts: {
      "to-buy": of("paid", "items"),
      buying: of("buying", "items"),
      "awaiting-confirmation": of("awaiting-confirmation", "items"),
      bought: of("purchased", "items"),
      sent: of("seller-shipped", "items"),
      overdue: of("paid", "overdue") + of("buying", "overdue"),
    },
  };
}

/** By order number, item number, courier number or the platform's order number. */
export async function itemsByNumber(db: Db, number: string): Promise<DeskItem[]> {
  const rows = await deskRows(db)
    .where(({ or, eb }) =>
      or([
        eb("i.item_no", "=", number),
        eb("o.order_no", "=", number),
        eb("i.tracking_no", "=", number),
        eb("i.platform_order_no", "=", number),
      ]),
    )
    .orderBy("i.id")
    .limit(50)
    .execute();
  return rows.map(deskItemOf);
}

/** How a customer answered the last question about an item; `text`: in words, empty where they only agreed. */
export type Answered = { question: string; text: string; at: Date };

/** The customers' last answers about items, by item; those never answered about are left out. */
export async function lastAnswers(db: Db, items: readonly Pick<Item, "userId" | "id">[]): Promise<Map<string, Answered>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<Answered & { itemId: string }>`
    select distinct on (a.user_id, a.subject_id) a.subject_id::text as "itemId", a.at, coalesce(a.note, '') as text,
      coalesce(q.note, '') as question
    from timeline a join timeline q on q.user_id = a.user_id and q.subject_kind = a.subject_kind and q.subject_id = a.subject_id
      and q.seq = a.seq - 1
    where a.user_id = any(${[...new Set(items.map(({ userId }) => userId))]}::bigint[]) and a.subject_kind = 'item'
      and a.subject_id = any(${items.map(({ id }) => id)}::bigint[]) and a.from_state = 'awaiting-confirmation' and a.by_kind = 'user'
    order by a.user_id, a.subject_id, a.seq desc`.execute(db);
  return new Map(rows.map(({ itemId, ...answered }) => [itemId, answered]));
}

/** The shops items are bought from, each once. */
export async function shopsOfItems(tx: Tx, items: readonly Pick<Item, "userId" | "id">[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select(["o.shop_source", "o.shop_id", "o.shop_name"])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("i.user_id", "i.id"),
        "in",
        items.map((item) => tuple(item.userId, item.id)),
      ),
    )
    .execute();
  return new Set(rows.map((row) => `${row.shop_source}:${row.shop_id ?? row.shop_name}`));
}

/** Items somebody has to act on next, for the sandbox's autopilot. */
export async function keysInState(
  db: Db,
  state: ItemState,
  limit: number,
): Promise<{ itemNo: string; userId: string; orderId: string }[]> {
  const rows = await db
    .selectFrom("order_item")
    .innerJoin("purchase_order as o", (join) =>
      join.onRef("o.user_id", "=", "order_item.user_id").onRef("o.id", "=", "order_item.order_id"),
    )
    .select(["item_no", "order_item.user_id", "order_id"])
    .where("state", "=", state)
    .where("o.type", "!=", "zy")
    .orderBy("due_at")
    .orderBy("order_item.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ itemNo: row.item_no, userId: row.user_id, orderId: row.order_id }));
}

/** A buyer who does the desk's work by himself in the sandbox. */
export async function anyBuyer(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("staff")
    .select("id")
    .where(({ eb, val, fn }) => eb(val("buyer"), "=", fn.any("roles")))
    .where("disabled", "=", false)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Empty for somebody who is not there. */
export async function staffName(tx: Tx, staffId: string): Promise<string> {
  const row = await tx.selectFrom("staff").select("name").where("id", "=", staffId).executeTakeFirst();
  return row?.name ?? "";
}
