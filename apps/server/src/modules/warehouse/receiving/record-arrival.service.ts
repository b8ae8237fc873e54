import { ok, type Result, refuse } from "@sihai/domain";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { stockInDeadline } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { knownShelf } from "../shelf/shelf.store.ts";
import { arrivalsOf, insertArrival } from "./arrival.store.ts";
import { closeDelivery, markSigned } from "./arrived-item.store.ts";
import { benchItemByNo, onTheWay } from "./bench-item.store.ts";

type Command = {
  itemNo: string;
  trackingNo: string;
  count: number;
  shelf: string;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Arrived = { itemNo: string; arrived: number; total: number; complete: boolean };
type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "ARRIVED_TOO_MANY"; left: number } | ItemRefusal | OnceRefusal;

/**
 * Some of an item's pieces came: a logistics record with how many of how many (rules E-34 and E-35). The item stays expected; with the
 * last piece it is signed for, and the stock-in clock starts.
 */
export async function recordArrival(deps: Deps, command: Command): Promise<Result<Arrived, Refusal>> {
  const { staffId, now, count } = command;
  const trackingNo = tidyTrackingNumber(command.trackingNo);
  const known = await benchItemByNo(deps.db, command.itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  const shelf = await knownShelf(deps.db, known.warehouse, command.shelf);
  return transact<Arrived, Refusal>(
    deps.db,
    async (tx) => {
      const [item] = await lockItems(tx, [known]);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const isExpected = onTheWay.some((state) => state === item.state);
      if (!isExpected) return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "signed" });
      const before = (await arrivalsOf(tx, [known])).get(known.itemId) ?? [];
      const arrived = before.reduce((sum, one) => sum + one.count, 0) + count;
      const total = item.quantity;
      if (arrived > total) return refuse({ code: "ARRIVED_TOO_MANY", left: total - (arrived - count) });
      await insertArrival(tx, {
        ...known,
        courier: item.courier ?? "other",
        trackingNo,
        count,
        total,
        shelf,
        staffId,
        at: now,
      });
      const complete = arrived === total;
      if (complete) {
        const moved = await moveItem(tx, {
          ...known,
          to: "signed",
          by: { kind: "staff", id: staffId },
          at: now,
          facts: { trackingNo },
        });
        if (!moved.ok) return moved;
        await markSigned(tx, known, now, stockInDeadline(now, known.services, deps.settings.at(now)));
        if (item.trackingNo) await closeDelivery(tx, { userId: known.userId, trackingNo: item.trackingNo, at: now });
      }
      await audit(tx, {
        staffId,
        action: "receiving.arrival",
        subject: known.itemNo,
        facts: { trackingNo, count, arrived, total },
        at: now,
      });
      await tell(tx, deps, {
        userId: known.userId,
        type: "order",
        template: "item-part-arrived",
        facts: { itemNo: known.itemNo, name: known.name, arrived, total },
        link: `/order/detail?orderNo=${known.orderNo}`,
        at: now,
      });
      return ok({ itemNo: known.itemNo, arrived, total, complete });
    },
    command.once,
  );
}
