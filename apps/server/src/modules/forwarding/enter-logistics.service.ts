import { ok, refuse } from "@sihai/domain";
import { type CourierRefused, refuseCourier } from "@sihai/domain/courier";
import { checkLogistics, type LogisticsRefusal, mayEnterLogistics } from "@sihai/domain/forwarding";
import { clearTimer, type Deps, type Once, type Tx, transact } from "#platform";
import { lockItems, moveItem } from "../item/index.ts";
import { claimDelivery, findOrder, itemsOfOrders, lockOrders } from "../order/index.ts";
import { announceDelivery, withdrawDeliveries } from "../tracking/index.ts";
import { closeDelivery, openDispute } from "../warehouse/index.ts";
import type { InReview } from "./submit-forwarding.service.ts";
import { logisticsTimers } from "./timers.ts";

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
  const isNew = items.some((item) => item.courier !== courier);
  const refused = isNew ? refuseCourier(deps.settings.at(now).couriers, courier) : null;
  if (refused) return refuse(refused);
  if (!items.every(({ state }) => mayEnterLogistics(state))) return refuse({ code: "LOGISTICS_CLOSED" as const });
  if (!(await claimDelivery(tx, { userId, courier, trackingNo, at: now })))
    return refuse({ code: "TRACKING_IN_REVIEW" as const, trackingNo });
  for (const item of items) {
    const key = { userId, itemId: item.id };
    if (item.courier === courier && item.trackingNo === trackingNo) continue;
    const by = { kind: "user", id: userId } as const;
    const change = { courier, trackingNo, dueAt: null };
    const facts = { courier, trackingNo };
    const moved = await moveItem(tx, { ...key, to: "in-transit", by, at: now, note: trackingNo, facts, change });
    if (!moved.ok) return refuse({ code: "LOGISTICS_CLOSED" as const });
    if (item.state === "awaiting-logistics") await clearTimer(tx, logisticsTimers.due, { userId, itemId: item.id });
    await withdrawDeliveries(tx, key);
    await announceDelivery(tx, deps, { ...key, itemNo: item.itemNo, courier, trackingNo, pieces: item.quantity, at: now });
  }
  const left = new Set(items.flatMap(({ trackingNo: old }) => (old === null || old === trackingNo ? [] : [old])));
  for (const number of left) await closeDelivery(tx, { userId, trackingNo: number, at: now });
  return ok({ orderNo, trackingNo, items: items.length });
}
