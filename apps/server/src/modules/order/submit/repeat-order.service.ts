import { addToCart as addEndpoint } from "@sihai/contract/cart";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { addToCart } from "../../cart/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../../identity/index.ts";
import { itemsOfOrders } from "../item.store.ts";
import { findOrder } from "../order.store.ts";

type Repeated = { cartItemIds: string[]; left: number };
type Refusal =
  | { code: "ORDER_NOT_FOUND" }
  | { code: "CART_FULL"; maximum: number }
  | BusinessRefusal
  | { code: "IDEMPOTENCY_CONFLICT" };

/** Puts the goods of an order into the cart again, at today's prices; what can't be bought any more is left out and counted. */
export async function repeatOrder(
  deps: Deps,
  { userId, orderNo, now, once }: { userId: string; orderNo: string; now: Date; once: Once | null },
): Promise<Result<Repeated, Refusal>> {
  const closed = await refuseBusinessWith(deps.db, userId, deps.settings.at(now));
  if (closed) return refuse(closed);
  const order = await findOrder(deps.db, userId, orderNo);
  if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
  const items = await itemsOfOrders(deps.db, userId, [order.id]);
  const cartItemIds: string[] = [];
  for (const [index, item] of items.entries()) {
    if (item.goodsId === null) continue;
    // Each line has a key of its own below the caller's, so that repeating the call adds nothing twice.
    const key = once && { ...once, key: `${once.key}-${index}` };
    const { goodsId, skuId, quantity, remark } = item;
    const added = await addToCart(deps, {
      userId,
      goodsId,
      skuId,
      quantity,
      remark,
      now,
      once: key && { ...key, endpoint: addEndpoint },
    });
    if (added.ok) cartItemIds.push(added.value.cartItemId);
    else if (added.refusal.code === "CART_FULL") return refuse(added.refusal);
  }
  return transact<Repeated, never>(deps.db, async () => ok({ cartItemIds, left: items.length - cartItemIds.length }), once);
}
