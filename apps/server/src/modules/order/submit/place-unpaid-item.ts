import type { Tx } from "#platform";
import { recordStep } from "../../timeline/index.ts";
import { insertItem, type NewItem } from "./insert-item.store.ts";

/** Writes an item its buyer has ordered and not paid, with the first step of its history. */
export async function placeUnpaidItem(tx: Tx, item: Omit<NewItem, "state">): Promise<void> {
  const { userId, at } = item;
  const { id } = await insertItem(tx, { ...item, state: "unpaid" });
  const by = { kind: "user", id: userId } as const;
  await recordStep(tx, { userId, subjectKind: "item", subjectId: id, from: null, to: "unpaid", by, at });
}
