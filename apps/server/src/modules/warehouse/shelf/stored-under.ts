import { storedStates } from "@sihai/domain/item";
import type { Db } from "#platform";
import { itemsOfDelivery } from "../receiving/bench-item.store.ts";
import { type StoredItem, storedItemsOfMany } from "../stored-item.store.ts";

/** What came under a courier number and lies in a warehouse since, whoever's it is and whatever becomes of it next. */
export async function storedUnder(db: Db, trackingNo: string): Promise<StoredItem[]> {
  const items = await itemsOfDelivery(db, trackingNo, storedStates);
  const userIds = [...new Set(items.map(({ userId }) => userId))];
  return storedItemsOfMany(
    db,
    userIds,
    items.map(({ itemId }) => itemId),
  );
}
