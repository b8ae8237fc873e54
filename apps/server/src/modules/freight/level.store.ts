import { type Db, prepared, type Tx } from "#platform";

/** The member level, 0 to 5; 0 for an account that is gone. */
export async function levelOf(db: Db | Tx, userId: string): Promise<number> {
  const [row] = (await db.executeQuery(level({ userId }))).rows;
  return row?.level ?? 0;
}

const level = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom("app_user").select("level").where("id", "=", userId),
);
