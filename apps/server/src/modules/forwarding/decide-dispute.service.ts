import { ok, refuse } from "@sihai/domain";
import { logisticsBefore } from "@sihai/domain/forwarding";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type Item, lockItems } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { findOrders } from "../order/index.ts";
import { closeDelivery, closeDispute, findDispute, openDisputes } from "../warehouse/index.ts";
import { awaitNumber } from "./await-number.ts";
import { claimHolders, itemsUnderNumber, itemsUnderNumbers } from "./dispute-items.store.ts";

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
        const rules = deps.settings.at(now);
        const waits = { dueAt: logisticsBefore(now, rules), isAnew: true, staffId, at: now, rules };
        for (const item of items) await awaitNumber(tx, item, waits);
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

/** Once an order. */
async function tellOfRelease(tx: Tx, deps: Deps, items: readonly Item[], { trackingNo, now }: { trackingNo: string; now: Date }) {
  const [first] = items;
  const rules = deps.settings.at(now);
  if (!first) return;
  const orders = await findOrders(tx, first.userId, [...new Set(items.map(({ orderId }) => orderId))]);
  for (const { userId, orderNo } of orders)
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
