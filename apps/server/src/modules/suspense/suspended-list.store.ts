import type { Db } from "#platform";

/** The ids of a customer's arrivals that have not ended, and of those that ended since, newest first. */
export async function ownSuspended(db: Db, userId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("suspended_arrival")
    .select("id")
    .where("user_id", "=", userId)
    .where(({ or, eb }) => or([eb("closed_at", "is", null), eb("closed_at", ">", since)]))
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
