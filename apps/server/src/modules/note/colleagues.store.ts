import { type NoteSubjectKind, notableBy } from "@sihai/domain/note";
import { type RoleRules, rolesWith } from "@sihai/domain/staff";
import { sql } from "kysely";
import type { Db, Tx } from "#platform";

type Colleague = { staffId: string; name: string };

/** Who is at work and may find such things, by name. */
export async function colleaguesFor(db: Db | Tx, kind: NoteSubjectKind, rules: RoleRules): Promise<Colleague[]> {
  const roles = rolesWith(notableBy[kind], rules);
  const { rows } = await sql<Colleague>`select id as "staffId", name from staff
    where not disabled and roles && ${roles}::text[] order by name, id`.execute(db);
  return rows;
}
