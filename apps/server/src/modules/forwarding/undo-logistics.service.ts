import { ok, refuse } from "@sihai/domain";
import { type LogisticsUndoReason, logisticsDueAgain } from "@sihai/domain/forwarding";
import { type Deps, type Once, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockItems } from "../item/index.ts";
import { itemsByNos, lockOrders } from "../order/index.ts";
import { stepsOf } from "../timeline/index.ts";
import { closeDelivery } from "../warehouse/index.ts";
import { awaitNumber } from "./await-number.ts";

type Command = { itemNo: string; reason: LogisticsUndoReason; note: string; staffId: string; now: Date; once: Once | null };
type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "LOGISTICS_FOLLOWED" };

/**
 * Takes back a number staff entered, until the parcel is signed for: the item waits for its customer's again and the number is free. What the
 * customer entered since is theirs and stays.
 */
export function undoLogistics(deps: Deps, { itemNo, reason, note, staffId, now: at, once }: Command) {
  return transact<{ itemNo: string; dueAt: Date }, Refusal>(
    deps.db,
    async (tx) => {
      const [known] = await itemsByNos(tx, [itemNo]);
      if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
      await lockOrders(tx, known.userId, [known.orderId]);
      const [item] = await lockItems(tx, [known]);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const { userId, trackingNo } = item;
      const last = (await stepsOf(tx, userId, "item", item.id)).at(-1);
      if (item.state !== "in-transit" || trackingNo === null || last?.by !== "staff")
        return refuse({ code: "LOGISTICS_FOLLOWED" });
      const rules = deps.settings.at(at);
      const dueWas = typeof last.facts.dueWas === "string" ? new Date(last.facts.dueWas) : null;
      const dueAt = logisticsDueAgain(dueWas, at, rules);
      await awaitNumber(tx, item, { dueAt, isAnew: dueAt !== dueWas, staffId, at, rules });
      await closeDelivery(tx, { userId, trackingNo, at });
      const facts = { trackingNo, reason, ...(note !== "" && { note }) };
      await audit(tx, { staffId, action: "receiving.undo-logistics", subject: `item:${itemNo}`, facts, at });
      return ok({ itemNo, dueAt });
    },
    once,
  );
}
