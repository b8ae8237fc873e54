import * as contract from "@sihai/contract/storage";
import { ok } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import { mayFinishTask } from "@sihai/domain/storage";
import { memberMark } from "@sihai/domain/warehouse";
import { type Route, route, staffMay, users } from "#platform";
import { countTasks, type StorageTask, waitingTasks } from "./storage-task.store.ts";
import { askDiscard, askSplit, finishRemoval, proposeForfeit, recallForfeit, withdrawTask } from "./storage-tasks.service.ts";

/** What customers ask of the storage bench, and what staff answer. */
export const storageTaskRoutes: Route[] = [
  route(contract.askDiscard, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => askDiscard(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.askSplit, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => askSplit(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.withdrawTask, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => withdrawTask(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listStorageTasks, {
    allow: staffMay("storage.read"),
    async handle({ deps, query: { kind, after, itemNo }, now }) {
      const [{ page, next }, counts] = await Promise.all([waitingTasks(deps.db, { kind, after, itemNo }), countTasks(deps.db)]);
      return ok({ list: page.map((task) => viewTask(task, now)), next, counts });
    },
  }),
  route(contract.proposeForfeit, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => proposeForfeit(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recallForfeit, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => recallForfeit(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.finishRemoval, {
    allow: staffMay("storage.record"),
    handle: ({ deps, body, who, now, once }) => finishRemoval(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];

function viewTask(task: StorageTask, now: Date) {
  return {
    taskId: task.id,
    kind: task.kind,
    state: task.state === "proposed" ? ("proposed" as const) : ("open" as const),
    itemNo: task.itemNo,
    name: named(task.name),
    pictureUrl: task.pictureUrl,
    customerMark: memberMark(task.userId),
    warehouse: task.warehouse,
    shelf: task.shelf,
    quantity: task.quantity,
    grams: task.grams,
    pieces: task.pieces,
    reason: task.reason,
    freeUntil: task.freeUntil,
    openedAt: task.openedAt,
    notBefore: task.notBefore,
    ready: mayFinishTask(task, now),
    away: task.itemState !== "stocked-in" || task.pausedAt !== null,
  };
}
