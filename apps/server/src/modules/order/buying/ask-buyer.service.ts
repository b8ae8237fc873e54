import { compare, type Money, ok, type Result, refuse, subtract } from "@sihai/domain";
import { type AskReason, confirmBefore, type OfferedAlternative } from "@sihai/domain/order";
import { type Deps, setTimer, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type Item, type ItemRefusal, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { confirmTimer, namesOf } from "../cancel/cancel-items.ts";
import { itemsByNos } from "../item.store.ts";
import { type AlternativeRefusal, resolveAlternatives } from "./alternatives.ts";
import { budgetOf } from "./record-purchase.service.ts";
import { lockItemNos, type StaffCommand } from "./take-items.service.ts";

type Command = StaffCommand & {
  itemNo: string;
  reason: AskReason;
  note: string;
  newPrice: Money | undefined;
  alternatives: readonly OfferedAlternative[];
};

/**
 * Asks the buyer and waits 72 hours. A dearer purchase names its new price, which accepting will cost; or up to four alternatives are offered,
 * each with its own price, of which accepting takes one. Once the seller has the money nothing can be offered but patience.
 */
export async function askBuyer(
  deps: Deps,
  { staffId, itemNo, reason, note, newPrice, alternatives: offered, now, once }: Command,
) {
  const [known] = offered.length > 0 ? await itemsByNos(deps.db, [itemNo]) : [];
  const alternatives = await resolveAlternatives(deps, known?.goodsId ?? null, offered);
  if (!alternatives.ok) return alternatives;
  return transact<
    { itemNo: string; answerBefore: Date },
    { code: "ITEM_NOT_FOUND" } | { code: "PRICE_NOT_CORRECT" } | AlternativeRefusal | ItemRefusal
  >(
    deps.db,
    async (tx) => {
      const [item] = (await lockItemNos(tx, [itemNo])) ?? [];
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state !== "buying" && item.state !== "purchased") {
        return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "awaiting-confirmation" });
      }
      const short = shortOf(item, { reason, newPrice, hasAlternatives: offered.length > 0 });
      if (!short.ok) return short;
      const shortFen = short.value?.amount.toString() ?? null;
      const facts = { reason, shortFen, ...(offered.length > 0 && { alternatives: alternatives.value }) };
      const answerBefore = confirmBefore(now, deps.settings.at(now));
      const key = { userId: item.userId, itemId: item.id };
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveItem(tx, {
        ...key,
        to: "awaiting-confirmation",
        by,
        at: now,
        note,
        facts,
        change: { dueAt: answerBefore },
      });
      if (!moved.ok) return moved;
      await setTimer(tx, confirmTimer, key, answerBefore);
      await audit(tx, {
        staffId,
        action: "buying.ask",
        subject: `item:${itemNo}`,
        facts: { reason, shortFen, offers: offered.length },
        at: now,
      });
      await tell(tx, deps, {
        userId: item.userId,
        type: "order",
        template: "item-needs-confirmation",
        facts: {
          ...namesOf(item),
          dueAt: answerBefore.toISOString(),
          reason,
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

type PriceQuestion = { reason: AskReason; newPrice: Money | undefined; hasAlternatives: boolean };

/** What accepting will cost; null when it costs nothing by itself. Refuses a price that is none, or one that comes too late. */
function shortOf(
  item: Item,
  { reason, newPrice, hasAlternatives }: PriceQuestion,
): Result<Money | null, { code: "PRICE_NOT_CORRECT" }> {
  const isBuying = item.state === "buying";
  if (hasAlternatives) return newPrice === undefined && isBuying ? ok(null) : refuse({ code: "PRICE_NOT_CORRECT" });
  const budget = budgetOf(item);
  const isDearer = newPrice !== undefined && compare(newPrice, budget) === 1;
  const isForPrice = reason === "price-higher";
  if (isForPrice !== isDearer || (newPrice !== undefined && !isForPrice) || (isDearer && !isBuying))
    return refuse({ code: "PRICE_NOT_CORRECT" });
  return ok(newPrice === undefined ? null : subtract(newPrice, budget));
}
