import { compare, type Money, ok, refuse, sum, toDecimal } from "@sihai/domain";
import { type Extension, type ExtensionObstacle, extendStorage } from "@sihai/domain/storage";
import { type Deps, defineTimer, type Once, type OnceRefusal, setTimer, subjectPart, type Tx, transact } from "#platform";
import { lockCustomer } from "../identity/index.ts";
import { lockItems } from "../item/index.ts";
import { cancelOpenTrade, openTrade } from "../payment/index.ts";
import type { Actor } from "../timeline/index.ts";
import { lockStored } from "../warehouse/index.ts";
import { type ExtensionKey, extensionNumber, unpaidFor } from "./extension.store.ts";
import { closeExtension, openExtension } from "./move-extension.ts";

/** Timer of an extension that waits to be paid; its subject is `userId:extensionId`. */
export const unpaidExtensionTimer = defineTimer("storage.extension-unpaid", {
  userId: subjectPart.id,
  extensionId: subjectPart.id,
});

type Command = {
  userId: string;
  items: readonly { itemId: string; months: number }[];
  seenTotal: Money;
  now: Date;
  once: Once | null;
};
type Ordered = { extensionNo: string; tradeNo: string; total: Money; payBefore: Date };
type Refusal =
  | { code: "STORED_ITEM_NOT_FOUND" }
  | { code: "STORAGE_ITEM_AWAY" }
  | { code: "STORAGE_EXTENSION_REFUSED"; obstacle: ExtensionObstacle; monthsMax: number }
  | { code: "STORAGE_PRICE_CHANGED"; total: string }
  | OnceRefusal;

/**
 * Opens the payment for longer storage of some items at the price of this moment. The end of storage moves when it is paid. An earlier
 * extension of any of them that was not paid yet lapses: the newest wish counts.
 */
export function extendStorageOf(deps: Deps, { userId, seenTotal, now, ...command }: Command) {
  const months = new Map(command.items.map((item) => [item.itemId, item.months]));
  const itemIds = [...months.keys()];
  const { storageExtension } = deps.settings.at(now);
  return transact<Ordered, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      // Payments are locked before items.
      for (const extensionId of await unpaidFor(tx, userId, itemIds))
        await lapse(tx, { userId, extensionId }, now, { kind: "user", id: userId });
      const items = await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId, itemId })),
      );
      if (items.length !== itemIds.length) return refuse({ code: "STORED_ITEM_NOT_FOUND" });
      const lines: { itemId: string; extension: Extension }[] = [];
      for (const { id: itemId, state } of items) {
        const stored = await lockStored(tx, { userId, itemId });
        if (!stored) return refuse({ code: "STORED_ITEM_NOT_FOUND" });
        if (state !== "stocked-in") return refuse({ code: "STORAGE_ITEM_AWAY" });
        const extension = extendStorage({ ...stored, now }, months.get(itemId) ?? 0, {
          storageExtension,
          storageTerms: deps.settings.at(stored.stockedInAt).storageTerms,
        });
        if (!extension.ok) return extension;
        lines.push({ itemId, extension: extension.value });
      }
      const total = sum(
        lines.map(({ extension }) => extension.total),
        "CNY",
      );
      if (compare(total, seenTotal) !== 0) return refuse({ code: "STORAGE_PRICE_CHANGED", total: toDecimal(total) });
      const payBefore = new Date(now.getTime() + storageExtension.payMinutes * 60_000);
      const extensionId = await openExtension(tx, { userId, total, at: now, payBefore, items: lines });
      const no = extensionNumber(extensionId);
      const { tradeNo } = await openTrade(tx, {
        userId,
        purpose: "storage",
        subjects: [{ subjectId: extensionId, amount: total, no }],
        expiresAt: payBefore,
        at: now,
      });
      await setTimer(tx, unpaidExtensionTimer, { userId, extensionId }, payBefore);
      return ok({ extensionNo: no, tradeNo, total, payBefore });
    },
    command.once,
  );
}

/** Nothing happens when the payment came first (rule F12). */
async function lapse(tx: Tx, key: ExtensionKey, at: Date, by: Actor): Promise<void> {
  const { userId, extensionId } = key;
  const stopped = await cancelOpenTrade(tx, { userId, purpose: "storage", subjectId: extensionId, at });
  if (stopped.ok) await closeExtension(tx, key, { state: "lapsed", at }, by);
}

/** The time to pay has passed. */
export async function lapseUnpaid(key: ExtensionKey, deps: Deps, tx: Tx): Promise<void> {
  await lapse(tx, key, deps.clock.now(), { kind: "system" });
}
