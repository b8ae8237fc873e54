import type { StaffRole } from "@sihai/domain/staff";
import { type Deps, hashPassword } from "#platform";
import { insertStaff } from "./staff.store.ts";

/** Gives a member of staff a login; for the seed and the first start. Null when the login is taken. */
export async function createStaff(
  deps: Deps,
  { password, ...staff }: { login: string; name: string; password: string; roles: readonly StaffRole[] },
): Promise<string | null> {
  return insertStaff(deps.db, { ...staff, passwordHash: await hashPassword(password), at: deps.clock.now() });
}
