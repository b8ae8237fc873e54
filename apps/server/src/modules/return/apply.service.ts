import { type money, ok, refuse, zero } from "@sihai/domain";
import {
  freeReturnsAMonth,
  type ReturnKind,
  type ReturnObstacle,
  type ReturnReason,
  returnMonth,
  returnNumber,
  returnStepDue,
} from "@sihai/domain/return";
import { type Deps, type Once, transact } from "#platform";
import { levelOf } from "../freight/index.ts";
import { lockItems, moveItem } from "../item/index.ts";
import { findOrder, itemsOfOrders } from "../order/index.ts";
import { recordStep } from "../timeline/index.ts";
import { ownsFiles, pauseStorage, photosOf, storedItemsOf } from "../warehouse/index.ts";
import { eligibilityOf } from "./eligibility-of.ts";
import { exchangedBefore, insertReturn, insertReturnPhotos, takeFreeUse } from "./return.store.ts";

type Command = {
  userId: string;
  orderNo: string;
  itemNos: readonly string[];
  type: ReturnKind;
  reason: ReturnReason;
  description: string;
  wanted: string;
  photos: readonly string[];
  now: Date;
  once: Once | null;
};
type Applied = { returnNo: string; fee: ReturnType<typeof money>; isFree: boolean };
type Refusal =
  | { code: "ORDER_NOT_FOUND" | "ITEM_NOT_FOUND" | "RETURN_PHOTO_NOT_FOUND" | "RETURN_WANTED_MISSING" }
  | { code: "RETURN_NOT_ELIGIBLE"; itemNo: string; obstacle: ReturnObstacle };

/**
 * Asks to send goods of one order back. The items are taken off what can be sent, their storage clock stands still, the pictures of their
 * stock-in are kept with the application, and one of the month's free operations is taken if there is one (rules P-08, P-09 and F26).
 */
export function applyForReturn(deps: Deps, command: Command) {
  const { userId, type, now } = command;
  return transact<Applied, Refusal>(
    deps.db,
    async (tx) => {
      if (type === "exchange" && command.wanted === "") return refuse({ code: "RETURN_WANTED_MISSING" });
      const order = await findOrder(tx, userId, command.orderNo);
      if (!order) return refuse({ code: "ORDER_NOT_FOUND" });
      const wanted = new Set(command.itemNos);
      const chosen = (await itemsOfOrders(tx, userId, [order.id])).filter((item) => wanted.has(item.itemNo));
      if (chosen.length !== wanted.size) return refuse({ code: "ITEM_NOT_FOUND" });
      const itemIds = chosen.map(({ id }) => id);
      const items = await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId, itemId })),
      );
      const [stored, exchanged] = [await storedItemsOf(tx, userId, itemIds), await exchangedBefore(tx, userId, itemIds)];
      for (const item of items) {
        const { obstacle } = eligibilityOf(deps, item, { stored, exchanged, now });
        if (obstacle !== null) return refuse({ code: "RETURN_NOT_ELIGIBLE", itemNo: item.itemNo, obstacle });
      }
      if (!(await ownsFiles(tx, userId, command.photos))) return refuse({ code: "RETURN_PHOTO_NOT_FOUND" });

      const rules = deps.settings.at(now);
      const fee = rules.returnFees[type];
      const dueAt = returnStepDue("applied", now, rules);
      const returnId = await insertReturn(tx, { ...command, orderId: order.id, kind: type, fee, dueAt, at: now }, itemIds);
      const key = { userId, returnId };
      const allowed = freeReturnsAMonth(await levelOf(tx, userId), rules);
      const isFree = await takeFreeUse(tx, key, { month: returnMonth(now), allowed });
      await insertReturnPhotos(tx, key, "buyer", command.photos);
      const stockIn = await photosOf(tx, userId, "item", itemIds);
      const kept = [...stockIn.values()].flatMap((photos) => photos.map(({ fileId }) => fileId));
      await insertReturnPhotos(tx, key, "stock-in", kept);
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "return", subjectId: returnId, from: null, to: "applied", by, at: now });
      for (const item of items) {
        const to = type === "return" ? "returning" : "exchanging";
        const moved = await moveItem(tx, {
          userId,
          itemId: item.id,
          to,
          by,
          at: now,
          facts: { returnNo: returnNumber(returnId) },
        });
        if (!moved.ok) return refuse({ code: "RETURN_NOT_ELIGIBLE", itemNo: item.itemNo, obstacle: "under-way" });
      }
      await pauseStorage(tx, userId, itemIds, now);
      return ok({ returnNo: returnNumber(returnId), fee: isFree ? zero("CNY") : fee, isFree });
    },
    command.once,
  );
}
