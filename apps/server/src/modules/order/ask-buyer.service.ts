import { compare, type Money, ok, refuse, subtract } from "@sihai/domain";
import { type AskReason, confirmBefore } from "@sihai/domain/order";
import { type Deps, setTimer, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type ItemRefusal, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { confirmTimer, namesOf } from "./cancel-items.ts";
import { updateItem } from "./item.store.ts";
import { budgetOf } from "./record-purchase.service.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & { itemNo: string; reason: AskReason; note: string; newPrice: Money | undefined };

/** The reason in both languages, for the message; the page has the same words in its dictionary. */
const reasons: Record<AskReason, { zh: string; en: string }> = {
  "price-higher": { zh: "卖家涨价", en: "the seller asks a higher price" },
  "variant-gone": { zh: "所选规格缺货", en: "the option you chose is gone" },
  "longer-wait": { zh: "发货时间变长", en: "the seller needs more time" },
  "seller-question": { zh: "卖家有问题需要您确认", en: "the seller has a question" },
};

/** Asks the buyer and waits 72 hours. A dearer purchase names its new price; what it adds is what accepting will cost. */
export function askBuyer(deps: Deps, { staffId, itemNo, reason, note, newPrice, now, once }: Command) {
  return transact<
    { itemNo: string; answerBefore: Date },
    { code: "ITEM_NOT_FOUND" } | { code: "PRICE_NOT_CORRECT" } | ItemRefusal
  >(
    deps.db,
    async (tx) => {
      const [item] = (await lockItemNos(tx, [itemNo])) ?? [];
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state !== "buying" && item.state !== "purchased") {
        return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "awaiting-confirmation" });
      }
      const budget = budgetOf(item);
      const isDearer = newPrice !== undefined && compare(newPrice, budget) === 1;
      if ((reason === "price-higher") !== isDearer || (newPrice !== undefined && reason !== "price-higher")) {
        return refuse({ code: "PRICE_NOT_CORRECT" });
      }
      if (isDearer && item.state !== "buying") return refuse({ code: "PRICE_NOT_CORRECT" });
      const shortFen = newPrice === undefined ? null : subtract(newPrice, budget).amount.toString();
      const answerBefore = confirmBefore(now);
      const key = { userId: item.user_id, itemId: item.id };
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveItem(tx, { ...key, to: "awaiting-confirmation", by, at: now, note, facts: { reason, shortFen } });
      if (!moved.ok) return moved;
      await updateItem(tx, key, { due_at: answerBefore });
      await setTimer(tx, confirmTimer, `${item.user_id}:${item.id}`, answerBefore);
      await audit(tx, { staffId, action: "buying.ask", subject: `item:${itemNo}`, facts: { reason, shortFen }, at: now });
      await tell(tx, deps, {
        userId: item.user_id,
        type: "order",
        template: "item-needs-confirmation",
        facts: {
          ...namesOf(item),
          dueAt: answerBefore.toISOString(),
          reasonZh: reasons[reason].zh,
          reasonEn: reasons[reason].en,
        },
        link: `/order/pending-confirmation?itemNo=${itemNo}`,
        mail: true,
        at: now,
      });
      return ok({ itemNo, answerBefore });
    },
    once,
  );
}
