import { ok, refuse } from "@sihai/domain";
import type { CourierRefused } from "@sihai/domain/courier";
import { checkLogistics, type LogisticsRefusal } from "@sihai/domain/forwarding";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { lockItems } from "../item/index.ts";
import { findOrder, itemsOfOrders, lockOrders } from "../order/index.ts";
import { openDispute } from "../warehouse/index.ts";
import { enterNumber } from "./enter-number.ts";
import type { InReview } from "./submit-forwarding.service.ts";

type Command = {
  userId: string;
  orderNo: string;
  itemNos: readonly string[];
  courier: string | null;
  trackingNo: string | null;
  now: Date;
  once: Once | null;
};
type Entered = { orderNo: string; trackingNo: string; items: number };
type Refusal =
  | { code: "ORDER_NOT_FOUND" }
  | { code: "ITEM_NOT_FOUND" }
  | { code: "LOGISTICS_CLOSED" }
  | LogisticsRefusal
  | CourierRefused
  | InReview;

/**
 * Completes courier and number of announced items, or corrects them until the warehouse has signed. The old number is free again when nothing
 * else travels under it; the new one becomes this customer's, or goes before staff when it is another's (rule F37).
 */
export async function enterLogistics(deps: Deps, command: Command) {
  const checked = checkLogistics(command);
  if (!checked.ok) return checked;
  const { courier, trackingNo } = checked.value;
  const entered = await transact<Entered, Refusal>(deps.db, (tx) => enter(tx, deps, command, checked.value), command.once);
  if (!entered.ok && entered.refusal.code === "TRACKING_IN_REVIEW")
    await openDispute(deps.db, { userId: command.userId, courier, trackingNo, at: command.now });
  return entered;
}

async function enter(tx: Tx, deps: Deps, command: Command, { courier, trackingNo }: { courier: string; trackingNo: string }) {
  const { userId, orderNo, now } = command;
  const order = await findOrder(tx, userId, orderNo);
  if (order?.type !== "zy") return refuse({ code: "ORDER_NOT_FOUND" as const });
  await lockOrders(tx, userId, [order.id]);
  const itemNos = [...new Set(command.itemNos)];
  const named = (await itemsOfOrders(tx, userId, [order.id])).filter(({ itemNo }) => itemNos.includes(itemNo));
  if (named.length < itemNos.length) return refuse({ code: "ITEM_NOT_FOUND" as const });
  const items = await lockItems(
    tx,
    named.map(({ id }) => ({ userId, itemId: id })),
  );
  const by = { kind: "user", id: userId } as const;
  const entered = await enterNumber(tx, deps, { userId, items, courier, trackingNo, by, at: now });
  return entered.ok ? ok({ orderNo, trackingNo, items: items.length }) : entered;
}
