import { permissionsOf, staffRoleNames } from "@sihai/domain/staff";
import type { Db, Tx } from "#platform";
import { othersWithRoles } from "./staff-at-work.store.ts";

const editorRoles = staffRoleNames.filter((role) => permissionsOf([role]).has("freight.edit"));

/**
 * Whether a member of staff may check what somebody made: anybody else may; the maker only where nobody else at work could
 * (docs/decisions/0034-rate-card-versions.md).
 */
export async function mayCheck(db: Db | Tx, makerId: string, staffId: string): Promise<"yes" | "alone" | "own"> {
  if (makerId !== staffId) return "yes";
  return (await othersWithRoles(db, editorRoles, staffId)) > 0 ? "own" : "alone";
}
