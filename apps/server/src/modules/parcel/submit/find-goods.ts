import type { CouponGoods } from "@sihai/domain/promotion";
import type { Tx } from "#platform";
import { levelOf } from "../../freight/index.ts";
import { type Item, lockItems } from "../../item/index.ts";
import { type StoredItem, storedItemsOf } from "../../warehouse/index.ts";
import { couponGoodsOf } from "../parcel-item.store.ts";
import { type OpenWork, openWorkOf } from "./open-work.store.ts";

/** Goods that are to go into a parcel, locked, and what a parcel's rules ask about them and their owner. */
export type FoundGoods = {
  rows: Item[];
  open: OpenWork[];
  items: StoredItem[];
  level: number;
  couponGoods: CouponGoods[];
};

/** Everything in one way to the database: what is behind the lock is read once it is held. */
export async function findGoods(
  tx: Tx,
  { userId, itemIds, now }: { userId: string; itemIds: readonly string[]; now: Date },
): Promise<FoundGoods> {
  const ids = [...new Set(itemIds)];
  const keys = ids.map((itemId) => ({ userId, itemId }));
  const [rows, open, items, level, couponGoods] = await Promise.all([
    lockItems(tx, keys),
    openWorkOf(tx, userId, ids, now),
    storedItemsOf(tx, userId, ids),
    levelOf(tx, userId),
    couponGoodsOf(tx, userId, ids),
  ]);
  return { rows, open, items, level, couponGoods };
}
