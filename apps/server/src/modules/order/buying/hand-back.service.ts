import { ok, refuse } from "@sihai/domain";
import type { HandBackReason } from "@sihai/domain/order";
import { type Deps, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, moveItem } from "../../item/index.ts";
import { staffName } from "./buying-desk.store.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & {
  itemNos: readonly string[];
  reason: HandBackReason;
  note: string | null;
  /** Whether what a colleague took may be handed back too: whoever is ill must not hold an order up. */
  mayForOthers: boolean;
};
type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "ITEM_TAKEN"; by: string } | ItemRefusal;

/**
 * Undoes `takeItems`, all or none: the items are paid for and nobody's again, and the customer may call them off. No money moves. The
 * item's lock decides against a purchase that is recorded at the same moment: the later of the two is refused.
 */
export function handBack(deps: Deps, { staffId, itemNos, reason, note, mayForOthers, now, once }: Command) {
  return transact<{ handedBack: number }, Refusal>(
    deps.db,
    async (tx) => {
      const items = await lockItemNos(tx, itemNos);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      for (const { userId, id: itemId, itemNo, state, buyerId } of items) {
        if (state !== "buying") return refuse({ code: "ITEM_STATE_REFUSED", from: state, to: "paid" });
        if (buyerId !== null && buyerId !== staffId && !mayForOthers)
          return refuse({ code: "ITEM_TAKEN", by: await staffName(tx, buyerId) });
        const change = { buyerId: null };
        const moved = await moveItem(tx, { userId, itemId, to: "paid", by: { kind: "staff", id: staffId }, at: now, change });
        if (!moved.ok) return moved;
        const takenBy = buyerId === null || buyerId === staffId ? null : await staffName(tx, buyerId);
        const facts = { reason, ...(note !== null && { note }), ...(takenBy !== null && { takenBy }) };
        await audit(tx, { staffId, action: "buying.hand-back", subject: `item:${itemNo}`, facts, at: now });
      }
      return ok({ handedBack: items.length });
    },
    once,
  );
}
