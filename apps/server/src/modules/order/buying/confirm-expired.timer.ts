import type { Deps, SubjectOf, Tx } from "#platform";
import { lockItems } from "../../item/index.ts";
import { lockLiveTrade } from "../../payment/index.ts";
import { cancelItems, type confirmTimer } from "../cancel/cancel-items.ts";
import { orderOfItem } from "../item.store.ts";

/** The buyer did not answer within 72 hours: the item is cancelled and refunded to the balance (rule E-56). */
export async function cancelUnanswered({ userId, itemId }: SubjectOf<typeof confirmTimer>, deps: Deps, tx: Tx): Promise<void> {
  const orderId = await orderOfItem(tx, { userId, itemId });
  if (orderId === null) return;
  await lockLiveTrade(tx, { userId, purpose: "order", subjectId: orderId });
  const [item] = await lockItems(tx, [{ userId, itemId }]);
  if (item?.state !== "awaiting-confirmation") return;
  await cancelItems(tx, deps, [item], { by: { kind: "system" }, at: deps.clock.now(), reason: "unanswered" });
}
