import { named } from "@sihai/domain/language";
import { returnBefore } from "@sihai/domain/return";
import { extensionRoom, freeDaysInAll, overdueFee, storageTime } from "@sihai/domain/storage";
import { measuringFee } from "@sihai/domain/warehouse";
import { type Db, type Deps, onOneConnection, type Tx } from "#platform";
import { openSupplementsOf } from "../item/index.ts";
import { photosOf } from "./receiving/photo.store.ts";
import { liveTasksOf } from "./storage-task/storage-task.store.ts";
import {
  countStored,
  findStored,
  type StorageFilter,
  type StorageSort,
  type StoredItem,
  storedItemsOf,
} from "./stored-item.store.ts";

type Command = {
  userId: string;
  warehouse: number | undefined;
  endingWithin: number | undefined;
  itemIds: readonly string[] | undefined;
  packageId: string | undefined;
  text: string | undefined;
  sort: StorageSort;
  page: number;
  pageSize: number;
  now: Date;
};

/** A page of what lies in storage, with the counts beside the filters: as many questions for 5,000 items as for five. */
export async function listStorage(deps: Deps, { endingWithin, page, pageSize, sort, now, ...given }: Command) {
  const filter = { ...given, ending: endingWithin === undefined ? undefined : { withinDays: endingWithin, now } };
  const shown = { sort, limit: pageSize, offset: (page - 1) * pageSize };
  // Side by side: counting looks at everything, and takes as long as a page does with all that stands on it.
  const [list, counted] = await Promise.all([
    onOneConnection(deps.db, (one) => readPage(deps, one, { filter, shown, now })),
    countStored(deps.db, filter, now),
  ]);
  return { list, ...counted, page, pageSize };
}

type Page = { filter: StorageFilter; shown: Parameters<typeof findStored>[2]; now: Date };

async function readPage(deps: Deps, db: Db, { filter, shown, now }: Page) {
  const itemIds = await findStored(db, filter, shown);
  const [items, beside] = await Promise.all([storedItemsOf(db, filter.userId, itemIds), readBeside(db, filter.userId, itemIds)]);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return viewItems(deps, { items: itemIds.flatMap((itemId) => byId.get(itemId) ?? []), beside, now });
}

/** Stored items as their owner sees them, photos included. The shelf is the warehouse's own business. */
export async function viewStoredItems(deps: Deps, userId: string, items: readonly StoredItem[], now: Date) {
  const ids = items.map(({ itemId }) => itemId);
  return viewItems(deps, { items, beside: await readBeside(deps.db, userId, ids), now });
}

type Beside = Awaited<ReturnType<typeof readBeside>>;

/** What is known of stored items in other tables. */
async function readBeside(db: Db | Tx, userId: string, itemIds: readonly string[]) {
  const [photos, tasks, supplements] = await Promise.all([
    photosOf(db, userId, "item", itemIds),
    liveTasksOf(db, userId, itemIds),
    openSupplementsOf(db, userId, itemIds),
  ]);
  return { photos, tasks, supplements };
}

function viewItems({ settings }: Deps, { items, beside, now }: { items: readonly StoredItem[]; beside: Beside; now: Date }) {
  const { storageExtension } = settings.at(now);
  const { photos, tasks, supplements } = beside;
  const termsOf = ({ stockedInAt }: StoredItem) => settings.at(stockedInAt).storageTerms;
  return items.map((item) => ({
    itemId: item.itemId,
    itemNo: item.itemNo,
    orderNo: item.orderNo,
    name: named(item.name),
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
    supplement: supplements.get(item.itemId) ?? null,
    measuringFee: measuringFee({ grams: item.grams, longestCm: item.sidesCm[0] }, settings.at(item.stockedInAt)).fee,
    stockedInAt: item.stockedInAt,
    returnBefore: returnBefore(item.stockedInAt, settings.at(item.stockedInAt)),
    extension: {
      ...extensionRoom({ ...item, now }, { storageExtension, storageTerms: termsOf(item) }),
      overdueFee: overdueFee(item.freeUntil, item.pausedAt ?? now, termsOf(item)),
    },
    tasks: tasks
      .filter(({ itemId }) => itemId === item.itemId)
      .map(({ id, kind, pieces, openedAt, notBefore }) => ({ taskId: id, kind, pieces, openedAt, notBefore })),
    storage: storageTime(
      { freeUntil: item.freeUntil, pausedAt: item.pausedAt, now },
      { ...termsOf(item), freeDays: freeDaysInAll(item) },
    ),
    photos: photos.get(item.itemId) ?? [],
  }));
}
