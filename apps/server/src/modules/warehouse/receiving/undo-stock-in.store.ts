import type { UndoReason } from "@sihai/domain/warehouse";
import { sql } from "kysely";
import type { Tx } from "#platform";
import type { StoredKey } from "../shelf/shelved-item.store.ts";

/**
 * Whether anything has happened to an item since it was stocked in, by its own history or by what was asked, promised or charged for it
 * on its shelf. The caller holds the item's lock, and whoever begins any of these takes it too.
 */
export async function somethingFollowed(tx: Tx, { userId, itemId }: StoredKey): Promise<boolean> {
  const of = (table: string) => sql`select 1 from ${sql.table(table)} t where t.user_id = ${userId} and t.item_id = ${itemId}`;
  const { rows } = await sql<{ followed: boolean }>`
    select coalesce((select from_state <> 'signed' or to_state <> 'stocked-in' from timeline t where t.user_id = ${userId}
        and t.subject_kind = 'item' and t.subject_id = ${itemId} order by seq desc limit 1), true)
      or s.paused_at is not null or s.still_ms <> 0 or s.extended_ms <> 0
      or exists (${of("parcel_item")}) or exists (${of("expert_item")}) or exists (${of("storage_extension_item")})
      or exists (${of("storage_task")})
      or exists (${of("item_service")} and (t.created_at >= s.stocked_in_at or t.done_at >= s.stocked_in_at))
      or exists (${of("supplement")} and (t.asked_at >= s.stocked_in_at or t.paid_at >= s.stocked_in_at))
      or exists (select 1 from order_item p where p.user_id = ${userId} and p.split_from = ${itemId} and p.created_at >= s.stocked_in_at)
      or exists (select 1 from ledger_entry e where e.business_key = ${`forwarding-services:${itemId}`}) as followed
    from stored_item s where s.user_id = ${userId} and s.item_id = ${itemId}`.execute(tx);
  return rows[0]?.followed ?? true;
}

type Undone = StoredKey & { photos: readonly string[]; reason: UndoReason; note: string; staffId: string; at: Date };

/** Keeps what the bench had written down, with who takes it back and why. */
export async function keepUndone(tx: Tx, { userId, itemId, photos, reason, note, staffId, at }: Undone): Promise<void> {
  await sql`insert into stock_in_undone (user_id, item_id, seq, stocked_in_by, stocked_in_at, grams, sides_mm, shelf, photos,
      reason, note, undone_by, undone_at)
    select user_id, item_id, (select count(*) + 1 from stock_in_undone u where u.user_id = s.user_id and u.item_id = s.item_id),
      stocked_in_by, stocked_in_at, weight_grams, array[length_mm, width_mm, height_mm], shelf, ${[...photos]}::text[],
      ${reason}, ${note}, ${staffId}, ${at}
    from stored_item s where user_id = ${userId} and item_id = ${itemId}`.execute(tx);
}

/** Expected at the bench again, by its old deadline. */
export async function markExpected(tx: Tx, { userId, itemId }: StoredKey, dueAt: Date | null): Promise<void> {
  await tx.updateTable("order_item").set({ due_at: dueAt }).where("user_id", "=", userId).where("id", "=", itemId).execute();
}
