import { randomBytes } from "node:crypto";
import { type Db, fieldsOf, type Tx } from "#platform";

/** Who may see a file: everybody, the customer it is of and staff, or staff alone. */
type Visibility = "public" | "owner" | "staff";

export type StoredFile = {
  /** As `newFileId` makes them: an id cannot be guessed. */
  id: string;
  ownerUserId: string | null;
  visibility: Visibility;
  mimeType: string;
  bytes: number;
  /** Of a picture, px. */
  size?: { width: number; height: number };
  createdBy: string;
  at: Date;
};

/** 128 random bits: who has the id of a file was given it. */
export function newFileId(): string {
  return randomBytes(16).toString("hex");
}

/** Notes a file whose bytes are stored already; without its row nobody is shown them. */
export async function insertStoredFile(tx: Tx | Db, file: StoredFile): Promise<void> {
  await tx
    .insertInto("stored_file")
    .values({
      id: file.id,
      owner_user_id: file.ownerUserId,
      visibility: file.visibility,
      mime_type: file.mimeType,
      bytes: file.bytes,
      width: file.size?.width ?? null,
      height: file.size?.height ?? null,
      created_by: file.createdBy,
      created_at: file.at,
    })
    .execute();
}

/**
 * Whose a file is and who may see it; undefined for one removed or never stored. Whether somebody may is the caller's to decide.
 */
export async function findStoredFile(db: Db, fileId: string) {
  const row = await db
    .selectFrom("stored_file")
    .select(["owner_user_id", "visibility", "mime_type"])
    .where("id", "=", fileId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row && fieldsOf(row);
}

/** Files of somebody whose bytes are still there; at most so many at once. */
export async function filesOfOwner(db: Db, ownerUserId: string, limit: number) {
  const rows = await db
    .selectFrom("stored_file")
    .select(["id", "mime_type"])
    .where("owner_user_id", "=", ownerUserId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(fieldsOf);
}

/** Shows a file to nobody any more; its bytes are the caller's to delete. */
export async function markRemoved(db: Db, fileId: string, at: Date): Promise<void> {
  await db.updateTable("stored_file").set({ removed_at: at }).where("id", "=", fileId).execute();
}
