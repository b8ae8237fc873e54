import { type Money, ok, refuse, toDecimal } from "@sihai/domain";
import { isCancellableByStaff, type StaffCancelReason } from "@sihai/domain/order";
import { type Deps, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { lockItemForRefund, type StaffCommand } from "../buying/take-items.service.ts";
import { cancelItems } from "./cancel-items.ts";

type Command = StaffCommand & { itemNo: string; reason: StaffCancelReason; note: string };

/** Staff call an item off that the seller cannot deliver: everything paid goes back to the wallet, a booked purchase is undone. */
export function cancelForBuyer(deps: Deps, { staffId, itemNo, reason, note, now, once }: Command) {
  return transact<{ itemNo: string; refunded: Money }, { code: "ITEM_NOT_FOUND" } | { code: "ITEM_CANCEL_REFUSED" }>(
    deps.db,
    async (tx) => {
      const item = await lockItemForRefund(tx, itemNo);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      if (!isCancellableByStaff(item.state)) return refuse({ code: "ITEM_CANCEL_REFUSED" });
      const refunded = await cancelItems(tx, deps, [item], { by: { kind: "staff", id: staffId }, at: now, reason, note });
      await audit(tx, {
        staffId,
        action: "buying.cancel",
        subject: `item:${itemNo}`,
        facts: { reason, refunded: toDecimal(refunded) },
        at: now,
      });
      return ok({ itemNo, refunded });
    },
    once,
  );
}
