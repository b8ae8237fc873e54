import type { Db } from "#platform";

/** Who did something to a subject, and when, the latest first; at most `limit` times. Acts of the system itself are left out. */
export async function actsOn(
  db: Db,
  { subject, action, limit }: { subject: string; action: string; limit: number },
): Promise<{ by: string; at: Date }[]> {
  const rows = await db
    .selectFrom("audit_log as a")
    .innerJoin("staff as s", "s.id", "a.staff_id")
    .select(["s.name", "a.at"])
    .where("a.subject", "=", subject)
    .where("a.action", "=", action)
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ name, at }) => ({ by: name, at }));
}
