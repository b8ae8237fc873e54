import type { Db } from "#platform";

/** Names by staff id, of those who left too. At least one id has to be given. */
export async function namesOf(db: Db, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", [...staffIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
