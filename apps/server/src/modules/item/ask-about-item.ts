import { ok, type Result } from "@sihai/domain";
import { defineTimer, setTimer, subjectPart, type Tx } from "#platform";
import type { Actor } from "../timeline/index.ts";
import type { ItemKey } from "./item.store.ts";
import { type ItemRefusal, moveItem } from "./move-item.ts";

/** Timer of a question to the buyer. The order module answers for what happens when it passes. */
export const confirmTimer = defineTimer("order.confirm", { userId: subjectPart.id, itemId: subjectPart.id });

type Question = ItemKey & { by: Actor; at: Date; answerBefore: Date; note: string; facts: Record<string, unknown> };

/** Puts an item off until the buyer has answered, or until the time for it has passed. The facts say what was asked and why. */
export async function askAboutItem(
  tx: Tx,
  { userId, itemId, by, at, answerBefore, note, facts }: Question,
): Promise<Result<undefined, ItemRefusal>> {
  const change = { dueAt: answerBefore };
  const moved = await moveItem(tx, { userId, itemId, to: "awaiting-confirmation", by, at, note, facts, change });
  if (!moved.ok) return moved;
  await setTimer(tx, confirmTimer, { userId, itemId }, answerBefore);
  return ok();
}
