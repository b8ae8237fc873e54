import { ok, refuse } from "@sihai/domain";
import type { CourierRefused } from "@sihai/domain/courier";
import { checkLogistics, type LogisticsRefusal } from "@sihai/domain/forwarding";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockItems } from "../item/index.ts";
import { findOrders, itemsByNos, lockOrders } from "../order/index.ts";
import { openDispute } from "../warehouse/index.ts";
import { enterNumber } from "./enter-number.ts";
import type { InReview } from "./submit-forwarding.service.ts";

type Command = {
  itemNos: readonly string[];
  courier: string | null;
  trackingNo: string | null;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Entered = { orderNo: string; trackingNo: string; items: number };
type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "LOGISTICS_CLOSED" } | LogisticsRefusal | CourierRefused | InReview;

/**
 * Enters the number of a parcel that came before its customer told us of it: the staff form of `enterLogistics`, for what still waits for a
 * number. Another customer's number goes before staff as it would from the customer (rule F37).
 */
export async function recordLogistics(deps: Deps, command: Command) {
  const checked = checkLogistics(command);
  if (!checked.ok) return checked;
  const { courier, trackingNo } = checked.value;
  let owner: string | null = null;
  const entered = await transact<Entered, Refusal>(
    deps.db,
    async (tx) => {
      const found = await lockWaiting(tx, command.itemNos);
      if (!found.ok) return found;
      const { userId, orderNo, items } = found.value;
      owner = userId;
      const by = { kind: "staff", id: command.staffId } as const;
      const given = await enterNumber(tx, deps, { userId, items, courier, trackingNo, by, at: command.now });
      if (!given.ok) return given;
      for (const { itemNo } of items) await auditEntry(tx, command, itemNo, { courier, trackingNo });
      return ok({ orderNo, trackingNo, items: items.length });
    },
    command.once,
  );
  if (!entered.ok && entered.refusal.code === "TRACKING_IN_REVIEW" && owner !== null)
    await openDispute(deps.db, { userId: owner, courier, trackingNo, at: command.now });
  return entered;
}

/** Items of one forwarding order that wait for a number, order and items locked. */
async function lockWaiting(tx: Tx, itemNos: readonly string[]) {
  const wanted = [...new Set(itemNos)];
  const keys = await itemsByNos(tx, wanted);
  const [first] = keys;
  if (!first || keys.length < wanted.length || keys.some(({ orderId }) => orderId !== first.orderId))
    return refuse({ code: "ITEM_NOT_FOUND" as const });
  const { userId, orderId } = first;
  await lockOrders(tx, userId, [orderId]);
  const [order] = await findOrders(tx, userId, [orderId]);
  const items = await lockItems(tx, keys);
  if (order?.type !== "zy" || items.some(({ state }) => state !== "awaiting-logistics"))
    return refuse({ code: "LOGISTICS_CLOSED" as const });
  return ok({ userId, orderNo: order.orderNo, items });
}

async function auditEntry(
  tx: Tx,
  { staffId, now: at }: Command,
  itemNo: string,
  facts: { courier: string; trackingNo: string },
): Promise<void> {
  await audit(tx, { staffId, action: "receiving.record-logistics", subject: `item:${itemNo}`, facts, at });
}
