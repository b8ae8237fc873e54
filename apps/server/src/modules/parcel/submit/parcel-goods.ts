import { ok, type Result, refuse } from "@sihai/domain";
import { resumeStorage } from "@sihai/domain/storage";
import type { Deps, Tx } from "#platform";
import { type Item, moveItem } from "../../item/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { pauseStorage, resumeStorageOf, storedItemsOf } from "../../warehouse/index.ts";
import type { ParcelKey } from "../parcel.store.ts";
import { insertParcelItems } from "../parcel-item.store.ts";

/** `locked`: where it stands, where that was just read. */
type GoodsIn = { itemId: string; locked?: Pick<Item, "state" | "reservedFor"> };
type NamedParcel = ParcelKey & { packageNo: string };

/** Locked goods go into a parcel: off the shelf list, their storage clocks stand still. */
export async function putIntoParcel(
  tx: Tx,
  { packageNo, ...key }: NamedParcel,
  goods: readonly GoodsIn[],
  at: Date,
): Promise<Result<undefined, { code: "ITEM_ALREADY_IN_PARCEL" }>> {
  if (goods.length === 0) return ok();
  const { userId } = key;
  const itemIds = goods.map(({ itemId }) => itemId);
  await insertParcelItems(tx, key, itemIds);
  const by = { kind: "user", id: userId } as const;
  for (const each of goods) {
    const moved = await moveItem(tx, { userId, ...each, to: "in-parcel", by, at, facts: { packageNo } });
    if (!moved.ok) return refuse({ code: "ITEM_ALREADY_IN_PARCEL" });
  }
  await pauseStorage(tx, userId, itemIds, at);
  return ok();
}

/** Locked goods of a parcel lie on their shelves again; storage clocks go on with the time they stood still added. */
export async function backToStorage(
  tx: Tx,
  deps: Pick<Deps, "settings">,
  { userId, packageNo }: NamedParcel,
  itemIds: readonly string[],
  by: Actor,
  at: Date,
): Promise<void> {
  for (const itemId of itemIds) {
    const moved = await moveItem(tx, { userId, itemId, to: "stocked-in", by, at, facts: { packageNo } });
    if (!moved.ok) throw new Error(`item ${itemId} of parcel ${packageNo} is ${moved.refusal.from}`);
  }
  for (const item of await storedItemsOf(tx, userId, itemIds))
    await resumeStorageOf(tx, deps, { ...item, freeUntil: resumeStorage(item.freeUntil, item.pausedAt ?? at, at) });
}
