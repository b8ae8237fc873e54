import { ok, refuse } from "@sihai/domain";
import { type CourierRefused, courierNamed, refuseCourier, tidyTrackingNumber } from "@sihai/domain/courier";
import { arriveBefore } from "@sihai/domain/order";
import { type ReturnState, returnNumber } from "@sihai/domain/return";
import type { Deps } from "#platform";
import { lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { claimDelivery } from "../order/index.ts";
import { announceDelivery, withdrawDeliveries } from "../tracking/index.ts";
import { removePhotos } from "../warehouse/index.ts";
import { moveReturn } from "./move-return.ts";
import { itemIdsOfReturn } from "./return.store.ts";
import { linkOf } from "./return-words.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Command = StaffCommand & { courier: string; trackingNo: string };

/**
 * The seller sends other goods. The items are on their way once more, under the new number, and come in at the bench like any delivery; the
 * pictures of the old goods stay with the application alone.
 */
export function recordExchangeShipped(deps: Deps, { courier, trackingNo: typed, ...command }: Command) {
  const trackingNo = tidyTrackingNumber(typed);
  const { now } = command;
  return staffAct<{ returnNo: string; state: ReturnState }, { code: "RETURN_KIND_REFUSED" | "TRACKING_TAKEN" } | CourierRefused>(
    deps,
    command,
    { action: "return.exchange-shipped", to: () => "exchange-shipped", facts: { courier, trackingNo } },
    async (tx, row) => {
      if (row.kind !== "exchange") return refuse({ code: "RETURN_KIND_REFUSED" });
      const { couriers } = deps.settings.at(now);
      const refused = refuseCourier(couriers, courier);
      if (refused) return refuse(refused);
      const userId = row.userId;
      const itemIds = await itemIdsOfReturn(tx, { userId, returnId: row.id });
      const items = await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId, itemId })),
      );
      if (!(await claimDelivery(tx, { userId, courier, trackingNo, at: now }))) return refuse({ code: "TRACKING_TAKEN" });
      const by = { kind: "staff", id: command.staffId } as const;
      await moveReturn(
        tx,
        deps,
        row,
        { to: "exchange-shipped", by, at: now, facts: { courier, trackingNo } },
        { newCourier: courier, newTrackingNo: trackingNo },
      );
      for (const { id: itemId, itemNo, quantity: pieces } of items) {
        const key = { userId, itemId };
        const facts = { courier, trackingNo };
        const change = { ...facts, dueAt: arriveBefore(now, deps.settings.at(now)) };
        const moved = await moveItem(tx, { ...key, to: "seller-shipped", by, at: now, facts, change });
        if (!moved.ok) throw new Error(`item ${itemId} of return ${row.id} stands in ${moved.refusal.from}`);
        await withdrawDeliveries(tx, key);
        await announceDelivery(tx, deps, { ...key, itemNo, courier, trackingNo, pieces, at: now });
        await removePhotos(tx, { userId, kind: "item", id: itemId }, ["standard", "fine"]);
      }
      await tell(tx, deps, {
        userId,
        type: "order",
        template: "exchange-shipped",
        facts: { returnNo: returnNumber(row.id), courier: courierNamed(couriers, courier), trackingNo },
        link: linkOf(row),
        mail: true,
        at: now,
      });
      return ok({ returnNo: returnNumber(row.id), state: "exchange-shipped" as const });
    },
  );
}
