import { ok, refuse } from "@sihai/domain";
import { orderActions } from "@sihai/domain/order";
import { type Deps, type Once, transact } from "#platform";
import { itemsOfOrders } from "../item.store.ts";
import { findOrder, lockOrders, markDeleted } from "../order.store.ts";

type Command = { userId: string; orderNo: string; now: Date; once: Once | null };

/** Takes a cancelled order out of the list for good; its money lines and history stay in the books. */
export function deleteOrder(deps: Deps, { userId, orderNo, now, once }: Command) {
  return transact<null, { code: "ORDER_NOT_FOUND" } | { code: "ORDER_DELETE_REFUSED" }>(
    deps.db,
    async (tx) => {
      const found = await findOrder(tx, userId, orderNo);
      if (!found) return refuse({ code: "ORDER_NOT_FOUND" });
      await lockOrders(tx, userId, [found.id]);
      const still = await findOrder(tx, userId, orderNo);
      if (!still) return refuse({ code: "ORDER_NOT_FOUND" });
      const items = await itemsOfOrders(tx, userId, [found.id]);
      if (!orderActions(items.map(({ state }) => state)).remove) return refuse({ code: "ORDER_DELETE_REFUSED" });
      await markDeleted(tx, userId, found.id, now);
      return ok(null);
    },
    once,
  );
}
