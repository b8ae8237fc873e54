import { ok, refuse } from "@sihai/domain";
import { logisticsBefore, remindLogisticsAt } from "@sihai/domain/forwarding";
import type { Settings } from "@sihai/domain/setting";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, type Once, setTimer, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type Item, lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { findOrders } from "../order/index.ts";
import { withdrawDeliveries } from "../tracking/index.ts";
import { closeDelivery, closeDispute, findDispute, openDisputes } from "../warehouse/index.ts";
import { claimHolders, itemsUnderNumber, itemsUnderNumbers } from "./dispute-items.store.ts";
import { logisticsTimers } from "./timers.ts";

const listed = 100;

/** Numbers two customers announced, each with what both said (rule F37). */
export async function listDisputes(deps: Deps) {
  const disputes = await openDisputes(deps.db, listed);
  const numbers = disputes.map(({ trackingNo }) => trackingNo);
  const [holders, items] = await Promise.all([claimHolders(deps.db, numbers), itemsUnderNumbers(deps.db, numbers)]);
  const list = disputes.map((dispute) => {
    const holder = holders.find(({ trackingNo }) => trackingNo === dispute.trackingNo);
    const own = items.filter(({ userId, trackingNo }) => userId === holder?.userId && trackingNo === dispute.trackingNo);
    return {
      disputeId: dispute.id,
      courier: dispute.courier,
      trackingNo: dispute.trackingNo,
      first: holder
        ? {
            customerMark: memberMark(holder.userId),
            at: holder.at,
            items: own.map(({ itemNo, name, bought }) => ({ itemNo, name, bought })),
          }
        : null,
      second: { customerMark: memberMark(dispute.userId), at: dispute.at },
    };
  });
  return ok({ list });
}

type Command = { disputeId: string; decision: "keep" | "release"; staffId: string; now: Date; once: Once | null };

/**
 * Says whose delivery a number is. Kept: the bench may sign for it as announced. Released: the items announced under it wait for another
 * number, their time anew, and the number is free for who announced it second. What we bought ourselves is never released.
 */
export function decideDispute(deps: Deps, { disputeId, decision, staffId, now, once }: Command) {
  return transact<null, { code: "DISPUTE_NOT_FOUND" } | { code: "DISPUTE_NOT_RELEASABLE" }>(
    deps.db,
    async (tx) => {
      const dispute = await findDispute(tx, disputeId);
      if (!dispute) return refuse({ code: "DISPUTE_NOT_FOUND" });
      const { trackingNo } = dispute;
      if (decision === "release") {
        const items = await lockItems(tx, await itemsUnderNumber(tx, trackingNo));
        if (items.some(({ state }) => state !== "in-transit")) return refuse({ code: "DISPUTE_NOT_RELEASABLE" });
        for (const item of items) await release(tx, item, { staffId, now, rules: deps.settings.at(now) });
        for (const userId of new Set(items.map(({ userId }) => userId))) await closeDelivery(tx, { userId, trackingNo, at: now });
        await tellOfRelease(tx, deps, items, { trackingNo, now });
        await tell(tx, deps, {
          userId: dispute.userId,
          type: "warehouse",
          template: "forwarding-number-reviewed",
          facts: { trackingNo },
          link: "/order/submit/zy",
          mail: true,
          at: now,
        });
      }
      await closeDispute(tx, { trackingNo, state: decision === "keep" ? "kept" : "released", staffId, at: now });
      await audit(tx, {
        staffId,
        action: "forwarding.decide-dispute",
        subject: trackingNo,
        facts: { decision, disputeId },
        at: now,
      });
      return ok(null);
    },
    once,
  );
}

type Released = { staffId: string; now: Date; rules: Pick<Settings, "deadlines"> };

async function release(tx: Tx, item: Item, { staffId, now, rules }: Released): Promise<void> {
  const key = { userId: item.userId, itemId: item.id };
  const change = { courier: null, trackingNo: null, dueAt: logisticsBefore(now, rules) };
  const by = { kind: "staff", id: staffId } as const;
  const moved = await moveItem(tx, { ...key, to: "awaiting-logistics", by, at: now, change });
  if (!moved.ok) throw new Error(`item ${item.id} cannot wait for another number`);
  await withdrawDeliveries(tx, key);
  await setTimer(tx, logisticsTimers.due, { userId: item.userId, itemId: item.id }, logisticsBefore(now, rules));
}

/** Once an order, and again before the new time ends. */
async function tellOfRelease(tx: Tx, deps: Deps, items: readonly Item[], { trackingNo, now }: { trackingNo: string; now: Date }) {
  const [first] = items;
  const rules = deps.settings.at(now);
  if (!first) return;
  const orders = await findOrders(tx, first.userId, [...new Set(items.map(({ orderId }) => orderId))]);
  for (const { userId, id, orderNo } of orders) {
    await setTimer(tx, logisticsTimers.remind, { userId, orderId: id }, remindLogisticsAt(now, rules));
    await tell(tx, deps, {
      userId,
      type: "order",
      template: "forwarding-number-released",
      facts: { orderNo, trackingNo, logisticsBefore: logisticsBefore(now, rules).toISOString() },
      link: `/operation/logistics-modified?orderNo=${orderNo}`,
      mail: true,
      at: now,
    });
  }
}
