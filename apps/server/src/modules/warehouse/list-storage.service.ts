import { measuringFee, storageTime } from "@sihai/domain/warehouse";
import type { Db, Tx } from "#platform";
import { photosOf } from "./photo.store.ts";
import { listStored, type StoredItem, storedEnds } from "./stored-item.store.ts";

const dayMs = 86_400_000;

type Command = {
  userId: string;
  warehouse: number | undefined;
  endingWithin: number | undefined;
  itemIds: readonly string[] | undefined;
  page: number;
  pageSize: number;
  now: Date;
};

export async function listStorage(db: Db, { userId, warehouse, endingWithin, itemIds, page, pageSize, now }: Command) {
  const endingBefore = endingWithin === undefined ? undefined : new Date(now.getTime() + endingWithin * dayMs);
  const [items, ends] = await Promise.all([
    listStored(db, { userId, warehouse, endingBefore, itemIds }, { limit: pageSize, offset: (page - 1) * pageSize }),
    storedEnds(db, userId),
  ]);
  const shown = ends.filter(
    (one) => (warehouse === undefined || one.warehouse === warehouse) && (!endingBefore || one.freeUntil <= endingBefore),
  );
  const within = (days: number) => ends.filter(({ freeUntil }) => freeUntil.getTime() <= now.getTime() + days * dayMs).length;
  return {
    list: await viewStoredItems(db, userId, items, now),
    total: itemIds ? items.length : shown.length,
    page,
    pageSize,
    counts: {
      southChina: ends.filter((one) => one.warehouse === 1).length,
      hongKong: ends.filter((one) => one.warehouse === 2).length,
      within10: within(10),
      within30: within(30),
      within60: within(60),
    },
  };
}

/** Stored items as their owner sees them, photos included. The shelf is the warehouse's own business. */
export async function viewStoredItems(db: Db | Tx, userId: string, items: readonly StoredItem[], now: Date) {
  const photos = await photosOf(
    db,
    userId,
    "item",
    items.map(({ itemId }) => itemId),
  );
  return items.map((item) => ({
    itemId: item.itemId,
    itemNo: item.itemNo,
    orderNo: item.orderNo,
    name: { cn: item.nameZh, en: item.nameEn || item.nameZh },
    skuName: item.skuName,
    pictureUrl: item.pictureUrl,
    classId: item.classId,
    flags: item.flags,
    quantity: item.quantity,
    value: item.value,
    grams: item.grams,
    sidesCm: item.sidesCm,
    warehouse: item.warehouse,
    alone: item.alone,
    reserved: item.reserved,
    waitsFor: item.waitsFor,
    measuringFee: measuringFee({ grams: item.grams, longestCm: item.sidesCm[0] }).fee,
    stockedInAt: item.stockedInAt,
    storage: storageTime({ freeUntil: item.freeUntil, pausedAt: item.pausedAt, now }),
    photos: photos.get(item.itemId) ?? [],
  }));
}
