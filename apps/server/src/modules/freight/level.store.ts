import type { Db, Tx } from "#platform";

/** The member level, 0 to 5; 0 for an account that is gone. */
export async function levelOf(db: Db | Tx, userId: string): Promise<number> {
  const row = await db.selectFrom("app_user").select("level").where("id", "=", userId).executeTakeFirst();
  return row?.level ?? 0;
}
