import { type Money, ok, refuse, sign, toDecimal } from "@sihai/domain";
import { type SupplementReason, servicePayBefore, supplementCovers } from "@sihai/domain/service";
import { type Deps, defineTimer, type Once, setTimer, subjectPart, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockItems } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { openTrade } from "../payment/index.ts";
import { arePhotosOf } from "../warehouse/index.ts";
import { beginHistory } from "./move-service.ts";
import { findServiceItem } from "./service-item.store.ts";
import { insertSupplement, subjectOf } from "./supplement.store.ts";

/** Timer of an unanswered supplement; its subject is `userId:supplementId`. */
export const supplementTimer = defineTimer("service.supplement", { userId: subjectPart.id, id: subjectPart.id });

type Command = {
  staffId: string;
  itemNo: string;
  reason: SupplementReason;
  amount: Money;
  note: string;
  evidence: string | undefined;
  now: Date;
  once: Once | null;
};
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "SUPPLEMENT_REFUSED" }
  | { code: "PRICE_NOT_CORRECT" }
  | { code: "PHOTO_NOT_FOUND" };

/** Asks a customer for more money on an item: a payable with its reason, open for as long as a service, one at a time. */
export function askSupplement(deps: Deps, { staffId, itemNo, reason, amount, note, evidence, now, once }: Command) {
  return transact<{ supplementId: string; payBefore: Date }, Refusal>(
    deps.db,
    async (tx) => {
      const found = await findServiceItem(tx, itemNo);
      if (!found) return refuse({ code: "ITEM_NOT_FOUND" });
      if (sign(amount) < 1) return refuse({ code: "PRICE_NOT_CORRECT" });
      const [item] = await lockItems(tx, [found]);
      const covers = item ? supplementCovers(reason, item.state) : null;
      if (!item || covers === null) return refuse({ code: "SUPPLEMENT_REFUSED" });
      const { userId, itemId, orderNo } = found;
      if (evidence !== undefined && !(await arePhotosOf(tx, { userId, kind: "item", id: itemId }, [evidence])))
        return refuse({ code: "PHOTO_NOT_FOUND" });
      const payBefore = servicePayBefore(now, deps.settings.at(now));
      const id = await insertSupplement(tx, {
        userId,
        itemId,
        reason,
        covers,
        note,
        amount,
        evidence: evidence ?? null,
        staffId,
        at: now,
        payBefore,
      });
      if (id === null) return refuse({ code: "SUPPLEMENT_REFUSED" });
      const by = { kind: "staff", id: staffId } as const;
      await beginHistory(tx, { userId, id, state: "requested", by, at: now });
      const subjects = [subjectOf({ ...found, id, amount, covers })];
      await openTrade(tx, { userId, purpose: "supplement", subjects, expiresAt: payBefore, at: now });
      await setTimer(tx, supplementTimer, { userId, id }, payBefore);
      const facts = { reason, amount: toDecimal(amount), note };
      await audit(tx, { staffId, action: "service.ask-supplement", subject: `item:${itemNo}`, facts, at: now });
      await tell(tx, deps, {
        userId,
        type: "order",
        template: "supplement-requested",
        facts: {
          itemNo,
          name: item.name,
          amountCny: toDecimal(amount),
          dueAt: payBefore.toISOString(),
          reason,
        },
        link: `/operation/supplement-payment?orderNo=${orderNo}`,
        mail: true,
        at: now,
      });
      return ok({ supplementId: id, payBefore });
    },
    once,
  );
}
