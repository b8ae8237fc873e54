import { type ItemState, itemStates } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

/** One customer's subscriptions change one after the other, so that the slots are counted right. */
export async function lockSubscriptions(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`subscriptions:${userId}`}, 0))`.execute(tx);
}

export type OpenSubscription = { itemId: string; itemNo: string; slot: number };

/** Items a customer follows, by slot; under `lockSubscriptions` where one is to be added. */
export async function openSubscriptions(db: Db | Tx, userId: string): Promise<OpenSubscription[]> {
  const rows = await db
    .selectFrom("item_subscription as s")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "s.user_id").onRef("i.id", "=", "s.item_id"))
    .select(["s.item_id", "i.item_no", "s.slot"])
    .where("s.user_id", "=", userId)
    .where("s.ended_at", "is", null)
    .orderBy("s.slot")
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, itemNo: row.item_no, slot: row.slot }));
}

/** Follows an item from its latest step on. */
export async function insertSubscription(
  tx: Tx,
  { userId, itemId, slot, at }: { userId: string; itemId: string; slot: number; at: Date },
): Promise<void> {
  await tx
    .insertInto("item_subscription")
    .values({
      user_id: userId,
      item_id: itemId,
      slot,
      told_seq: sql<number>`(select coalesce(max(seq), 0) from timeline where user_id = ${userId}
        and subject_kind = 'item' and subject_id = ${itemId})`,
      created_at: at,
    })
    .execute();
}

/** Harmless when the item is not followed. */
export async function endSubscription(tx: Tx, userId: string, itemId: string, at: Date): Promise<void> {
  await tx
    .updateTable("item_subscription")
    .set({ ended_at: at })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .where("ended_at", "is", null)
    .execute();
}

export type StepToTell = {
  userId: string;
  subscriptionId: string;
  itemId: string;
  itemNo: string;
  orderNo: string;
  name: LocalText;
  /** Null for the first step of all. */
  from: ItemState | null;
  to: ItemState;
  seq: number;
};

/** Steps of followed items their subscribers have not been told of, oldest first. */
export async function stepsToTell(db: Db, limit: number): Promise<StepToTell[]> {
  const rows = await db
    .selectFrom("item_subscription as s")
    .innerJoin("timeline as t", (join) =>
      join
        .onRef("t.user_id", "=", "s.user_id")
        .onRef("t.subject_id", "=", "s.item_id")
        .on("t.subject_kind", "=", "item")
        .onRef("t.seq", ">", "s.told_seq"),
    )
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "s.user_id").onRef("i.id", "=", "s.item_id"))
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select([
      "s.user_id",
      "s.id",
      "s.item_id",
      "i.item_no",
      "o.order_no",
      "i.name_zh",
      "i.name_en",
      "t.from_state",
      "t.to_state",
      "t.seq",
    ])
    .where("s.ended_at", "is", null)
    .orderBy("s.id")
    .orderBy("t.seq")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    subscriptionId: row.id,
    itemId: row.item_id,
    itemNo: row.item_no,
    orderNo: row.order_no,
    name: { zh: row.name_zh, en: row.name_en },
    from: row.from_state === null ? null : oneOf(itemStates, row.from_state, "timeline.from_state"),
    to: oneOf(itemStates, row.to_state, "timeline.to_state"),
    seq: row.seq,
  }));
}

/** True for the one worker that is to tell of this step. */
export async function claimStep(tx: Tx, step: StepToTell): Promise<boolean> {
  const updated = await tx
    .updateTable("item_subscription")
    .set({ told_seq: step.seq })
    .where("user_id", "=", step.userId)
    .where("id", "=", step.subscriptionId)
    .where("told_seq", "=", step.seq - 1)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
