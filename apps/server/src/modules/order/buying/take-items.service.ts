import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type Item, type ItemRefusal, lockItems, moveItem } from "../../item/index.ts";
import { lockLiveTrade } from "../../payment/index.ts";
import { findItemByNo, itemsByNos } from "../item.store.ts";

export type StaffCommand = { staffId: string; now: Date; once: Once | null };

/** Locks items by their numbers, all or none, whoever's they are. */
export async function lockItemNos(tx: Tx, itemNos: readonly string[]): Promise<Item[] | null> {
  const wanted = [...new Set(itemNos)];
  const found = await itemsByNos(tx, wanted);
  if (found.length < wanted.length) return null;
  return lockItems(tx, found);
}

/** Locks one item for an act that may give money back: first its order's payment, as everybody does. */
export async function lockItemForRefund(tx: Tx, itemNo: string, userId?: string): Promise<Item | null> {
  const key = await findItemByNo(tx, itemNo, userId);
  if (!key) return null;
  await lockLiveTrade(tx, { userId: key.userId, purpose: "order", subjectId: key.orderId });
  const [item] = await lockItems(tx, [key]);
  return item ?? null;
}

/** As `lockItemForRefund`, for several items, whoever's they are: all payments first, then the items, each in their order. */
export async function lockItemsForRefund(tx: Tx, itemNos: readonly string[]): Promise<Item[] | null> {
  const wanted = [...new Set(itemNos)];
  const found = await itemsByNos(tx, wanted);
  if (found.length < wanted.length) return null;
  const orders = new Map(found.map((key) => [key.orderId, key]));
  const inOrder = [...orders.values()].toSorted((a, b) => Number(BigInt(a.orderId) - BigInt(b.orderId)));
  for (const { userId, orderId } of inOrder) await lockLiveTrade(tx, { userId, purpose: "order", subjectId: orderId });
  return lockItems(tx, found);
}

/** A buyer takes paid items; from then on they are his, and the customer can no longer call them off by himself. */
export function takeItems(deps: Deps, { staffId, itemNos, now, once }: StaffCommand & { itemNos: readonly string[] }) {
  return transact<{ taken: number }, { code: "ITEM_NOT_FOUND" } | ItemRefusal>(
    deps.db,
    async (tx) => {
      const items = await lockItemNos(tx, itemNos);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      for (const item of items) {
        const key = { userId: item.userId, itemId: item.id };
        if (item.state !== "paid") return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "buying" });
        const change = { buyerId: staffId };
        const moved = await moveItem(tx, { ...key, to: "buying", by: { kind: "staff", id: staffId }, at: now, change });
        if (!moved.ok) return moved;
        await audit(tx, { staffId, action: "buying.take", subject: `item:${item.itemNo}`, at: now });
      }
      return ok({ taken: items.length });
    },
    once,
  );
}
