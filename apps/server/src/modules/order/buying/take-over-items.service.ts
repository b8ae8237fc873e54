import { ok, refuse } from "@sihai/domain";
import { type Deps, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, updateItem } from "../../item/index.ts";
import { staffName } from "./buying-desk.store.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { from: string; itemNos: readonly string[] };
type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "ITEM_TAKEN"; by: string } | ItemRefusal;

/** A buyer goes on with what a colleague took, all or none. The items stay being bought: the customer sees nothing of it. */
export function takeOverItems(deps: Deps, { staffId, from, itemNos, now, once }: Command) {
  return transact<{ taken: number }, Refusal>(
    deps.db,
    async (tx) => {
      const items = await lockItemNos(tx, itemNos);
      if (!items) return refuse({ code: "ITEM_NOT_FOUND" });
      for (const { userId, id: itemId, itemNo, state, buyerId } of items) {
        if (state !== "buying" || buyerId === null) return refuse({ code: "ITEM_STATE_REFUSED", from: state, to: "buying" });
        if (buyerId !== from) return refuse({ code: "ITEM_TAKEN", by: await staffName(tx, buyerId) });
        await updateItem(tx, { userId, itemId }, { buyerId: staffId });
        const facts = { takenBy: await staffName(tx, from) };
        await audit(tx, { staffId, action: "buying.take-over", subject: `item:${itemNo}`, facts, at: now });
      }
      return ok({ taken: items.length });
    },
    once,
  );
}
