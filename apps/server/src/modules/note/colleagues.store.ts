import { type NoteSubjectKind, notableBy } from "@sihai/domain/note";
import { type RolePermissions, rolesWith } from "@sihai/domain/staff";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

type Colleague = { staffId: string; name: string };

/** Who is at work and may find such things, by name. */
export async function colleaguesFor(db: Db | Tx, kind: NoteSubjectKind, kept: RolePermissions): Promise<Colleague[]> {
  const roles = rolesWith(notableBy[kind], kept);
  const { rows } = await sql<Colleague>`select id as "staffId", name from staff
    where not disabled and roles && ${roles}::text[] order by name, id`.execute(db);
  return rows;
}
