import { ok, type Result, refuse } from "@sihai/domain";
import { confirmationDue } from "@sihai/domain/clocks";
import { type FindingKind, isRefusable } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { askAboutItem, type ItemRefusal, lockItems } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { arePhotosOf } from "./photo.store.ts";

type Command = {
  itemNo: string;
  kind: FindingKind;
  note: string;
  photos: readonly string[];
  /** What cannot be kept is not asked about but sent off. */
  refused: boolean;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Found = { itemNo: string; state: string; answerBefore: Date | null };
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "PHOTO_NOT_FOUND" }
  | { code: "FINDING_NOT_REFUSABLE" }
  | ItemRefusal
  | OnceRefusal;

/**
 * A signed item is not what it should be: with pictures the buyer is asked and has 72 hours, by the same questions and answers as before a
 * purchase. What cannot be kept may be refused at once: the item is cancelled and what was paid goes back.
 */
export async function recordFinding(deps: Deps, command: Command): Promise<Result<Found, Refusal>> {
  const { kind, note, photos, staffId, now } = command;
  const known = await benchItemByNo(deps.db, command.itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  if (command.refused && !isRefusable(kind, known.warehouse, deps.settings.at(now).warehouses))
    return refuse({ code: "FINDING_NOT_REFUSABLE" });
  const by = { kind: "staff", id: staffId } as const;
  const names = { itemNo: known.itemNo, name: known.name };
  const facts = { reason: kind, shortFen: null, photos };

  return transact<Found, Refusal>(
    deps.db,
    async (tx) => {
      if (!(await arePhotosOf(tx, { userId: known.userId, kind: "item", id: known.itemId }, photos)))
        return refuse({ code: "PHOTO_NOT_FOUND" });
      await audit(tx, {
        staffId,
        action: command.refused ? "receiving.refuse" : "receiving.finding",
        subject: known.itemNo,
        facts: { kind, note, photos },
        at: now,
      });
      if (command.refused) {
        const refused = await deps.onItemRefused(tx, { ...known, by, at: now, reason: kind, note, facts }, deps);
        if (!refused.ok) return refused;
        await tell(tx, deps, {
          userId: known.userId,
          type: "warehouse",
          template: "item-refused",
          facts: { ...names, reason: kind, note },
          link: `/order/detail?orderNo=${known.orderNo}`,
          mail: true,
          at: now,
        });
        return ok({ itemNo: known.itemNo, state: "cancelled", answerBefore: null });
      }
      const [item] = await lockItems(tx, [known]);
      if (item?.state !== "signed")
        return refuse({ code: "ITEM_STATE_REFUSED", from: item?.state ?? "cancelled", to: "awaiting-confirmation" });
      const answerBefore = new Date(confirmationDue(now.toISOString(), deps.settings.at(now).deadlines));
      const request = await askAboutItem(tx, { ...known, by, at: now, answerBefore, note, facts });
      if (!request.ok) return request;
      await tell(tx, deps, {
        userId: known.userId,
        type: "order",
        template: "item-needs-confirmation",
        facts: {
          ...names,
          dueAt: answerBefore.toISOString(),
          reason: kind,
        },
        link: `/order/pending-confirmation?itemNo=${known.itemNo}`,
        mail: true,
        at: now,
      });
      return ok({ itemNo: known.itemNo, state: "awaiting-confirmation", answerBefore });
    },
    command.once,
  );
}
