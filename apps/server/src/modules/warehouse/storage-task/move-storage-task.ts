import { type StorageTaskKind, storageTaskKinds } from "@sihai/domain/storage";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../../timeline/index.ts";
import { insertTask, liveTasksOf, type NewTask, type StorageTask, type TaskChange, updateTask } from "./storage-task.store.ts";

/** Opens a task for a locked item and notes it in the task's history. Null when one of its kind is open for the item already. */
export async function openTask(tx: Tx, task: NewTask, by: Actor): Promise<string | null> {
  const id = await insertTask(tx, task);
  if (id === null) return null;
  await recordStep(tx, { ...subjectOf({ ...task, id }), from: null, to: "open", by, at: task.at });
  return id;
}

/** Moves a task whose item is locked and notes the step. Throws when it stands elsewhere by now. */
export async function changeTask(
  tx: Tx,
  task: Pick<StorageTask, "id" | "userId" | "state">,
  change: TaskChange,
  by: Actor,
): Promise<void> {
  await updateTask(tx, task, change);
  await recordStep(tx, { ...subjectOf(task), from: task.state, to: change.state, by, at: change.at });
}

type Withdrawal = { userId: string; itemIds: readonly string[]; at: Date; kinds?: readonly StorageTaskKind[] };

/** The goods leave their shelf, or are paid to stay: nothing is to be done with them there. */
export async function withdrawTasksOf(
  tx: Tx,
  { userId, itemIds, at, kinds = storageTaskKinds }: Withdrawal,
  by: Actor,
): Promise<void> {
  for (const task of await liveTasksOf(tx, userId, itemIds))
    if (kinds.includes(task.kind)) await changeTask(tx, task, { state: "withdrawn", at, staffId: null }, by);
}

function subjectOf({ userId, id }: Pick<StorageTask, "userId" | "id">) {
  return { userId, subjectKind: "storage-task", subjectId: id } as const;
}
