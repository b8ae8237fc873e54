import { type Money, ok, refuse, sum } from "@sihai/domain";
import { orderActions } from "@sihai/domain/order";
import { type Deps, type Once, type Tx, transact } from "#platform";
import type { Item } from "../../item/index.ts";
import { cancelOpenTrade, findTrade, liveTradeNo, openTrade, subjectsOf } from "../../payment/index.ts";
import { costOf, itemsOfOrders } from "../item.store.ts";
import { findOrdersByNo, lockOrders, type Order } from "../order.store.ts";
import { payableItems } from "./payable-items.ts";

type Command = { userId: string; orderNos: readonly string[]; now: Date; once: Once | null };
type Payable = { tradeNo: string; amount: Money };

/**
 * The payment for exactly these unpaid orders. When they stand in another one together with others, that is dissolved: the others get a
 * payment each. Locks trades before orders, as everybody does.
 */
export function payOrders(deps: Deps, { userId, orderNos, now, once }: Command) {
  return transact<Payable, { code: "ORDER_NOT_FOUND" | "ORDER_NOT_PAYABLE" | "TRADES_NOT_COMBINABLE" }>(
    deps.db,
    async (tx) => {
      const orders = await findOrdersByNo(tx, userId, [...new Set(orderNos)]);
      if (orders.length < new Set(orderNos).size) return refuse({ code: "ORDER_NOT_FOUND" });
      const isForwarding = orders.some(({ type }) => type === "zy");
      if (isForwarding && orders.length > 1) return refuse({ code: "TRADES_NOT_COMBINABLE" });
      // The services of a forwarding order change with its items, so its payment is always made anew.
      const standing = isForwarding ? null : await tradeOfExactly(tx, orders);
      if (standing) return ok(standing);
      for (const order of orders) {
        const free = await cancelOpenTrade(tx, { userId, purpose: "order", subjectId: order.id, at: now });
        if (!free.ok) return refuse({ code: "ORDER_NOT_PAYABLE" });
      }
      await lockOrders(
        tx,
        userId,
        orders.map(({ id }) => id),
      );
      const all = await itemsOfOrders(
        tx,
        userId,
        orders.map(({ id }) => id),
      );
      const subjects = [];
      for (const order of orders) {
        const items = all.filter(({ orderId }) => orderId === order.id);
        const payable = payableItems(order.type, items);
        if (!isPayable(order, items, payable, now)) return refuse({ code: "ORDER_NOT_PAYABLE" });
        subjects.push({
          subjectId: order.id,
          amount: sum(payable.map(costOf), "CNY"),
          discount: sum(
            payable.map((item) => item.discount),
            "CNY",
          ),
        });
      }
      const expiresAt = isForwarding ? null : new Date(Math.min(...orders.map(({ payBefore }) => payBefore.getTime())));
      const { tradeNo } = await openTrade(tx, { userId, purpose: "order", subjects, expiresAt, at: now });
      const amount = sum(
        subjects.map((subject) => subject.amount),
        "CNY",
      );
      return ok({ tradeNo, amount });
    },
    once,
  );
}

/** A shopping order while all of it is unpaid and in time; of a forwarding order, services that can still be done. */
function isPayable(order: Order, items: readonly Item[], payable: readonly Item[], now: Date): boolean {
  if (order.type === "zy") return payable.length > 0;
  return orderActions(items.map(({ state }) => state)).pay && order.payBefore > now;
}

/** The open payment that pays for these orders and nothing else, if there is one. */
async function tradeOfExactly(tx: Tx, orders: readonly Order[]): Promise<Payable | null> {
  const [first] = orders;
  if (!first) return null;
  const { userId } = first;
  const tradeNo = await liveTradeNo(tx, { userId, purpose: "order", subjectId: first.id });
  const trade = tradeNo === null ? null : await findTrade(tx, { userId, tradeNo });
  if (!trade) return null;
  const paidFor = (await subjectsOf(tx, userId, trade.id)).map(({ subjectId }) => subjectId);
  const isSame = paidFor.length === orders.length && orders.every(({ id }) => paidFor.includes(id));
  return isSame ? { tradeNo: trade.tradeNo, amount: trade.amount } : null;
}
