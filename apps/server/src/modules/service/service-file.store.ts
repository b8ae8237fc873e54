import type { Db, Tx } from "#platform";
import type { ItemService } from "./service.store.ts";

/** Keeps the pictures and videos a service came to, in their order. */
export async function insertServiceFiles(tx: Tx, service: ItemService, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto("item_service_file")
    .values(fileIds.map((file_id, index) => ({ user_id: service.userId, service_id: service.id, position: index + 1, file_id })))
    .execute();
}

export type ServiceFile = { serviceId: string; fileId: string; mimeType: string };

/** The files of many services, each one's in their order. */
export async function filesOfServices(db: Db | Tx, userIds: readonly string[], ids: readonly string[]): Promise<ServiceFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("item_service_file as f")
    .innerJoin("stored_file as d", "d.id", "f.file_id")
    .select(["f.service_id", "f.file_id", "d.mime_type"])
    .where("f.user_id", "in", [...new Set(userIds)])
    .where("f.service_id", "in", [...ids])
    .orderBy("f.service_id")
    .orderBy("f.position")
    .execute();
  return rows.map((row) => ({ serviceId: row.service_id, fileId: row.file_id, mimeType: row.mime_type }));
}

/** The owner's video by its name, with the service it was made for. */
export async function findVideo(
  db: Db,
  userId: string,
  fileId: string,
): Promise<{ mimeType: string; serviceId: string; takenAt: Date } | null> {
  const row = await db
    .selectFrom("item_service_file as f")
    .innerJoin("stored_file as d", "d.id", "f.file_id")
    .select(["d.mime_type", "f.service_id", "d.created_at"])
    .where("f.file_id", "=", fileId)
    .where("f.user_id", "=", userId)
    .where("d.owner_user_id", "=", userId)
    .where("d.mime_type", "like", "video/%")
    .executeTakeFirst();
  return row ? { mimeType: row.mime_type, serviceId: row.service_id, takenAt: row.created_at } : null;
}

/** Detailed photos taken at stock-in, oldest first. */
export async function finePhotosOf(tx: Tx, service: ItemService): Promise<string[]> {
  const rows = await tx
    .selectFrom("photo")
    .select("file_id")
    .where("user_id", "=", service.userId)
    .where("subject_kind", "=", "item")
    .where("subject_id", "=", service.itemId)
    .where("kind", "=", "fine")
    .orderBy("id")
    .execute();
  return rows.map(({ file_id }) => file_id);
}
