import { type RoleRules, rolesWith, type StaffPermission } from "@sihai/domain/staff";
import type { Db, Tx } from "#platform";
import { othersWithRoles } from "./staff-at-work.store.ts";

type Work = { permission: StaffPermission; makerId: string; staffId: string; rules: RoleRules };

/**
 * Whether a member of staff may check what somebody made: anybody else may; the maker only where nobody else at work could
 * (docs/decisions/0034-rate-card-versions.md).
 */
export async function mayCheckWork(db: Db | Tx, { permission, makerId, staffId, rules }: Work): Promise<"yes" | "alone" | "own"> {
  if (makerId !== staffId) return "yes";
  return (await othersWithRoles(db, rolesWith([permission], rules), staffId)) > 0 ? "own" : "alone";
}

/** The same of prices and taxes. */
export function mayCheck(db: Db | Tx, work: Omit<Work, "permission">): Promise<"yes" | "alone" | "own"> {
  return mayCheckWork(db, { permission: "freight.edit", ...work });
}
