import { ok, refuse } from "@sihai/domain";
import { tidyTrackingNumber } from "@sihai/domain/couriers";
import { type Deps, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type ItemRefusal, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { namesOf } from "./cancel-items.ts";
import { claimDelivery, updateItem } from "./item.store.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { itemNos: readonly string[]; courier: string; trackingNo: string };

/** Records a seller's delivery. A courier number stands for one customer's delivery at a time (G2). */
export function recordSellerShipped(deps: Deps, { staffId, itemNos, courier, trackingNo: typed, now, once }: Command) {
  const trackingNo = tidyTrackingNumber(typed);
  return transact<{ shipped: number }, { code: "ITEM_NOT_FOUND" } | { code: "TRACKING_TAKEN" } | ItemRefusal>(
    deps.db,
    async (tx) => {
      const items = await lockItemNos(tx, itemNos);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      for (const item of items) {
        const key = { userId: item.user_id, itemId: item.id };
        if (item.state !== "purchased") return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "seller-shipped" });
        if (!(await claimDelivery(tx, { userId: item.user_id, courier, trackingNo, at: now })))
          return refuse({ code: "TRACKING_TAKEN" });
        const by = { kind: "staff", id: staffId } as const;
        const moved = await moveItem(tx, { ...key, to: "seller-shipped", by, at: now, facts: { courier, trackingNo } });
        if (!moved.ok) return moved;
        await updateItem(tx, key, { courier, tracking_no: trackingNo });
        await audit(tx, {
          staffId,
          action: "buying.seller-shipped",
          subject: `item:${item.item_no}`,
          facts: { courier, trackingNo },
          at: now,
        });
        await tell(tx, deps, {
          userId: item.user_id,
          type: "order",
          template: "item-seller-shipped",
          facts: { ...namesOf(item), courier, trackingNo },
          at: now,
        });
      }
      return ok({ shipped: items.length });
    },
    once,
  );
}
