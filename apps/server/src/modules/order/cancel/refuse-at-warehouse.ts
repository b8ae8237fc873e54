import { ok, refuse } from "@sihai/domain";
import type { ItemRefusedHandler } from "#platform";
import { lockItems } from "../../item/index.ts";
import { lockLiveTrade } from "../../payment/index.ts";
import { orderOfItem } from "../item.store.ts";
import { cancelItems } from "./cancel-items.ts";

/** The bench does not take a signed item in: it is cancelled, and everything paid for it goes back to the balance. */
export const refuseAtWarehouse: ItemRefusedHandler = async (tx, { userId, itemId, by, at, reason, note }, deps) => {
  const orderId = await orderOfItem(tx, { userId, itemId });
  if (orderId !== null) await lockLiveTrade(tx, { userId, purpose: "order", subjectId: orderId });
  const [item] = await lockItems(tx, [{ userId, itemId }]);
  if (item?.state !== "signed")
    return refuse({ code: "ITEM_STATE_REFUSED" as const, from: item?.state ?? "cancelled", to: "cancelled" as const });
  await cancelItems(tx, deps, [item], { by, at, reason, note });
  return ok();
};
