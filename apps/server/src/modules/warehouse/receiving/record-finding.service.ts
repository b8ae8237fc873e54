import { ok, type Result, refuse } from "@sihai/domain";
import { confirmationDue } from "@sihai/domain/clocks";
import { type FindingKind, isRefusable } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { askAboutItem, type ItemRefusal, lockItems } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { ownsFiles } from "./photo.store.ts";

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

/** The finding in both languages, for the message; the pages have the same words in their dictionaries. */
const findings: Record<FindingKind, { zh: string; en: string }> = {
  "wrong-goods": { zh: "收到的商品与订单不符", en: "what arrived is not what was ordered" },
  damaged: { zh: "商品到仓时已破损", en: "it arrived damaged" },
  forbidden: { zh: "商品属于禁运品，无法寄送", en: "it is forbidden to ship" },
  incomplete: { zh: "商品数量或配件不全", en: "pieces or parts are missing" },
  "overseas-store": {
    zh: "商品来自跨境平台的海外店铺，华南仓不接收",
    en: "it comes from a cross-border platform’s overseas store, which the South China warehouse does not accept",
  },
};

/**
 * A signed item is not what it should be: with pictures the buyer is asked and has 72 hours, by the same questions and answers as before a
 * purchase. What cannot be kept may be refused at once: the item is cancelled and what was paid goes back.
 */
export async function recordFinding(deps: Deps, command: Command): Promise<Result<Found, Refusal>> {
  const { kind, note, photos, staffId, now } = command;
  const known = await benchItemByNo(deps.db, command.itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  if (command.refused && !isRefusable(kind, known.warehouse)) return refuse({ code: "FINDING_NOT_REFUSABLE" });
  const by = { kind: "staff", id: staffId } as const;
  const names = { itemNo: known.itemNo, nameZh: known.nameZh, nameEn: known.nameEn };
  const facts = { reason: kind, shortFen: null, photos };

  return transact<Found, Refusal>(
    deps.db,
    async (tx) => {
      if (!(await ownsFiles(tx, known.userId, photos))) return refuse({ code: "PHOTO_NOT_FOUND" });
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
          facts: { ...names, reasonZh: findings[kind].zh, reasonEn: findings[kind].en, note },
          link: `/order/detail?orderNo=${known.orderNo}`,
          mail: true,
          at: now,
        });
        return ok({ itemNo: known.itemNo, state: "cancelled", answerBefore: null });
      }
      const [item] = await lockItems(tx, [known]);
      if (item?.state !== "signed")
        return refuse({ code: "ITEM_STATE_REFUSED", from: item?.state ?? "cancelled", to: "awaiting-confirmation" });
      const answerBefore = new Date(confirmationDue(now.toISOString()));
      const asked = await askAboutItem(tx, { ...known, by, at: now, answerBefore, note, facts });
      if (!asked.ok) return asked;
      await tell(tx, deps, {
        userId: known.userId,
        type: "order",
        template: "item-needs-confirmation",
        facts: {
          ...names,
          dueAt: answerBefore.toISOString(),
          reasonZh: findings[kind].zh,
          reasonEn: findings[kind].en,
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
