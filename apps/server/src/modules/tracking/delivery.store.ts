import type { DeliveryStage } from "@sihai/domain/courier";
import { deliveryStageNames } from "@sihai/domain/courier";
import { type LocalText, named } from "@sihai/domain/language";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

type ItemKey = { userId: string; itemId: string };
export type Delivery = ItemKey & {
  seq: number;
  courier: string;
  trackingNo: string;
  pieces: number;
  sentAt: Date;
  stage: DeliveryStage | null;
  deliveredAt: Date | null;
};

function deliveries(db: Db | Tx) {
  return db.selectFrom("item_delivery").selectAll();
}
type Row = Awaited<ReturnType<ReturnType<typeof deliveries>["execute"]>>[number];

function deliveryOf(row: Row): Delivery {
  return {
    userId: row.user_id,
    itemId: row.item_id,
    seq: row.seq,
    courier: row.courier,
    trackingNo: row.tracking_no,
    pieces: row.pieces,
    sentAt: row.sent_at,
    stage: oneOf(deliveryStageNames, row.stage, "item_delivery.stage"),
    deliveredAt: row.delivered_at,
  };
}

/** Adds a delivery to an item whose row is locked; false when the item already comes under this number. */
export async function insertDelivery(
  tx: Tx,
  { userId, itemId, courier, trackingNo, pieces, sentAt }: Omit<Delivery, "seq" | "stage" | "deliveredAt">,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("item_delivery")
    .values({
      user_id: userId,
      item_id: itemId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from item_delivery where user_id = ${userId} and item_id = ${itemId})`,
      courier,
      tracking_no: trackingNo,
      pieces,
      sent_at: sentAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "item_id", "tracking_no"]).doNothing())
    .returning("seq")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The item does not come under the numbers it was announced with: its deliveries and what their carriers told are gone. */
export async function withdrawDeliveries(tx: Tx, { userId, itemId }: ItemKey): Promise<void> {
  await tx.deleteFrom("item_delivery").where("user_id", "=", userId).where("item_id", "=", itemId).execute();
  await tx
    .deleteFrom("tracking_event")
    .where("user_id", "=", userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "=", itemId)
    .execute();
}

/** Deliveries of items, oldest first. */
export async function deliveriesOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<Delivery[]> {
  if (itemIds.length === 0) return [];
  const rows = await deliveries(db)
    .where("user_id", "=", userId)
    .where("item_id", "in", [...itemIds])
    .orderBy("sent_at")
    .orderBy("item_id")
    .orderBy("seq")
    .execute();
  return rows.map(deliveryOf);
}

/** Deliveries of items of several customers, oldest first. */
export async function deliveriesOfMany(db: Db | Tx, items: readonly ItemKey[]): Promise<Delivery[]> {
  if (items.length === 0) return [];
  const rows = await deliveries(db)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("user_id", "item_id"),
        "in",
        items.map(({ userId, itemId }) => tuple(userId, itemId)),
      ),
    )
    .orderBy("sent_at")
    .orderBy("item_id")
    .orderBy("seq")
    .execute();
  return rows.map(deliveryOf);
}

/** Every item of one customer that comes under a number, locked; whose it is, the item number given as reference tells. */
export async function lockDeliveriesUnder(tx: Tx, trackingNo: string, itemNo: string): Promise<Delivery[]> {
  const rows = await deliveries(tx)
    .where("tracking_no", "=", trackingNo)
    .where("user_id", "in", (from) => from.selectFrom("order_item").select("user_id").where("item_no", "=", itemNo))
    .orderBy("item_id")
    .orderBy("seq")
    .forUpdate()
    .execute();
  return rows.map(deliveryOf);
}

/** Where a delivery stands by its courier; a null `deliveredAt` takes back one that was told before. */
export async function recordStage(
  tx: Tx,
  { userId, itemId, seq }: Pick<Delivery, "userId" | "itemId" | "seq">,
  stage: DeliveryStage,
  deliveredAt: Date | null,
): Promise<void> {
  await tx
    .updateTable("item_delivery")
    .set({ stage, delivered_at: deliveredAt })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .where("seq", "=", seq)
    .execute();
}

/** Numbers that are still under way to the warehouse, the oldest first; of lost ones the source is asked for sixty days. */
export async function numbersOnTheWay(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("item_delivery as d")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "d.user_id").onRef("i.id", "=", "d.item_id"))
    .select(({ fn }) => ["d.tracking_no", fn.min("d.sent_at").as("sent_at")])
    .where("d.delivered_at", "is", null)
    .where("d.sent_at", ">", new Date(now.getTime() - 60 * 86_400_000))
    .where("i.state", "in", ["seller-shipped", "in-transit", "signed"])
    .groupBy("d.tracking_no")
    .orderBy("sent_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.tracking_no);
}

export type OrderedItem = {
  itemId: string;
  itemNo: string;
  state: string;
  name: LocalText;
  pictureUrl: string | null;
  quantity: number;
};

/** The items of one customer's order that are to be sent; null for an unknown order or another's. */
export async function itemsOfOrder(db: Db, userId: string, orderNo: string): Promise<OrderedItem[] | null> {
  const order = await db
    .selectFrom("purchase_order")
    .select("id")
    .where("user_id", "=", userId)
    .where("order_no", "=", orderNo)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!order) return null;
  const rows = await db
    .selectFrom("order_item")
    .select(["id", "item_no", "state", "name_zh", "name_en", "picture_url", "quantity"])
    .where("user_id", "=", userId)
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    itemId: row.id,
    itemNo: row.item_no,
    state: row.state,
    name: named({ zh: row.name_zh, en: row.name_en }),
    pictureUrl: row.picture_url,
    quantity: row.quantity,
  }));
}
