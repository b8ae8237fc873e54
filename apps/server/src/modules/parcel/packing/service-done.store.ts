import type { BenchTask } from "@sihai/domain/parcel";
import type { Db, Tx } from "#platform";
import type { ParcelKey } from "../parcel.store.ts";

export type TaskDone = { code: string; itemId: string | null; fileId: string | null; at: Date };

/** No item: the service is done to the parcel as a whole. */
const wholeParcel = "0";

/** Marks work as done; a second mark changes nothing, so the first clerk and picture stay. */
export async function insertTaskDone(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  { code, itemId }: BenchTask,
  { fileId, staffId, at }: { fileId: string | null; staffId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("parcel_service_done")
    .values({
      user_id: userId,
      parcel_id: parcelId,
      code,
      item_id: itemId ?? wholeParcel,
      file_id: fileId,
      done_by: staffId,
      done_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the marks off work that has to be done anew, or is wanted no more. */
export async function deleteTasksDone(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  tasks: readonly Pick<TaskDone, "code" | "itemId">[],
): Promise<void> {
  for (const { code, itemId } of tasks)
    await tx
      .deleteFrom("parcel_service_done")
      .where("user_id", "=", userId)
      .where("parcel_id", "=", parcelId)
      .where("code", "=", code)
      .where("item_id", "=", itemId ?? wholeParcel)
      .execute();
}

/** Work done to a parcel, the earliest first; a null item: done to the parcel as a whole. */
export async function tasksDone(db: Db | Tx, { userId, parcelId }: ParcelKey): Promise<TaskDone[]> {
  const rows = await db
    .selectFrom("parcel_service_done")
    .select(["code", "item_id", "file_id", "done_at"])
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .orderBy("done_at")
    .execute();
  return rows.map((row) => ({
    code: row.code,
    itemId: row.item_id === wholeParcel ? null : row.item_id,
    fileId: row.file_id,
    at: row.done_at,
  }));
}
