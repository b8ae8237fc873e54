import { sql } from "kysely";
import { type Db, fieldsOf, type Tx } from "#platform";

export type StaffRow = { staffId: string; login: string; name: string; email: string | null; roles: string[]; disabled: boolean };

/** Every member of staff there ever was, those at work first. */
export async function allStaff(db: Db) {
  const { rows } = await sql<StaffRow & { hasPassword: boolean; invitedUntil: Date | null; hasFactor: boolean }>`
    select s.id as "staffId", s.login, s.name, s.email, s.roles, s.disabled, s.password_hash is not null as "hasPassword",
      i.expires_at as "invitedUntil", f.confirmed_at is not null as "hasFactor"
    from staff s
    left join staff_invitation i on i.staff_id = s.id and i.used_at is null and i.replaced_at is null
    left join staff_factor f on f.staff_id = s.id
    order by s.disabled, s.login`.execute(db);
  return rows;
}

const columns = ["id", "login", "name", "email", "roles", "disabled", "password_hash"] as const;

/**
 * Locks the account of a member of staff, disabled or not; undefined when there is none. After `lockAdmins`, where both are
 * locked.
 */
export async function lockStaffMember(tx: Tx, staffId: string) {
  const row = await tx.selectFrom("staff").select(columns).where("id", "=", staffId).forUpdate().executeTakeFirst();
  return row && fieldsOf(row);
}

/** The name staff log in with, under which the audit log knows them. */
export async function auditSubject(db: Db | Tx, staffId: string): Promise<string> {
  const row = await db.selectFrom("staff").select("login").where("id", "=", staffId).executeTakeFirstOrThrow();
  return `staff:${row.login}`;
}

/** How somebody logs in who is logged in. */
export async function ownLogin(db: Db, staffId: string): Promise<{ login: string; passwordHash: string | null }> {
  const row = await db.selectFrom("staff").select(["login", "password_hash"]).where("id", "=", staffId).executeTakeFirstOrThrow();
  return fieldsOf(row);
}

/** Rights of colleagues change one after the other, so that two never take away each other's. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from staff where not disabled and password_hash is not null
    and 'admin' = any(roles) order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

type Invited = { login: string; name: string; email: string; roles: readonly string[]; at: Date };

/** Null when the login or the address is somebody's already. */
export async function insertInvited(tx: Tx, { login, name, email, roles, at }: Invited): Promise<string | null> {
  const row = await tx
    .insertInto("staff")
    .values({ login, name, email, roles: [...roles], password_hash: null, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

type Change = { roles?: readonly string[]; disabled?: boolean; passwordHash?: string };

/** Writes what is named of a locked account; sessions and devices are the caller's to end. */
export async function changeStaff(tx: Tx, staffId: string, { roles, disabled, passwordHash }: Change): Promise<void> {
  await tx
    .updateTable("staff")
    .set({
      ...(roles && { roles: [...roles] }),
      ...(disabled !== undefined && { disabled }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
    })
    .where("id", "=", staffId)
    .execute();
}
