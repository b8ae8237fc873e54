import { ok, refuse } from "@sihai/domain";
import { isCountryOpen } from "@sihai/domain/order";
import { type Deps, transact } from "#platform";
import { keepCountryChange } from "./country-change.store.ts";
import { itemsOfOrders } from "./item.store.ts";
import { findOrder, lockOrders, setCountry } from "./order.store.ts";

type Command = { userId: string; orderNo: string; country: string | null; now: Date };
type Changed = { country: string | null };
type ChangeRefusal = { code: "ORDER_NOT_FOUND" } | { code: "ORDER_COUNTRY_CLOSED" };

/** Sends an order elsewhere, on paper: what it was before is kept. The same country again changes nothing. */
export function changeOrderCountry(deps: Deps, { userId, orderNo, country, now }: Command) {
  return transact<Changed, ChangeRefusal>(deps.db, async (tx) => {
    const found = await findOrder(tx, userId, orderNo);
    if (!found) return refuse({ code: "ORDER_NOT_FOUND" });
    const [order] = await lockOrders(tx, userId, [found.id]);
    const items = await itemsOfOrders(tx, userId, [found.id]);
    if (!order || !isCountryOpen(items.map(({ state }) => state))) return refuse({ code: "ORDER_COUNTRY_CLOSED" });
    if (order.country === country) return ok({ country });
    await setCountry(tx, userId, order.id, country);
    await keepCountryChange(tx, { userId, orderId: order.id, from: order.country, to: country, at: now });
    return ok({ country });
  });
}
