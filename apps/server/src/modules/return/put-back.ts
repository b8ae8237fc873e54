import { resumeStorage } from "@sihai/domain/storage";
import { clearTimer, type Deps, defineTimer, subjectPart, type Tx } from "#platform";
import { lockItems, moveItem } from "../item/index.ts";
import type { Actor } from "../timeline/index.ts";
import { resumeStorageOf, storedItemsOf } from "../warehouse/index.ts";
import { dissolveReturn, itemIdsOfReturn, type ReturnRequest } from "./return.store.ts";

/** Timer of an exchange that waits for its payment. */
export const paymentTimer = defineTimer("return.unpaid", { userId: subjectPart.id, returnId: subjectPart.id });

/** The goods are in storage again and can be sent; their clock goes on with the time it stood still added. */
export async function putBack(tx: Tx, deps: Pick<Deps, "settings">, row: ReturnRequest, by: Actor, at: Date): Promise<void> {
  const key = { userId: row.userId, returnId: row.id };
  const itemIds = await itemIdsOfReturn(tx, key);
  await lockItems(
    tx,
    itemIds.map((itemId) => ({ userId: key.userId, itemId })),
  );
  for (const stored of await storedItemsOf(tx, key.userId, itemIds)) {
    const { itemId, freeUntil, pausedAt } = stored;
    const moved = await moveItem(tx, { userId: key.userId, itemId, to: "stocked-in", by, at });
    if (!moved.ok) throw new Error(`item ${itemId} of return ${row.id} stands in ${moved.refusal.from}`);
    await resumeStorageOf(tx, deps, { ...stored, freeUntil: resumeStorage(freeUntil, pausedAt ?? at, at) });
  }
  await dissolveReturn(tx, key);
  await clearTimer(tx, paymentTimer, key);
}
