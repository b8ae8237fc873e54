import { sql } from "kysely";
import { type Db, oneOf, prepared, type Tx } from "#platform";

const photoKinds = ["standard", "fine", "scale", "tape", "packed"] as const;
export type PhotoKind = (typeof photoKinds)[number];
export type Photo = { fileId: string; kind: PhotoKind; takenAt: Date };
export type PhotoSubject = { userId: string; kind: "item" | "parcel"; id: string };

/** Photos of many subjects of one customer, by subject id. */
export function photosOf(db: Db | Tx, userId: string, kind: PhotoSubject["kind"], ids: readonly string[]) {
  return photosOfMany(db, [userId], kind, ids);
}

/** The same for subjects of several customers. */
export async function photosOfMany(
  db: Db | Tx,
  userIds: readonly string[],
  kind: PhotoSubject["kind"],
  ids: readonly string[],
): Promise<Map<string, Photo[]>> {
  const found = new Map<string, Photo[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const { rows } = await db.executeQuery(photosOfSubjects({ userIds, kind, ids }));
  for (const row of rows)
    found
      .get(row.subject_id)
      ?.push({ fileId: row.file_id, kind: oneOf(photoKinds, row.kind, "photo.kind"), takenAt: row.taken_at });
  return found;
}

type Subjects = { userIds: readonly string[]; kind: PhotoSubject["kind"]; ids: readonly string[] };
const photosOfSubjects = prepared((db, { userIds, kind, ids }: Subjects) =>
  db
    .selectFrom("photo")
    .select(["subject_id", "file_id", "kind", "taken_at"])
    .where("user_id", "=", sql<string>`any(${userIds}::bigint[])`)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", sql<string>`any(${ids}::bigint[])`)
    .orderBy("id"),
);

/** Keeps photos of an item or parcel in the order given; whose files they are is asked before. */
export async function insertPhotos(
  tx: Tx,
  subject: PhotoSubject,
  photos: readonly { fileId: string; kind: PhotoKind }[],
  by: { staffId: string; at: Date },
): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .insertInto("photo")
    .values(
      photos.map(({ fileId, kind }) => ({
        user_id: subject.userId,
        subject_kind: subject.kind,
        subject_id: subject.id,
        kind,
        file_id: fileId,
        taken_by: by.staffId,
        taken_at: by.at,
      })),
    )
    .execute();
}

/** Takes a parcel's evidence away when it is weighed again; the files stay. */
export async function removePhotos(tx: Tx, subject: PhotoSubject, kinds: readonly PhotoKind[]): Promise<void> {
  await tx
    .deleteFrom("photo")
    .where("user_id", "=", subject.userId)
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("kind", "in", kinds)
    .execute();
}

/** Whether all these files were stored for this customer. */
export async function ownsFiles(db: Db | Tx, userId: string, fileIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length !== fileIds.length) return false;
  if (wanted.length === 0) return true;
  const rows = await db
    .selectFrom("stored_file")
    .select("id")
    .where("owner_user_id", "=", userId)
    .where("id", "in", wanted)
    .execute();
  return rows.length === wanted.length;
}

/**
 * Whether all these files were stored for the customer and none of them stands with something else: what was taken of one item or parcel is
 * never shown as another's. Parts of a split line share the line's. The files are locked, so that two benches do not name one at a time.
 */
export async function arePhotosOf(tx: Tx, { userId, kind, id }: PhotoSubject, fileIds: readonly string[]): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const { rows } = await sql`select id from stored_file
    where owner_user_id = ${userId} and id = any(${[...fileIds]}::text[]) order by id for no key update`.execute(tx);
  if (rows.length !== fileIds.length) return false;
  const line = (item: ReturnType<typeof sql>) =>
    sql`(select coalesce(i.split_from, i.id) from order_item i where i.user_id = ${userId} and i.id = ${item})`;
  const elsewhere = await tx
    .selectFrom("photo")
    .select("id")
    .where("user_id", "=", userId)
    .where("file_id", "in", [...fileIds])
    .where(sql<boolean>`(subject_kind, subject_id) <> (${kind}, ${id}::bigint)`)
    .where(
      sql<boolean>`not (subject_kind = 'item' and ${kind} = 'item' and ${line(sql.ref("subject_id"))} = ${line(sql`${id}::bigint`)})`,
    )
    .limit(1)
    .executeTakeFirst();
  return elsewhere === undefined;
}

/** Whose a bench photo is: by item number or parcel number. */
export async function ownerOfSubject(db: Db, subject: string): Promise<string | null> {
  const item = await db.selectFrom("order_item").select("user_id").where("item_no", "=", subject).executeTakeFirst();
  if (item) return item.user_id;
  const parcel = await db.selectFrom("parcel").select("user_id").where("package_no", "=", subject).executeTakeFirst();
  return parcel?.user_id ?? null;
}
