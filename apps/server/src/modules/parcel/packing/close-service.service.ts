import { ok, type Result, refuse } from "@sihai/domain";
import { actOnParcel, type BenchTask, benchTasks, needsTaskPhoto, type ParcelActionRefusal } from "@sihai/domain/parcel";
import type { Db, Deps, OnceRefusal, Tx } from "#platform";
import { ownsFiles, storedItemsOf } from "../../warehouse/index.ts";
import type { Parcel } from "../parcel.types.ts";
import { type Bench, onBench } from "./on-bench.ts";
import { insertTaskDone, type TaskDone, tasksDone } from "./service-done.store.ts";

export type BenchService = BenchTask & { done: TaskDone | null };
type Closing = Bench & { code: string; itemNo: string | undefined; photo: string | undefined };
type Closed = { packageId: string; left: number };
type Refusal =
  | ParcelActionRefusal
  | OnceRefusal
  | { code: "PARCEL_NOT_FOUND" | "PARCEL_SERVICE_NOT_FOUND" | "SERVICE_PHOTO_MISSING" };

/** Notes that a service of a parcel is done, with its picture where one is owed. Closing it again changes nothing. */
export function closeService(deps: Deps, closing: Closing): Promise<Result<Closed, Refusal>> {
  const { code, itemNo, photo, staffId, now } = closing;
  return onBench<Closed, Refusal>(deps, closing, "packing.service", async (tx, parcel) => {
    const may = actOnParcel(parcel.state, "pick");
    if (!may.ok) return may;
    const key = { userId: parcel.userId, parcelId: parcel.id };
    const task = await findTask(tx, parcel, code, itemNo);
    if (!task) return refuse({ code: "PARCEL_SERVICE_NOT_FOUND" });
    const photos = photo === undefined ? [] : [photo];
    if ((needsTaskPhoto(task.code) && photos.length === 0) || !(await ownsFiles(tx, parcel.userId, photos)))
      return refuse({ code: "SERVICE_PHOTO_MISSING" });
    await insertTaskDone(tx, key, task, { fileId: photo ?? null, staffId, at: now });
    const left = (await servicesOf(tx, parcel)).filter(({ done }) => done === null).length;
    return ok({ packageId: parcel.packageNo, left });
  });
}

/** The work of the bench on a parcel, each with when it was done. */
export async function servicesOf(db: Db | Tx, parcel: Parcel): Promise<BenchService[]> {
  const done = await tasksDone(db, { userId: parcel.userId, parcelId: parcel.id });
  return benchTasks(parcel.charges).map((task) => ({
    ...task,
    done: done.find(({ code, itemId }) => code === task.code && itemId === task.itemId) ?? null,
  }));
}

/** The work a code, and where it is done by the piece an item number, stands for. */
export async function findTask(tx: Tx, parcel: Parcel, code: string, itemNo: string | undefined): Promise<BenchTask | undefined> {
  const tasks = benchTasks(parcel.charges).filter((task) => task.code === code);
  if (itemNo === undefined) return tasks.find(({ itemId }) => itemId === null);
  const ids = tasks.flatMap(({ itemId }) => itemId ?? []);
  const item = (await storedItemsOf(tx, parcel.userId, ids)).find((one) => one.itemNo === itemNo);
  return item && tasks.find(({ itemId }) => itemId === item.itemId);
}
