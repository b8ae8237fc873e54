import type { CorrectionReason } from "@sihai/domain/warehouse";
import { correctionReasons } from "@sihai/domain/warehouse";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";
import type { StoredKey } from "../shelf/shelved-item.store.ts";

/** What the bench writes down; sides in millimetres, longest first, photos as file ids. */
export type Noted = { grams: number; sidesMm: [number, number, number]; shelf: string; quantity: number; photos: string[] };
type Correction = { was: Noted; now: Noted; reason: CorrectionReason; note: string; staffId: string; at: Date };

/** Writes what it should have been on the stored item, and both into its history. The caller holds the item's lock. */
export async function writeCorrection(tx: Tx, { userId, itemId }: StoredKey, correction: Correction): Promise<void> {
  const { was, now, reason, note, staffId, at } = correction;
  const [length, width, height] = now.sidesMm;
  await tx
    .updateTable("stored_item")
    .set({
      weight_grams: now.grams,
      length_mm: length,
      width_mm: width,
      height_mm: height,
      shelf: now.shelf,
      quantity: now.quantity,
    })
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .execute();
  await tx
    .insertInto("stored_correction")
    .values({
      user_id: userId,
      item_id: itemId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from stored_correction where user_id = ${userId} and item_id = ${itemId})`,
      grams_was: was.grams,
      grams: now.grams,
      sides_mm_was: was.sidesMm,
      sides_mm: now.sidesMm,
      shelf_was: was.shelf,
      shelf: now.shelf,
      quantity_was: was.quantity,
      quantity: now.quantity,
      photos_was: was.photos,
      photos: now.photos,
      reason,
      note,
      corrected_by: staffId,
      corrected_at: at,
    })
    .execute();
}

/** How a stored item was corrected, the latest first. */
export async function correctionsOf(db: Db, { userId, itemId }: StoredKey) {
  const rows = await db
    .selectFrom("stored_correction as c")
    .innerJoin("staff as s", "s.id", "c.corrected_by")
    .selectAll("c")
    .select("s.name as staff_name")
    .where("c.user_id", "=", userId)
    .where("c.item_id", "=", itemId)
    .orderBy("c.seq", "desc")
    .limit(50)
    .execute();
  const cm = (sides: readonly number[]) => sides.map((side) => side / 10);
  return rows.map((row) => ({
    at: row.corrected_at,
    staffName: row.staff_name,
    reason: oneOf(correctionReasons, row.reason, "stored_correction.reason"),
    note: row.note,
    was: {
      ...{ grams: row.grams_was, sidesCm: cm(row.sides_mm_was), shelf: row.shelf_was, photos: row.photos_was },
      ...(row.quantity_was !== null && { quantity: row.quantity_was }),
    },
    now: {
      ...{ grams: row.grams, sidesCm: cm(row.sides_mm), shelf: row.shelf, photos: row.photos },
      ...(row.quantity !== null && { quantity: row.quantity }),
    },
  }));
}
