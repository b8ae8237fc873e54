import type { ItemState } from "@sihai/domain/item";
import { goodsGone, isItemService, itemServices } from "@sihai/domain/service";
import { type Deps, inTransaction, type Tx } from "#platform";
import { lockItems } from "../item/index.ts";
import { callOff, lockWithPayment } from "./cancel-service.service.ts";
import { close } from "./finish-service.service.ts";
import { beginHistory } from "./move-service.ts";
import { type ItemService, insertService, openServices } from "./service.store.ts";
import { finePhotosOf, insertServiceFiles } from "./service-file.store.ts";
import { findServiceItem, itemsToTakeOver, type ServiceItem } from "./service-item.store.ts";

const batch = 200;
const system = { kind: "system" } as const;

/**
 * Lets services follow their goods: takes over what was chosen with an order, closes what other benches did in passing, gives back what
 * can no longer be done. Every step asks again under the lock, so that any number of workers may run it.
 */
export async function followGoods(deps: Deps): Promise<void> {
  for (const item of await itemsToTakeOver(deps.db, batch)) await takeOver(deps, item);
  for (const service of await openServices(deps.db, { text: "", limit: batch * 5 })) {
    if (isGone(service) || bench(service) !== null) await inTransaction(deps.db, (tx) => follow(tx, deps, service));
  }
}

/** Makes services of what was chosen and paid with the order; its fee is booked with the purchase, never a second time. */
async function takeOver(deps: Deps, found: ServiceItem): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockItems(tx, [found]);
    const item = await findServiceItem(tx, found.itemNo, found.userId);
    if (!item) return;
    for (const chosen of item.services) {
      if (!isItemService(chosen.serviceNo)) continue;
      const { userId, itemId } = item;
      const at = deps.clock.now();
      const id = await insertService(tx, {
        userId,
        itemId,
        serviceNo: chosen.serviceNo,
        kind: itemServices[chosen.serviceNo].kind,
        origin: "order",
        state: "ordered",
        quantity: chosen.quantity,
        before: 0,
        unitPrice: chosen.unitPrice,
        total: chosen.total,
        remark: chosen.remarks,
        at,
      });
      if (id !== null) await beginHistory(tx, { userId, id, state: "ordered", by: system, at });
    }
  });
}

function isGone({ itemState }: ItemService): boolean {
  return goodsGone.includes(itemState);
}

/** Nothing was bought yet, or nothing will be. */
const notBought: readonly ItemState[] = ["unpaid", "paid", "buying", "awaiting-confirmation", "cancelled"];

/** By whom a service is done in passing: the purchase itself, or the receiving bench. Null: somebody must do it by hand. */
function bench({ serviceNo, itemState, paidAt, stockedInAt }: ItemService): "buying" | "stock-in" | "photos" | null {
  if (serviceNo === "fixed-fee" && !notBought.includes(itemState)) return "buying";
  if (stockedInAt === null) return null;
  // An exchange comes in a second time; what was bought for it is not done by the first.
  if (serviceNo === "priority-stock-in") return paidAt !== null && stockedInAt > paidAt ? "stock-in" : null;
  return serviceNo === "fine-photo" ? "photos" : null;
}

async function follow(tx: Tx, deps: Deps, known: ItemService): Promise<void> {
  const service = await lockWithPayment(tx, known);
  if (service.state !== "ordered" && service.state !== "started") return;
  const at = deps.clock.now();
  if (isGone(service) && !(service.serviceNo === "fixed-fee" && service.itemState !== "cancelled")) {
    await callOff(tx, service, "goods-left", system, at);
    return;
  }
  const by = bench(service);
  if (by === "buying") await close(tx, deps, service, { done: service.quantity, answer: "", at, by: system });
  // The clock ran to the shelf, not to this look.
  if (by === "stock-in")
    await close(tx, deps, service, { done: service.quantity, answer: "", at: service.stockedInAt ?? at, by: system });
  if (by === "photos") await closeWithStockInPhotos(tx, deps, service, at);
}

/** Detailed photos taken at stock-in close the service they were ordered by; when some are still missing it stays in the queue. */
async function closeWithStockInPhotos(tx: Tx, deps: Deps, service: ItemService, at: Date): Promise<void> {
  if (service.origin !== "order") return;
  const photos = await finePhotosOf(tx, service);
  if (photos.length < service.quantity) return;
  await insertServiceFiles(tx, service, photos);
  await close(tx, deps, service, { done: service.quantity, answer: "", at: service.stockedInAt ?? at, by: system });
}
