import type { LocalText } from "@sihai/domain/language";
import type { StorageTaskKind, StorageTaskState } from "@sihai/domain/storage";
import { sql } from "kysely";
import { beyondMoment, type Db, duePlace, pageAndNext, prepared, type Tx } from "#platform";

export type StorageTask = {
  id: string;
  userId: string;
  itemId: string;
  itemNo: string;
  itemState: string;
  name: LocalText;
  pictureUrl: string | null;
  kind: StorageTaskKind;
  state: StorageTaskState;
  pieces: number | null;
  reason: string;
  openedAt: Date;
  notBefore: Date;
  warehouse: number;
  shelf: string;
  quantity: number;
  grams: number;
  freeUntil: Date;
  pausedAt: Date | null;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("storage_task as t")
    .innerJoin("stored_item as s", (join) => join.onRef("s.user_id", "=", "t.user_id").onRef("s.item_id", "=", "t.item_id"))
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "t.user_id").onRef("i.id", "=", "t.item_id"))
    .select([
      "t.id",
      "t.user_id as userId",
      "t.item_id as itemId",
      "i.item_no as itemNo",
      "i.state as itemState",
      sql<LocalText>`json_build_object('zh', i.name_zh, 'en', i.name_en)`.as("name"),
      "i.picture_url as pictureUrl",
      sql<StorageTaskKind>`t.kind`.as("kind"),
      sql<StorageTaskState>`t.state`.as("state"),
      "t.pieces",
      "t.reason",
      "t.opened_at as openedAt",
      "t.not_before as notBefore",
      "s.warehouse_id as warehouse",
      "s.shelf",
      "s.quantity",
      "s.weight_grams as grams",
      "s.free_until as freeUntil",
      "s.paused_at as pausedAt",
    ]);
}
const live = ["open", "proposed"];
/** Of an item that lay for 180 days and was asked for something every day. */
const tasksMax = 200;

/** A task by its number, anybody's or one customer's. */
export async function findTask(db: Db | Tx, id: string, userId?: string): Promise<StorageTask | null> {
  const row = await query(db)
    .where("t.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("t.user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ?? null;
}

/** Live tasks of some items, for their owner. */
export async function liveTasksOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<StorageTask[]> {
  if (itemIds.length === 0) return [];
  return (await db.executeQuery(liveOfItems({ userId, itemIds }))).rows;
}

const liveOfItems = prepared((db, { userId, itemIds }: { userId: string; itemIds: readonly string[] }) =>
  query(db)
    .where("t.user_id", "=", userId)
    .where("t.item_id", "=", sql<string>`any(${itemIds}::bigint[])`)
    .where("t.state", "in", live)
    .orderBy("t.id"),
);

const pageSize = 30;
type Waiting = { kind: StorageTaskKind; after: string | undefined; itemNo: string | undefined };

/** What waits for the storage bench, the longest waiting first; of one item alone where it is named. */
export async function waitingTasks(
  db: Db,
  { kind, after, itemNo }: Waiting,
): Promise<{ page: StorageTask[]; next: string | null }> {
  const rows = await query(db)
    .where("t.kind", "=", kind)
    .where("t.state", "in", live)
    .where(beyondMoment("t.not_before", "t.id", after, "asc"))
    .$if(itemNo !== undefined, (builder) => builder.where("i.item_no", "=", itemNo ?? ""))
    .orderBy("t.not_before")
    .orderBy("t.id")
    .limit(pageSize + 1)
    .execute();
  return pageAndNext(rows, pageSize, ({ notBefore, id }) => duePlace({ dueAt: notBefore, id }));
}

/** Work with stored goods that is not done, by kind; what one proposed and another is to confirm among it. */
export async function countTasks(db: Db): Promise<Record<StorageTaskKind, number>> {
  const rows = await db
    .selectFrom("storage_task")
    .select(["kind", sql<number>`count(*)::int`.as("tasks")])
    .where("state", "in", live)
    .groupBy("kind")
    .execute();
  const of = (kind: StorageTaskKind) => rows.find((row) => row.kind === kind)?.tasks ?? 0;
  return { discard: of("discard"), split: of("split"), forfeit: of("forfeit") };
}

export type NewTask = {
  userId: string;
  itemId: string;
  kind: StorageTaskKind;
  at: Date;
  notBefore: Date;
  pieces?: number;
  reason?: string;
};

/** Writes a task as open; null when one of its kind is open for the item already. */
export async function insertTask(
  tx: Tx,
  { userId, itemId, kind, at, notBefore, pieces, reason }: NewTask,
): Promise<string | null> {
  const row = await tx
    .insertInto("storage_task")
    .values({
      user_id: userId,
      item_id: itemId,
      kind,
      state: "open",
      pieces: pieces ?? null,
      reason: reason ?? "",
      opened_at: at,
      not_before: notBefore,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export type TaskChange =
  | { state: "proposed"; at: Date; staffId: string; notBefore: Date }
  | { state: "open"; at: Date }
  | { state: "withdrawn"; at: Date; staffId: string | null }
  | { state: "done"; at: Date; staffId: string; madeItemId?: string };

/** Changes a task whose item is locked. Throws when it stands elsewhere by now. */
export async function updateTask(tx: Tx, task: Pick<StorageTask, "id" | "userId" | "state">, change: TaskChange): Promise<void> {
  const updated = await tx
    .updateTable("storage_task")
    .set(
      change.state === "proposed"
        ? { state: change.state, proposed_at: change.at, proposed_by: change.staffId, not_before: change.notBefore }
        : change.state === "open"
          ? { state: change.state, proposed_at: null, proposed_by: null, not_before: sql<Date>`opened_at` }
          : {
              state: change.state,
              closed_at: change.at,
              closed_by: change.staffId,
              ...(change.state === "done" && { made_item_id: change.madeItemId ?? null }),
            },
    )
    .where("user_id", "=", task.userId)
    .where("id", "=", task.id)
    .where("state", "=", task.state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`storage task ${task.id} stands no more as ${task.state}`);
}

/** The numbers of everything ever asked for an item there, the first one first. */
export async function tasksOf(
  db: Db | Tx,
  userId: string,
  itemId: string,
): Promise<{ id: string; kind: StorageTaskKind; pieces: number | null; reason: string }[]> {
  return db
    .selectFrom("storage_task")
    .select(["id", sql<StorageTaskKind>`kind`.as("kind"), "pieces", "reason"])
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .orderBy("id")
    .limit(tasksMax)
    .execute();
}

/** Whether the member was told in words of this template since then. */
export async function wasToldSince(tx: Tx, userId: string, template: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("message")
    .select("id")
    .where("user_id", "=", userId)
    .where("template", "=", template)
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
