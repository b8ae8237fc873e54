import { ok, refuse, toDecimal } from "@sihai/domain";
import { clearTimer, type Deps, inTransaction, type TradePaidHandler } from "#platform";
import { lockItems } from "../item/index.ts";
import { deposit, post, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { extendStored, withdrawTasksOf } from "../warehouse/index.ts";
import { unpaidExtensionTimer } from "./extend-storage.service.ts";
import { extensionNumber, findExtension, markEarned, unearnedExtensions } from "./extension.store.ts";
import { closeExtension } from "./move-extension.ts";

const batch = 200;

/**
 * Paid extensions move the end of storage, in the payment's own transaction. Refuses when an item has left its shelf or its end is no more
 * where it was when this was priced, so that nobody pays for time that is not given.
 */
export const extensionPaid: TradePaidHandler = async (tx, { userId, subjects, at }, deps) => {
  for (const { subjectId: extensionId, amount } of subjects) {
    const key = { userId, extensionId };
    const extension = await findExtension(tx, key);
    if (!extension) return refuse({ code: "STORED_ITEM_NOT_FOUND" });
    if (extension.total.amount !== amount.amount) throw new Error(`extension ${extensionId} was paid at another price`);
    const itemIds = extension.items.map(({ itemId }) => itemId);
    const items = await lockItems(
      tx,
      itemIds.map((itemId) => ({ userId, itemId })),
    );
    if (items.some(({ state }) => state !== "stocked-in")) return refuse({ code: "STORAGE_ITEM_AWAY" });
    if (!(await closeExtension(tx, key, { state: "paid", at }, { kind: "user", id: userId })))
      return refuse({ code: "STORAGE_ITEM_AWAY" });
    for (const item of extension.items)
      if (!(await extendStored(tx, deps, { userId, itemId: item.itemId }, { ...item, now: at })))
        return refuse({ code: "STORAGE_ITEM_AWAY" });
    // Who pays for goods to stay does not want them thrown away; a split still stands.
    await withdrawTasksOf(tx, { userId, itemIds, at, kinds: ["discard", "forfeit"] }, { kind: "user", id: userId });
    await clearTimer(tx, unpaidExtensionTimer, { userId, extensionId });
    await tell(tx, deps, {
      userId,
      type: "warehouse",
      template: "storage-extended",
      facts: { count: itemIds.length, amountCny: toDecimal(amount) },
      link: "/order/in-storage/goods-list",
      at,
    });
  }
  return ok();
};

/**
 * Books what was paid for longer storage as earned: the time is given at once, so all of it is. The payment's own entry must stand first,
 * which is why this is not done by the payment.
 */
export async function earnExtensions(deps: Deps): Promise<void> {
  for (const key of await unearnedExtensions(deps.db, batch))
    await inTransaction(deps.db, async (tx) => {
      const at = deps.clock.now();
      if (!(await markEarned(tx, key, at))) return;
      const extension = await findExtension(tx, key);
      if (!extension) throw new Error(`extension ${key.extensionId} is gone`);
      const posted = await post(tx, {
        key: `storage-extension:${key.extensionId}`,
        kind: "storage-extension",
        userId: key.userId,
        at,
        subject: `storage:${extensionNumber(key.extensionId)}`,
        postings: [{ from: deposit(key.userId), to: world("storage-income"), amount: extension.total }],
      });
      if (!posted.ok || posted.value.already) throw new Error(`extension ${key.extensionId} cannot be earned`);
    });
}
