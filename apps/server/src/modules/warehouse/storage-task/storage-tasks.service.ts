import { ok, type Result, refuse } from "@sihai/domain";
import { finishableFrom, mayFinishTask, type StorageTaskKind } from "@sihai/domain/storage";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type Item, lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { type LockedStored, lockStored } from "../shelf/shelved-item.store.ts";
import { changeTask, openTask, withdrawTasksOf } from "./move-storage-task.ts";
import { findTask, type StorageTask } from "./storage-task.store.ts";

type RequestedTask = { taskId: string; notBefore: Date };
type AskRefusal = { code: "STORED_ITEM_NOT_FOUND" } | { code: "STORAGE_ITEM_AWAY" } | { code: "STORAGE_TASK_OPEN" } | OnceRefusal;
type SplitRefusal = AskRefusal | { code: "STORED_SPLIT_REFUSED" };
type Mine = { userId: string; itemId: string; now: Date; once: Once | null };

/** A customer's own item on its shelf, both rows locked. Another's answers like an unknown one (rule F57). */
async function lockOnShelf(
  tx: Tx,
  { userId, itemId }: Pick<Mine, "userId" | "itemId">,
): Promise<Result<{ item: Item; stored: LockedStored }, { code: "STORED_ITEM_NOT_FOUND" } | { code: "STORAGE_ITEM_AWAY" }>> {
  const [item] = await lockItems(tx, [{ userId, itemId }]);
  const stored = await lockStored(tx, { userId, itemId });
  if (!item || !stored) return refuse({ code: "STORED_ITEM_NOT_FOUND" });
  if (item.state !== "stocked-in" || item.reservedFor !== null || stored.pausedAt) return refuse({ code: "STORAGE_ITEM_AWAY" });
  return ok({ item, stored });
}

/** The owner wants an item thrown away. Staff may do it some hours later; until it is done it can be taken back. */
export function askDiscard(deps: Deps, command: Mine & { reason: string }): Promise<Result<RequestedTask, AskRefusal>> {
  const { userId, itemId, reason, now } = command;
  return transact<RequestedTask, AskRefusal>(
    deps.db,
    async (tx) => {
      const found = await lockOnShelf(tx, command);
      if (!found.ok) return found;
      const notBefore = finishableFrom("discard", now, deps.settings.at(now));
      const taskId = await openTask(
        tx,
        { userId, itemId, kind: "discard", at: now, notBefore, reason },
        { kind: "user", id: userId },
      );
      return taskId === null ? refuse({ code: "STORAGE_TASK_OPEN" }) : ok({ taskId, notBefore });
    },
    command.once,
  );
}

/** The owner wants so many pieces to lie apart, so that they can travel in another parcel. The bench weighs both parts anew. */
export function askSplit(deps: Deps, command: Mine & { pieces: number }): Promise<Result<RequestedTask, SplitRefusal>> {
  const { userId, itemId, pieces, now } = command;
  return transact<RequestedTask, SplitRefusal>(
    deps.db,
    async (tx) => {
      const found = await lockOnShelf(tx, command);
      if (!found.ok) return found;
      const { item, stored } = found.value;
      // Where fewer came than were ordered, the line stands for more than lies there.
      if (stored.quantity !== item.quantity || pieces >= stored.quantity) return refuse({ code: "STORED_SPLIT_REFUSED" });
      const notBefore = finishableFrom("split", now, deps.settings.at(now));
      const taskId = await openTask(
        tx,
        { userId, itemId, kind: "split", at: now, notBefore, pieces },
        { kind: "user", id: userId },
      );
      return taskId === null ? refuse({ code: "STORAGE_TASK_OPEN" }) : ok({ taskId, notBefore });
    },
    command.once,
  );
}

/** The owner takes back what they asked for, until it is done. What staff proposed is not theirs to take back. */
export function withdrawTask(
  deps: Deps,
  { userId, taskId, now, once }: { userId: string; taskId: string; now: Date; once: Once | null },
) {
  return transact<{ taskId: string }, { code: "STORAGE_TASK_NOT_FOUND" } | OnceRefusal>(
    deps.db,
    async (tx) => {
      const known = await findTask(tx, taskId, userId);
      if (!known) return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
      await lockItems(tx, [known]);
      const task = await findTask(tx, taskId, userId);
      if (task?.state !== "open" || task.kind === "forfeit") return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
      await changeTask(tx, task, { state: "withdrawn", at: now, staffId: null }, { kind: "user", id: userId });
      return ok({ taskId });
    },
    once,
  );
}

type StaffCommand = { taskId: string; staffId: string; now: Date; once: Once | null };
type StaffRefusal = { code: "STORAGE_TASK_NOT_FOUND" } | { code: "STORAGE_ITEM_AWAY" } | OnceRefusal;
type RemovalRefusal =
  | StaffRefusal
  | { code: "STORAGE_TASK_TOO_EARLY"; from: string }
  | { code: "STORAGE_WRONG_ITEM"; itemNo: string };

/** A live task and its goods, all locked in the house's order, still on their shelf. Refuses what is done, withdrawn or gone. */
export async function lockTask(
  tx: Tx,
  taskId: string,
  kinds: readonly StorageTaskKind[],
): Promise<
  Result<{ task: StorageTask; item: Item; stored: LockedStored }, { code: "STORAGE_TASK_NOT_FOUND" | "STORAGE_ITEM_AWAY" }>
> {
  const known = await findTask(tx, taskId);
  if (!known || !kinds.includes(known.kind)) return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
  const [item] = await lockItems(tx, [known]);
  const stored = await lockStored(tx, known);
  const task = await findTask(tx, taskId);
  if (!item || !stored || !task || (task.state !== "open" && task.state !== "proposed"))
    return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
  if (item.state !== "stocked-in" || item.reservedFor !== null || stored.pausedAt) return refuse({ code: "STORAGE_ITEM_AWAY" });
  return ok({ task, item, stored });
}

/** First step of forfeiting: staff say so, the owner hears it, and a day passes. */
export function proposeForfeit(deps: Deps, { taskId, staffId, now, once }: StaffCommand) {
  return transact<{ taskId: string; notBefore: Date }, StaffRefusal>(
    deps.db,
    async (tx) => {
      const locked = await lockTask(tx, taskId, ["forfeit"]);
      if (!locked.ok) return locked;
      const { task } = locked.value;
      if (task.state !== "open") return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
      const notBefore = finishableFrom("forfeit", now, deps.settings.at(now));
      await changeTask(tx, task, { state: "proposed", at: now, staffId, notBefore }, { kind: "staff", id: staffId });
      await noteForfeit(tx, locked.value, { action: "storage.propose-forfeit", staffId, at: now });
      await tell(tx, deps, {
        ...forfeitNews(task, now),
        template: "storage-forfeit-proposed",
        facts: { ...namesOf(task), forfeitsAt: notBefore.toISOString() },
      });
      return ok({ taskId, notBefore });
    },
    once,
  );
}

/** The proposal is taken back: the goods lie on, and clearing them begins again with a proposal and its day. */
export function recallForfeit(deps: Deps, { taskId, staffId, now, once }: StaffCommand) {
  return transact<{ taskId: string }, StaffRefusal>(
    deps.db,
    async (tx) => {
      const locked = await lockTask(tx, taskId, ["forfeit"]);
      if (!locked.ok) return locked;
      const { task } = locked.value;
      if (task.state !== "proposed") return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
      await changeTask(tx, task, { state: "open", at: now }, { kind: "staff", id: staffId });
      await noteForfeit(tx, locked.value, { action: "storage.recall-forfeit", staffId, at: now });
      await tell(tx, deps, { ...forfeitNews(task, now), template: "storage-forfeit-recalled", facts: namesOf(task) });
      return ok({ taskId });
    },
    once,
  );
}

function noteForfeit(
  tx: Tx,
  { item, stored }: { item: Item; stored: LockedStored },
  step: { action: "storage.propose-forfeit" | "storage.recall-forfeit"; staffId: string; at: Date },
): Promise<void> {
  return audit(tx, { ...step, subject: `item:${item.itemNo}`, facts: { shelf: stored.shelf } });
}

/** Whom a step of forfeiting is told to, and how. */
function forfeitNews({ userId }: StorageTask, at: Date) {
  return { userId, type: "warehouse", link: "/order/in-storage/goods-list", mail: true, at } as const;
}

/**
 * The scanned item is thrown away as its owner asked, or forfeited as was proposed a day before. Whatever went into a parcel or a return
 * meanwhile is not touched (rule F39): the item's row is locked, and only goods on their shelf are.
 */
export function finishRemoval(deps: Deps, { taskId, staffId, itemNo, now, once }: StaffCommand & { itemNo: string }) {
  return transact<{ itemNo: string }, RemovalRefusal>(
    deps.db,
    async (tx) => {
      const locked = await lockTask(tx, taskId, ["discard", "forfeit"]);
      if (!locked.ok) return locked;
      const { task, item, stored } = locked.value;
      if (item.itemNo !== itemNo) return refuse({ code: "STORAGE_WRONG_ITEM", itemNo: item.itemNo });
      if (task.kind === "forfeit" && task.state !== "proposed") return refuse({ code: "STORAGE_TASK_NOT_FOUND" });
      if (!mayFinishTask(task, now)) return refuse({ code: "STORAGE_TASK_TOO_EARLY", from: task.notBefore.toISOString() });
      const { userId, itemId, kind } = task;
      const note = kind === "discard" ? "discarded" : "storage ended";
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveItem(tx, { userId, itemId, to: "forfeited", by, at: now, note });
      if (!moved.ok) return refuse({ code: "STORAGE_ITEM_AWAY" });
      await changeTask(tx, task, { state: "done", at: now, staffId }, by);
      await withdrawTasksOf(tx, { userId, itemIds: [itemId], at: now }, by);
      await audit(tx, {
        staffId,
        action: kind === "discard" ? "storage.discard" : "storage.forfeit",
        subject: `item:${item.itemNo}`,
        facts: { shelf: stored.shelf, reason: task.reason },
        at: now,
      });
      await tell(tx, deps, {
        userId,
        type: "warehouse",
        template: kind === "discard" ? "storage-discarded" : "storage-forfeited",
        facts: namesOf(task),
        mail: true,
        at: now,
      });
      return ok({ itemNo });
    },
    once,
  );
}

function namesOf({ itemNo, name }: StorageTask) {
  return { itemNo, name };
}
