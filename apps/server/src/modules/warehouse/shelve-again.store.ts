import { storagePolicy } from "@sihai/domain/warehouse";
import { sql } from "kysely";
import type { Tx } from "#platform";
import { armStorageClock } from "./arm-storage-clock.ts";

const freeMs = storagePolicy.freeDays * 86_400_000;

/**
 * Puts goods that came back to us on a shelf; their free storage begins anew. When they first came in stays, so no return window reopens: the
 * time they were away counts as time their clock stood still.
 */
export async function shelveAgain(
  tx: Tx,
  { userId, itemId }: { userId: string; itemId: string },
  { shelf, freeUntil }: { shelf: string; freeUntil: Date },
): Promise<void> {
  const begins = new Date(freeUntil.getTime() - freeMs);
  const updated = await tx
    .updateTable("stored_item")
    .set({
      shelf,
      free_until: freeUntil,
      paused_at: null,
      extended_ms: 0,
      still_ms: sql<string>`ceil(extract(epoch from ${begins}::timestamptz - stocked_in_at) * 1000)::bigint`,
    })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`item ${itemId} was never in storage`);
  await armStorageClock(tx, { userId, itemId }, freeUntil, begins);
}
