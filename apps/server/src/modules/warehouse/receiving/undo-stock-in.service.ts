import { ok, type Result, refuse } from "@sihai/domain";
import { stockInDeadline, type UndoReason } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { lockStored, type StoredKey } from "../shelf/shelved-item.store.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { photosOf, removePhotos } from "./photo.store.ts";
import { keepUndone, markExpected, somethingFollowed } from "./undo-stock-in.store.ts";

type Command = {
  itemNo: string;
  reason: UndoReason;
  note?: string | undefined;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Undone = { itemNo: string; dueAt: Date | null };
type Refusal = { code: "ITEM_NOT_FOUND" | "STOCK_IN_FOLLOWED" } | ItemRefusal | OnceRefusal;

/**
 * Takes a stock-in back while nothing followed: the item is signed again and due when it was. What had been written down is kept, its
 * photos are shown no more. The item's lock decides against a parcel that is submitted at the same moment.
 */
export async function undoStockIn(deps: Deps, command: Command): Promise<Result<Undone, Refusal>> {
  const { itemNo, reason, staffId, now: at } = command;
  const note = command.note ?? "";
  const known = await benchItemByNo(deps.db, itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  const { userId, itemId, name } = known;

  return transact<Undone, Refusal>(
    deps.db,
    async (tx) => {
      const [item] = await lockItems(tx, [known]);
      if (!item || !(await lockStored(tx, known))) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state === "stocked-in" && (await somethingFollowed(tx, known))) return refuse({ code: "STOCK_IN_FOLLOWED" });
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveItem(tx, { userId, itemId, to: "signed", by, at, facts: { stockInUndone: reason } });
      if (!moved.ok) return moved;
      await keepUndone(tx, { userId, itemId, photos: await takePhotosAway(tx, known), reason, note, staffId, at });
      const signedAt = item.signedAt;
      const dueAt = signedAt && stockInDeadline(signedAt, known.services, deps.settings.at(signedAt));
      await markExpected(tx, known, dueAt);
      await audit(tx, { staffId, action: "receiving.undo-stock-in", subject: `item:${itemNo}`, facts: { reason, note }, at });
      await tell(tx, deps, {
        ...{ userId, type: "warehouse", template: "item-stock-in-undone", facts: { itemNo, name }, mail: true, at },
        link: `/order/detail?orderNo=${known.orderNo}`,
      });
      return ok({ itemNo, dueAt });
    },
    command.once,
  );
}

/** The bench photographs it anew; the files stay. */
async function takePhotosAway(tx: Tx, { userId, itemId }: StoredKey): Promise<string[]> {
  const photos = (await photosOf(tx, userId, "item", [itemId])).get(itemId) ?? [];
  await removePhotos(tx, { userId, kind: "item", id: itemId }, ["standard", "fine"]);
  return photos.map(({ fileId }) => fileId);
}
