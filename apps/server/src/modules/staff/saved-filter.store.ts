import { type Db, fieldsOf, type Tx } from "#platform";

export type SavedFilter = { filterId: string; name: string; search: string };
type Row = { id: string; name: string; search: string };
const columns = ["id", "name", "search"] as const;

function savedFilterOf(row: Row): SavedFilter {
  const { id: filterId, ...filter } = fieldsOf(row);
  return { filterId, ...filter };
}

/** The filters a member of staff saved on a page, in the order they were saved. */
export async function filtersOf(db: Db | Tx, staffId: string, page: string): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom("saved_filter")
    .select(columns)
    .where("staff_id", "=", staffId)
    .where("page", "=", page)
    .orderBy("id")
    .execute();
  return rows.map(savedFilterOf);
}

type NewFilter = { staffId: string; page: string; name: string; search: string; at: Date };

/** Keeps a filter under its name, in the place of one that had it. */
export async function upsertFilter(tx: Tx, { staffId, page, name, search, at }: NewFilter): Promise<SavedFilter> {
  const row = await tx
    .insertInto("saved_filter")
    .values({ staff_id: staffId, page, name, search, created_at: at })
    .onConflict((conflict) => conflict.columns(["staff_id", "page", "name"]).doUpdateSet({ search }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return savedFilterOf(row);
}

/** How many went: 0 where it is none of this member of staff's, or gone already. */
export async function deleteFilter(db: Db, staffId: string, filterId: string): Promise<number> {
  const deleted = await db
    .deleteFrom("saved_filter")
    .where("staff_id", "=", staffId)
    .where("id", "=", filterId)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Whoever saves filters in two windows does so one after the other. */
export async function lockStaff(tx: Tx, staffId: string): Promise<void> {
  await tx.selectFrom("staff").select("id").where("id", "=", staffId).forNoKeyUpdate().execute();
}
