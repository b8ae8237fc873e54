import { ok, type Result, refuse } from "@sihai/domain";
import { type StoredLine, splitStored } from "@sihai/domain/storage";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import type { Item } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { changeTask, lockTask, type StoredPart, splitStoredRow } from "../warehouse/index.ts";
import { splitLineRow } from "./split-line.store.ts";

type Measured = { grams: number; sidesCm: readonly [number, number, number]; shelf: string };
type Command = {
  taskId: string;
  /** As scanned at the bench. */
  itemNo: string;
  kept: Measured;
  taken: Measured;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Split = { itemNo: string; newItemNo: string };
type Refusal =
  | { code: "STORAGE_TASK_NOT_FOUND" | "STORAGE_ITEM_AWAY" }
  | { code: "STORAGE_WRONG_ITEM"; itemNo: string }
  | { code: "STORED_SPLIT_REFUSED" }
  | OnceRefusal;

/**
 * The bench has laid the pieces its owner asked for apart, weighed and measured both parts: they are two items from now on, which travel as
 * their owner likes. No money moves; what was paid and what the purchase cost are shared by pieces.
 */
export function splitStoredItem(deps: Deps, command: Command): Promise<Result<Split, Refusal>> {
  const { staffId, now } = command;
  return transact<Split, Refusal>(
    deps.db,
    async (tx) => {
      const locked = await lockTask(tx, command.taskId, ["split"]);
      if (!locked.ok) return locked;
      const { task, item, stored } = locked.value;
      if (item.itemNo !== command.itemNo) return refuse({ code: "STORAGE_WRONG_ITEM", itemNo: item.itemNo });
      if (stored.quantity !== item.quantity) return refuse({ code: "STORED_SPLIT_REFUSED" });
      const parts = splitStored(lineOf(item), task.pieces ?? 0);
      if (!parts.ok) return parts;
      const made = await splitLineRow(tx, item, parts.value);
      const kept = partOf(command.kept, parts.value.kept.quantity);
      const taken = partOf(command.taken, parts.value.taken.quantity);
      await splitStoredRow(tx, deps, task, { kept, taken, madeId: made.itemId, now });
      await changeTask(tx, task, { state: "done", at: now, staffId, madeItemId: made.itemId }, { kind: "staff", id: staffId });
      await audit(tx, {
        staffId,
        action: "storage.split",
        subject: `item:${item.itemNo}`,
        facts: { pieces: taken.quantity, newItemNo: made.itemNo, grams: [kept.grams, taken.grams] },
        at: now,
      });
      await tell(tx, deps, {
        userId: task.userId,
        type: "warehouse",
        template: "storage-split",
        facts: {
          itemNo: item.itemNo,
          name: item.name,
          kept: kept.quantity,
          taken: taken.quantity,
        },
        link: `/order/in-storage/goods-list?warehouse=${stored.warehouse}`,
        at: now,
      });
      return ok({ itemNo: item.itemNo, newItemNo: made.itemNo });
    },
    command.once,
  );
}

function lineOf(item: Item): StoredLine {
  return {
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    domesticFreight: item.domesticFreight,
    discount: item.discount,
    discountOn: item.discountOn,
    discountBack: item.discountBack,
    paid: item.paid,
    refunded: item.refunded,
    realPrice: item.realPrice,
  };
}

function partOf({ grams, sidesCm, shelf }: Measured, quantity: number): StoredPart {
  const [a = 0, b = 0, c = 0] = sidesCm.map((side) => Math.round(side * 10)).sort((left, right) => right - left);
  return { quantity, grams, sidesMm: [a, b, c], shelf };
}
