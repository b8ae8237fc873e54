import { ok, refuse, zero } from "@sihai/domain";
import { splitLine } from "@sihai/domain/order";
import { type Deps, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import type { ItemRefusal } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { namesOf } from "../cancel/cancel-items.ts";
import { splitRow } from "../item.store.ts";
import { orderNoOf } from "../order.store.ts";
import { chosenServices } from "../submit/frozen-policy.ts";
import { lockItemForRefund, type StaffCommand } from "./take-items.service.ts";

type Refusal = { code: "ITEM_NOT_FOUND" } | { code: "ITEM_SPLIT_REFUSED" } | ItemRefusal;

/**
 * Splits a paid line in two, for a seller who has only a part: the pieces taken off become a line of their own, which is then bought elsewhere,
 * asked about or refunded like any other. No money moves. Holds the item's and its payment's lock, as a cancellation does.
 */
export function splitItem(deps: Deps, { staffId, itemNo, pieces, now, once }: StaffCommand & { itemNo: string; pieces: number }) {
  return transact<{ itemNo: string; newItemNo: string }, Refusal>(
    deps.db,
    async (tx) => {
      const item = await lockItemForRefund(tx, itemNo);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state !== "buying") return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "buying" });
      const parts = splitLine(
        {
          quantity: item.quantity,
          unitPrice: item.unitPrice,
          domesticFreight: item.domesticFreight,
          discount: item.discount,
          discountOn: item.discountOn,
          discountBack: item.discountBack,
          services: chosenServices(item),
          paid: item.paid,
          refunded: item.refunded,
        },
        pieces,
      );
      if (!parts.ok) return parts;
      const { kept, taken } = parts.value;
      const made = await splitRow(tx, item, {
        kept: { ...kept, discountBack: zero("CNY") },
        taken: { ...taken, discountBack: zero("CNY") },
      });
      await audit(tx, {
        staffId,
        action: "buying.split",
        subject: `item:${itemNo}`,
        facts: { pieces, newItemNo: made.itemNo },
        at: now,
      });
      const orderNo = await orderNoOf(tx, item.userId, item.orderId);
      await tell(tx, deps, {
        userId: item.userId,
        type: "order",
        template: "item-split",
        facts: { ...namesOf(item), orderNo, kept: kept.quantity, taken: pieces },
        link: `/order/detail?orderNo=${orderNo}`,
        at: now,
      });
      return ok({ itemNo, newItemNo: made.itemNo });
    },
    once,
  );
}
