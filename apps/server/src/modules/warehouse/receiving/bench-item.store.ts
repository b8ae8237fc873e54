import type { DueSpan } from "@sihai/domain/clocks";
import type { ItemState } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import { remarkLines } from "@sihai/domain/order/draft";
import { priorityStockIn } from "@sihai/domain/warehouse";
import { type RawBuilder, sql } from "kysely";
import { afterDuePlace, type Db, dueFirst, dueIn, type Tx } from "#platform";
import { readServices, readWish, type StoredService, skuWords, type Wish } from "../../item/index.ts";
import { assignedTo } from "../../note/index.ts";
import { type Arrival, arrivalsOf } from "./arrival.store.ts";

export type BenchItem = {
  userId: string;
  itemId: string;
  itemNo: string;
  orderNo: string;
  orderType: string;
  state: string;
  name: LocalText;
  skuName: LocalText[];
  pictureUrl: string | null;
  pictureFileIds: string[];
  quantity: number;
  warehouse: number;
  courier: string | null;
  trackingNo: string | null;
  flags: string[];
  services: string[];
  /** How many detailed photos were paid for with the order; those bought later are a task of their own. */
  detailedPhotos: number;
  remark: string;
  dueAt: Date | null;
  signedAt: Date | null;
  /** Bought to be stocked in first, with the order or later. */
  priority: boolean;
  /** What the buyer ticked for the shop this came from; null when nothing was asked. */
  wish: Wish | null;
  classId: string | null;
  /** Its number was entered by staff and can be taken back. */
  numberByStaff: boolean;
  /** Of a delivery in parts, what came before. */
  arrivals: readonly Arrival[];
};

function query(db: Db | Tx) {
  return db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([
      "i.user_id",
      "i.id",
      "i.item_no",
      "o.order_no",
      "o.type",
      "o.remark as order_remark",
      "i.state",
      "i.name_zh",
      "i.name_en",
      "i.sku_name",
      "i.picture_url",
      "i.picture_file_ids",
      "i.quantity",
      "o.warehouse_id",
      "i.courier",
      "i.tracking_no",
      "i.flags",
      "i.services",
      "i.service_cny",
      "i.paid_cny",
      "i.remark",
      "i.due_at",
      "i.signed_at",
      "i.class_id",
      sql<unknown>`o.policy -> 'wish'`.as("wish"),
      sql<boolean>`i.state = 'in-transit' and coalesce((select t.by_kind = 'staff' from timeline t where t.user_id = i.user_id
        and t.subject_kind = 'item' and t.subject_id = i.id order by t.seq desc limit 1), false)`.as("number_by_staff"),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("item_service as v")
          .select("v.id")
          .whereRef("v.user_id", "=", "i.user_id")
          .whereRef("v.item_id", "=", "i.id")
          .where("v.service_no", "=", priorityStockIn)
          .where("v.state", "in", ["ordered", "started"]),
      ).as("priority_bought"),
    );
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

/** Rows as the bench sees them, with what came of each before. */
async function benchItemsOf(db: Db | Tx, rows: readonly Row[]): Promise<BenchItem[]> {
  const arrivals = await arrivalsOf(
    db,
    rows.map((row) => ({ userId: row.user_id, itemId: row.id })),
  );
  return rows.map((row) => benchItemOf(row, arrivals.get(row.id) ?? []));
}

function benchItemOf(row: Row, arrivals: readonly Arrival[]): BenchItem {
  const bought = readServices(row.services);
  const paid = isServiceDone(row) ? bought : [];
  const chosen: string[] = paid.map(({ serviceNo }) => serviceNo);
  const services = row.priority_bought ? [...chosen.filter((code) => code !== priorityStockIn), priorityStockIn] : chosen;
  return {
    userId: row.user_id,
    itemId: row.id,
    itemNo: row.item_no,
    orderNo: row.order_no,
    orderType: row.type,
    state: row.state,
    name: { zh: row.name_zh, en: row.name_en },
    skuName: skuWords(row.sku_name),
    pictureUrl: row.picture_url,
    pictureFileIds: row.picture_file_ids,
    quantity: row.quantity,
    warehouse: row.warehouse_id,
    courier: row.courier,
    trackingNo: row.tracking_no,
    flags: row.flags,
    services,
    detailedPhotos: detailedPhotosOf(paid),
    remark: [...senderRemark(row), row.remark, ...serviceRemarks(bought)].filter((text) => text !== "").join(" · "),
    dueAt: row.due_at,
    signedAt: row.signed_at,
    priority: services.includes(priorityStockIn),
    wish: readWish(row.wish),
    classId: row.class_id,
    numberByStaff: row.number_by_staff,
    arrivals,
  };
}

/** What the sender had to say of the parcels as a whole (rule E-98); what is said of a purchase is its buyer's. */
function senderRemark({ type, order_remark }: Row): string[] {
  return type === "zy" ? [order_remark] : [];
}

/** The services of a forwarding order are done only when paid (docs/decisions/0012); those of a purchase were paid with it. */
function isServiceDone({ type, service_cny, paid_cny }: Row): boolean {
  return type !== "zy" || BigInt(paid_cny) >= BigInt(service_cny);
}

function detailedPhotosOf(paid: readonly StoredService[]): number {
  return paid.find(({ serviceNo, givenBack }) => serviceNo === "fine-photo" && !givenBack)?.quantity ?? 0;
}

/** What the buyer wrote for each service ("the label, the seam"), one sentence a service. */
function serviceRemarks(chosen: readonly StoredService[]): string[] {
  return chosen.flatMap(({ remarks }) => (remarks === "" ? [] : [remarkLines(remarks).join("; ")]));
}

/** On their way to the warehouse. */
export const onTheWay = ["seller-shipped", "in-transit"] as const;

/** What the queue shows. The states stand as literals, or the planner could not use the partial indexes made for them. */
export type QueueTab = "all" | "on-the-way" | "signed";
const inTab: Record<QueueTab, RawBuilder<boolean>> = {
  all: sql`i.state in ('seller-shipped', 'in-transit', 'signed')`,
  "on-the-way": sql`i.state in ('seller-shipped', 'in-transit')`,
  signed: sql`i.state = 'signed'`,
};
type Queue = {
  tab: QueueTab;
  text: string;
  due?: DueSpan | null;
  assigneeId?: string | null;
  after?: string | undefined;
  limit: number;
};

/** What a search of all of it finds as well: announced, its number still to come. Nobody at the bench waits for it, but its parcel may be in hand. */
const searched = sql<boolean>`i.state in ('seller-shipped', 'in-transit', 'signed', 'awaiting-logistics')`;

/** Items in the queue, by courier, item or order number or the customer's mark; the most urgent first. */
export async function findBenchItems(
  db: Db,
  { tab, text, due: span = null, assigneeId = null, after, limit }: Queue,
): Promise<BenchItem[]> {
  const wanted = text.trim().toUpperCase();
  let found = query(db)
    .where(tab === "all" && wanted !== "" ? searched : inTab[tab])
    .where(dueIn("i.due_at", span))
    .where(assignedTo("i.item_no", "item", assigneeId));
  if (wanted !== "") found = found.where(sql<boolean>`(i.user_id, i.id) in (${keysOf(wanted)})`);
  found = found.where(afterDuePlace("i.due_at", "i.id", after));
  return benchItemsOf(db, await found.orderBy(dueFirst("i.due_at")).orderBy("i.id").limit(limit).execute());
}

/** Each kind of number by its own index; together in one condition they would read every item there is. */
function keysOf(wanted: string): RawBuilder<unknown> {
  const mark = /^SH(\d{1,18})$/.exec(wanted)?.[1] ?? null;
  return sql`select user_id, id from order_item where tracking_no = ${wanted}
    union select user_id, item_id from item_delivery where tracking_no = ${wanted}
    union select user_id, id from order_item where item_no = ${wanted}
    union select each.user_id, each.id from purchase_order placed
      join order_item each on each.user_id = placed.user_id and each.order_id = placed.id where placed.order_no = ${wanted}
    union select user_id, id from order_item where user_id = ${mark}::bigint`;
}

/** Announced and not stocked in. */
export const expected = [...onTheWay, "signed"] as const;

/**
 * Every item announced under a courier number, as its only delivery or as one of several, in these states: unless told otherwise what has
 * not been stocked in.
 */
export async function itemsOfDelivery(
  db: Db | Tx,
  trackingNo: string,
  states: readonly ItemState[] = expected,
): Promise<BenchItem[]> {
  const announced = sql`select user_id, id from order_item where tracking_no = ${trackingNo}
    union select user_id, item_id from item_delivery where tracking_no = ${trackingNo}`;
  const rows = await query(db)
    .where(sql<boolean>`(i.user_id, i.id) in (${announced})`)
    .where("i.state", "in", states)
    .orderBy("i.id")
    .limit(200)
    .execute();
  return benchItemsOf(db, rows);
}

/** Items on their way under any of these numbers. */
export async function itemsUnderNumbers(db: Db | Tx, trackingNos: readonly string[], limit: number): Promise<BenchItem[]> {
  const rows = await query(db)
    .where(inTab["on-the-way"])
    .where(sql<boolean>`i.tracking_no = any(${[...trackingNos]}::text[])`)
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return benchItemsOf(db, rows);
}

/** What a member still expects: announced, or bought and sent. */
export async function openItemsOf(db: Db | Tx, userId: string, limit: number): Promise<BenchItem[]> {
  const rows = await query(db)
    .where("i.user_id", "=", userId)
    .where("i.state", "in", [...onTheWay, "awaiting-logistics"])
    .orderBy("i.id")
    .limit(limit)
    .execute();
  return benchItemsOf(db, rows);
}

type Sent = { courier: string; warehouse: number; from: Date; to: Date; limit: number };

/** What sellers gave to a courier for a warehouse between two moments, the latest first. */
export async function itemsSentBy(db: Db | Tx, { courier, warehouse, from, to, limit }: Sent): Promise<BenchItem[]> {
  const rows = await query(db)
    .where(inTab["on-the-way"])
    .where("i.courier", "=", courier)
    .where("o.warehouse_id", "=", warehouse)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("timeline as t")
          .select("t.seq")
          .whereRef("t.user_id", "=", "i.user_id")
          .where("t.subject_kind", "=", "item")
          .whereRef("t.subject_id", "=", "i.id")
          .whereRef("t.to_state", "=", "i.state")
          .where("t.at", ">=", from)
          .where("t.at", "<=", to),
      ),
    )
    .orderBy("i.id", "desc")
    .limit(limit)
    .execute();
  return benchItemsOf(db, rows);
}

/** By number, whatever its state and whoever's it is; null when there is none. Not locked. */
export async function benchItemByNo(db: Db | Tx, itemNo: string): Promise<BenchItem | null> {
  const [found] = await benchItemsOf(db, await query(db).where("i.item_no", "=", itemNo).execute());
  return found ?? null;
}
