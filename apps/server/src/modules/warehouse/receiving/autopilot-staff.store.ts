import type { Db } from "#platform";

/** A member of staff who does a bench's work by himself in the sandbox. */
export async function autopilotStaff(db: Db, role: string): Promise<string | null> {
  const row = await db
    .selectFrom("staff")
    .select("id")
    .where(({ eb, val, fn }) => eb(val(role), "=", fn.any("roles")))
    .where("disabled", "=", false)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
