import { sql } from "kysely";
import type { Deps, Tx } from "#platform";
import { armStorageClock } from "../arm-storage-clock.ts";
import { lockStored, type StoredKey } from "./shelved-item.store.ts";

/**
 * Puts goods that came back to us on a shelf and begins their storage anew: all the time since they first came in counts as stood still,
 * what was paid for stays. When they first came in stays too, so no return window reopens. Returns until when they lie free.
 */
export async function shelveAgain(
  tx: Tx,
  deps: Pick<Deps, "settings">,
  key: StoredKey,
  { shelf, at }: { shelf: string; at: Date },
): Promise<Date> {
  const stored = await lockStored(tx, key);
  if (!stored) throw new Error(`item ${key.itemId} was never in storage`);
  const stillMs = at.getTime() - stored.stockedInAt.getTime();
  const freeUntil = new Date(stored.freeUntil.getTime() + stillMs - stored.stillMs);
  await tx
    .updateTable("stored_item")
    .set({ shelf, free_until: freeUntil, paused_at: null, still_ms: sql<string>`${stillMs}` })
    .where("user_id", "=", key.userId)
    .where("item_id", "=", key.itemId)
    .execute();
  await armStorageClock(tx, deps, { ...stored, freeUntil }, at);
  return freeUntil;
}
