import type { StaffRole } from "@sihai/domain/staff";
import { sql } from "kysely";
import { type Db, fieldsOf, type Tx } from "#platform";

export type StaffAccount = { id: string; name: string; passwordHash: string | null; roles: string[] };

/** A member of staff who may log in; disabled ones are as unknown. */
export async function staffByLogin(db: Db, login: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom("staff")
    .select(["id", "name", "password_hash", "roles"])
    .where("login", "=", login)
    .where("disabled", "=", false)
    .executeTakeFirst();
  return row && fieldsOf(row);
}

type NewStaff = { login: string; name: string; passwordHash: string; roles: readonly StaffRole[]; at: Date };

/** A new member of staff, or what is known anew of one who has the login. */
export async function upsertStaff(
  tx: Tx,
  { login, name, passwordHash, roles, at }: NewStaff,
): Promise<{ id: string; isNew: boolean }> {
  const known = { name, password_hash: passwordHash, roles: [...roles], disabled: false };
  const row = await tx
    .insertInto("staff")
    .values({ login, created_at: at, ...known })
    .onConflict((conflict) => conflict.column("login").doUpdateSet(known))
    .returning(["id", sql<boolean>`xmax = 0`.as("is_new")])
    .executeTakeFirstOrThrow();
  return { id: row.id, isNew: row.is_new };
}

/** The one who had the login; null when nobody has. */
export async function disableStaff(tx: Tx, login: string): Promise<string | null> {
  const row = await tx
    .updateTable("staff")
    .set({ disabled: true })
    .where("login", "=", login)
    .where("disabled", "=", false)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Everyone who may log in. */
export async function listStaff(db: Db): Promise<{ login: string; name: string; roles: string[] }[]> {
  return db.selectFrom("staff").select(["login", "name", "roles"]).where("disabled", "=", false).orderBy("login").execute();
}
