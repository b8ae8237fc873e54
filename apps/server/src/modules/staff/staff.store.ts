import type { StaffRole } from "@sihai/domain/staff";
import type { Db, Tx } from "#platform";

export type StaffRow = { id: string; name: string; password_hash: string; roles: string[] };

/** A member of staff who may log in; disabled ones are as unknown. */
export async function staffByLogin(db: Db, login: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom("staff")
    .select(["id", "name", "password_hash", "roles"])
    .where("login", "=", login)
    .where("disabled", "=", false)
    .executeTakeFirst();
}

type NewStaff = { login: string; name: string; passwordHash: string; roles: readonly StaffRole[]; at: Date };

/** Null when the login is taken. */
export async function insertStaff(db: Db | Tx, { login, name, passwordHash, roles, at }: NewStaff): Promise<string | null> {
  const row = await db
    .insertInto("staff")
    .values({ login, name, password_hash: passwordHash, roles: [...roles], created_at: at })
    .onConflict((conflict) => conflict.column("login").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
