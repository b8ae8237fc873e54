import { ok, type Result, refuse } from "@sihai/domain";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import type { Deps, Tx } from "#platform";
import { lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { shelveAgain } from "../../warehouse/index.ts";
import { moveParcel } from "../move-parcel.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel, releaseParcelItems } from "../parcel-item.store.ts";
import { markTakenBack } from "./exception.store.ts";

/** The goods of a locked parcel that came back lie on our shelves again, free from today for as long as the first time, and can be sent once more. */
export async function takeBackParcel(
  tx: Tx,
  deps: Deps,
  parcel: Parcel,
  { shelf, by, at }: { shelf: string; by: Actor; at: Date },
): Promise<Result<{ state: ParcelState; items: number }, ParcelActionRefusal>> {
  const { userId, packageNo } = parcel;
  const key = { userId, parcelId: parcel.id };
  const moved = await moveParcel(tx, parcel, { action: "take-back", by, at, facts: { shelf } });
  if (!moved.ok) return moved;
  if (!(await markTakenBack(tx, key, at)))
    return refuse({ code: "PARCEL_STATE_REFUSED", action: "take-back", state: parcel.state });
  const items = await lockItems(
    tx,
    (await itemsOfParcel(tx, key)).map(({ itemId }) => ({ userId, itemId })),
  );
  const ends: Date[] = [];
  for (const item of items) {
    const stored = await moveItem(tx, { userId, itemId: item.id, to: "stocked-in", by, at, facts: { packageId: packageNo } });
    if (!stored.ok) throw new Error(`item ${item.itemNo} of parcel ${packageNo} is ${stored.refusal.from}`);
    ends.push(await shelveAgain(tx, deps, { userId, itemId: item.id }, { shelf, at }));
  }
  await releaseParcelItems(tx, key);
  await tell(tx, deps, {
    userId,
    type: "warehouse",
    template: "parcel-taken-back",
    facts: { packageNo, freeUntil: new Date(Math.min(...ends.map(Number))).toISOString() },
    link: "/warehouse/list",
    mail: true,
    at,
  });
  return ok({ state: moved.value, items: items.length });
}
