import { ok, type Result, refuse } from "@sihai/domain";
import { stockInDeadline } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { closeDelivery, markSigned } from "./arrived-item.store.ts";
import { itemsOfDelivery } from "./bench-item.store.ts";
import { isDisputed } from "./dispute.store.ts";

type Command = { trackingNo: string; deliveredAt: Date; staffId: string; now: Date; once: Once | null };
type Signed = { items: { itemNo: string; dueAt: Date }[] };
type Refusal =
  | { code: "DELIVERY_UNKNOWN" }
  | { code: "DELIVERY_DISPUTED" }
  | { code: "DELIVERED_IN_FUTURE" }
  | ItemRefusal
  | OnceRefusal;

/**
 * A courier delivered: every item announced under the number is signed for, and the stock-in clock starts with the delivery
 * (rules F-10 and F-11). Items of the delivery that were signed before keep their time.
 */
export async function signDelivery(
  deps: Deps,
  { trackingNo, deliveredAt, staffId, now, once }: Command,
): Promise<Result<Signed, Refusal>> {
  if (deliveredAt > now) return refuse({ code: "DELIVERED_IN_FUTURE" });
  return transact<Signed, Refusal, Read>(
    deps.db,
    async (tx, { announced, isOpen }) => {
      if (announced.length === 0) return refuse({ code: "DELIVERY_UNKNOWN" });
      if (isOpen) return refuse({ code: "DELIVERY_DISPUTED" });
      const locked = await lockItems(tx, announced);
      const rules = deps.settings.at(deliveredAt);
      const dueOf = (itemId: string) =>
        stockInDeadline(deliveredAt, announced.find((each) => each.itemId === itemId)?.services ?? [], rules);
      const items: Signed["items"] = [];
      for (const row of locked) {
        const dueAt = dueOf(row.id);
        if (row.state === "signed") {
          items.push({ itemNo: row.itemNo, dueAt: row.dueAt ?? dueAt });
          continue;
        }
        const key = { userId: row.userId, itemId: row.id };
        const moved = await moveItem(tx, {
          ...key,
          to: "signed",
          by: { kind: "staff", id: staffId },
          at: now,
          facts: { trackingNo },
          locked: row,
        });
        if (!moved.ok) return moved;
        await markSigned(tx, key, deliveredAt, dueAt);
        await tell(tx, deps, {
          userId: row.userId,
          type: "order",
          template: "item-signed",
          facts: { itemNo: row.itemNo, name: row.name },
          link: `/order/list?keyword=${row.itemNo}`,
          at: now,
        });
        items.push({ itemNo: row.itemNo, dueAt });
      }
      for (const userId of new Set(locked.map((row) => row.userId))) await closeDelivery(tx, { userId, trackingNo, at: now });
      await audit(tx, {
        staffId,
        action: "receiving.sign",
        subject: trackingNo,
        facts: { items: items.map(({ itemNo }) => itemNo) },
        at: now,
      });
      return ok({ items });
    },
    once,
    (tx) => readAhead(tx, trackingNo),
  );
}

type Read = Awaited<ReturnType<typeof readAhead>>;

async function readAhead(tx: Tx, trackingNo: string) {
  const [isOpen, announced] = await Promise.all([isDisputed(tx, trackingNo), itemsOfDelivery(tx, trackingNo)]);
  return { announced, isOpen };
}
