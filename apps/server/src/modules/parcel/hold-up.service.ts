import { ok, type Result, refuse } from "@sihai/domain";
import { actOnParcel, type ParcelActionRefusal } from "@sihai/domain/parcel";
import type { Deps, OnceRefusal, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { findTask, servicesOf } from "./close-service.service.ts";
import { deleteHeldUp, insertHeldUp, type Obstacle } from "./held-up.store.ts";
import { type Bench, onBench } from "./on-bench.ts";
import type { Parcel } from "./parcel.types.ts";
import { itemsOfParcel } from "./parcel-item.store.ts";

/** Without a code an item is meant that is not on its shelf; with one, a service that cannot be done as asked. */
type Named = Bench & { itemNo: string | undefined; code: string | undefined };
type Held = { packageId: string };
type Refusal =
  | ParcelActionRefusal
  | OnceRefusal
  | { code: "PARCEL_NOT_FOUND" | "ITEM_NOT_IN_PARCEL" | "PARCEL_SERVICE_NOT_FOUND" };

/**
 * Something is in the way of packing. The customer is told once, with the note, and may change the parcel while it is open; nothing of
 * their money moves by this. What is picked or done already cannot be in the way.
 */
export function holdUpParcel(deps: Deps, held: Named & { note: string }): Promise<Result<Held, Refusal>> {
  const { note, staffId, now } = held;
  return onBench<Held, Refusal>(deps, held, "packing.hold-up", async (tx, parcel) => {
    const may = actOnParcel(parcel.state, "pick");
    if (!may.ok) return may;
    const found = await obstacleOf(tx, parcel, held);
    if (!found.ok) return found;
    const key = { userId: parcel.userId, parcelId: parcel.id };
    const isNew = await insertHeldUp(tx, key, found.value, { note, staffId, at: now });
    if (isNew) await tellHeldUp(tx, deps, parcel, found.value, { note, at: now });
    return ok({ packageId: parcel.packageNo });
  });
}

/** It is not in the way any more: found, or possible after all. */
export function goOnWithParcel(deps: Deps, named: Named): Promise<Result<Held, Refusal>> {
  return onBench<Held, Refusal>(deps, named, "packing.go-on", async (tx, parcel) => {
    const may = actOnParcel(parcel.state, "pick");
    if (!may.ok) return may;
    const found = await obstacleOf(tx, parcel, named);
    if (!found.ok) return found;
    await deleteHeldUp(tx, { userId: parcel.userId, parcelId: parcel.id }, found.value);
    return ok({ packageId: parcel.packageNo });
  });
}

async function obstacleOf(tx: Tx, parcel: Parcel, { itemNo, code }: Named): Promise<Result<Obstacle, Refusal>> {
  if (code !== undefined) {
    const task = await findTask(tx, parcel, code, itemNo);
    const open = task && (await servicesOf(tx, parcel)).find((one) => one.code === task.code && one.itemId === task.itemId);
    return open?.done === null ? ok({ code: open.code, itemId: open.itemId }) : refuse({ code: "PARCEL_SERVICE_NOT_FOUND" });
  }
  const open = (await itemsOfParcel(tx, { userId: parcel.userId, parcelId: parcel.id })).filter(({ picked }) => !picked);
  const items = await storedItemsOf(
    tx,
    parcel.userId,
    open.map(({ itemId }) => itemId),
  );
  const item = items.find((one) => one.itemNo === itemNo);
  return item ? ok({ code: null, itemId: item.itemId }) : refuse({ code: "ITEM_NOT_IN_PARCEL" });
}

async function tellHeldUp(
  tx: Tx,
  deps: Deps,
  { userId, packageNo }: Parcel,
  { code, itemId }: Obstacle,
  { note, at }: { note: string; at: Date },
): Promise<void> {
  const told = { userId, type: "parcel" as const, link: `/package/detail?packageId=${packageNo}`, mail: true, at };
  if (code !== null) return tell(tx, deps, { ...told, template: "parcel-service-impossible", facts: { packageNo, note } });
  const [item] = await storedItemsOf(tx, userId, itemId === null ? [] : [itemId]);
  const { itemNo = "", nameZh = "", nameEn = "" } = item ?? {};
  await tell(tx, deps, { ...told, template: "parcel-item-missing", facts: { packageNo, itemNo, nameZh, nameEn, note } });
}
