import { ok, type Result, refuse } from "@sihai/domain";
import { actOnParcel, type ParcelActionRefusal } from "@sihai/domain/parcel";
import type { Deps, OnceRefusal, Tx } from "#platform";
import { tell } from "../../message/index.ts";
import { noteFound, noteMissed, storedItemsOf } from "../../warehouse/index.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { deleteMissing, insertMissing } from "./missing-items.store.ts";
import { type Bench, onBench } from "./on-bench.ts";

type Named = Bench & { itemNo: string };
type Held = { packageId: string };
type Refusal = ParcelActionRefusal | OnceRefusal | { code: "PARCEL_NOT_FOUND" | "ITEM_NOT_IN_PARCEL" };

/**
 * An item is not on its shelf. The customer is told once, with the note, and may change the parcel while it is open; nothing of their
 * money moves by this. What is picked already cannot be missing.
 */
export function holdParcel(deps: Deps, held: Named & { note: string }): Promise<Result<Held, Refusal>> {
  const { note, staffId, now } = held;
  return onBench<Held, Refusal>(deps, held, "packing.hold", async (tx, parcel) => {
    const found = await notPicked(tx, parcel, held.itemNo);
    if (!found.ok) return found;
    const { itemId, itemNo, name } = found.value;
    const { userId, packageNo } = parcel;
    const isNew = await insertMissing(tx, { userId, parcelId: parcel.id }, { itemId, note, at: now }, staffId);
    if (isNew) {
      await noteMissed(tx, { itemNo, staffId, at: now });
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "parcel-item-missing",
        facts: { packageNo, itemNo, name, note },
        link: `/package/detail?packageId=${packageNo}`,
        mail: true,
        at: now,
      });
    }
    return ok({ packageId: packageNo });
  });
}

/** It was missed by mistake. */
export function releaseParcel(deps: Deps, named: Named): Promise<Result<Held, Refusal>> {
  return onBench<Held, Refusal>(deps, named, "packing.release", async (tx, parcel) => {
    const found = await notPicked(tx, parcel, named.itemNo);
    if (!found.ok) return found;
    await deleteMissing(tx, { userId: parcel.userId, parcelId: parcel.id }, found.value.itemId);
    await noteFound(tx, { itemNo: named.itemNo, staffId: named.staffId, at: named.now });
    return ok({ packageId: parcel.packageNo });
  });
}

async function notPicked(tx: Tx, parcel: Parcel, itemNo: string) {
  const may = actOnParcel(parcel.state, "pick");
  if (!may.ok) return may;
  const open = (await itemsOfParcel(tx, { userId: parcel.userId, parcelId: parcel.id })).filter(({ picked }) => !picked);
  const items = await storedItemsOf(
    tx,
    parcel.userId,
    open.map(({ itemId }) => itemId),
  );
  const item = items.find((one) => one.itemNo === itemNo);
  return item ? ok(item) : refuse({ code: "ITEM_NOT_IN_PARCEL" as const });
}
