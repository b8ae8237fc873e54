import { type Money, ok, refuse } from "@sihai/domain";
import { type Deps, transact } from "#platform";
import { shopsOfItems } from "./buying-desk.store.ts";
import { type PurchaseRefusal, purchaseItem, type Recorded } from "./record-purchase.service.ts";
import { lockItemsForRefund, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { platformOrderNo: string; items: readonly { itemNo: string; realPrice: Money }[] };

/** Records items of one shop that were bought in one order of the platform, each with its real price; one that can't be leaves all as they were. */
export function recordPurchases(deps: Deps, { staffId, platformOrderNo, items: bought, now, once }: Command) {
  const prices = new Map(bought.map(({ itemNo, realPrice }) => [itemNo, realPrice]));
  return transact<{ items: Recorded[] }, PurchaseRefusal | { code: "PURCHASE_SHOPS_DIFFER" }>(
    deps.db,
    async (tx) => {
      const items = await lockItemsForRefund(tx, [...prices.keys()]);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      if ((await shopsOfItems(tx, items)).size > 1) return refuse({ code: "PURCHASE_SHOPS_DIFFER" });
      const recorded: Recorded[] = [];
      for (const item of items) {
        const realPrice = prices.get(item.itemNo);
        if (!realPrice) return refuse({ code: "ITEM_NOT_FOUND" });
        const done = await purchaseItem(tx, deps, item, { staffId, platformOrderNo, realPrice, now });
        if (!done.ok) return done;
        recorded.push(done.value);
      }
      return ok({ items: recorded });
    },
    once,
  );
}
