import { ok, refuse } from "@sihai/domain";
import type { Deps } from "#platform";
import { servicesOfItems } from "./service.store.ts";
import { itemsOfOrder } from "./service-item.store.ts";
import { viewServices } from "./service-view.ts";

/** Services on an order, newest first. */
export async function listServices({ db, settings }: Deps, userId: string, orderNo: string, itemNo: string | undefined) {
  const items = await itemsOfOrder(db, userId, orderNo);
  if (!items) return refuse({ code: "ORDER_NOT_FOUND" });
  const ids = items.filter((item) => itemNo === undefined || item.itemNo === itemNo).map(({ itemId }) => itemId);
  return ok({ orderNo, list: await viewServices({ db, settings }, await servicesOfItems(db, userId, ids)) });
}
