import { ok, type Result, refuse } from "@sihai/domain";
import { type CourierRefused, courierNamed, refuseCourier, tidyTrackingNumber } from "@sihai/domain/courier";
import { type Deps, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type Item, type ItemRefusal, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { announceDelivery, deliveriesOf } from "../../tracking/index.ts";
import { namesOf } from "../cancel/cancel-items.ts";
import { claimDelivery } from "../item.store.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { itemNos: readonly string[]; courier: string; trackingNo: string; pieces?: number | undefined };
type Sent = { courier: string; trackingNo: string; pieces: number };
export type SentRefusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "TRACKING_TAKEN" }
  | { code: "DELIVERY_PIECES_WRONG"; left: number }
  | CourierRefused
  | ItemRefusal;

/**
 * Records a seller's delivery and has it followed. A courier number stands for one customer's delivery at a time (rule G2). A seller may send
 * an item in several deliveries: `pieces` says how many of a single item are in this one, all that are left when it is not given.
 */
export function recordSellerShipped(deps: Deps, { staffId, itemNos, courier, trackingNo: typed, pieces, now, once }: Command) {
  const trackingNo = tidyTrackingNumber(typed);
  return transact<{ shipped: number }, SentRefusal>(
    deps.db,
    async (tx) => {
      const refused = refuseCourier(deps.settings.at(now).couriers, courier);
      if (refused) return refuse(refused);
      const items = await lockItemNos(tx, itemNos);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      for (const item of items) {
        const left = await piecesLeft(tx, item);
        if (item.state !== "purchased" && (left === 0 || (item.state !== "seller-shipped" && item.state !== "signed")))
          return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "seller-shipped" });
        const sent = { courier, trackingNo, pieces: pieces ?? left };
        if (sent.pieces > left || (pieces !== undefined && items.length > 1))
          return refuse({ code: "DELIVERY_PIECES_WRONG", left });
        const kept = await keepDelivery(tx, deps, item, sent, { staffId, now });
        if (!kept.ok) return kept;
      }
      return ok({ shipped: items.length });
    },
    once,
  );
}

/** Pieces no delivery has been recorded for; the item's row is locked. */
async function piecesLeft(tx: Tx, item: Item): Promise<number> {
  const deliveries = await deliveriesOf(tx, item.userId, [item.id]);
  return item.quantity - deliveries.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** The first delivery moves the item and is what the bench looks for; those after it only add their number. */
async function keepDelivery(
  tx: Tx,
  deps: Deps,
  item: Item,
  sent: Sent,
  { staffId, now }: { staffId: string; now: Date },
): Promise<Result<undefined, SentRefusal>> {
  const key = { userId: item.userId, itemId: item.id };
  const { courier, trackingNo } = sent;
  if (!(await claimDelivery(tx, { userId: item.userId, courier, trackingNo, at: now })))
    return refuse({ code: "TRACKING_TAKEN" });
  if (!(await announceDelivery(tx, deps, { ...key, ...sent, itemNo: item.itemNo, at: now })))
    return refuse({ code: "TRACKING_TAKEN" });
  if (item.state === "purchased") {
    const by = { kind: "staff", id: staffId } as const;
    const moved = await moveItem(tx, { ...key, to: "seller-shipped", by, at: now, facts: sent, change: { courier, trackingNo } });
    if (!moved.ok) return moved;
  }
  await audit(tx, { staffId, action: "buying.seller-shipped", subject: `item:${item.itemNo}`, facts: sent, at: now });
  await tell(tx, deps, {
    userId: item.userId,
    type: "order",
    template: "item-seller-shipped",
    facts: { ...namesOf(item), courier: courierNamed(deps.settings.at(now).couriers, courier), trackingNo },
    link: `/order/list?keyword=${item.itemNo}`,
    at: now,
  });
  return ok();
}
