import type { StaffRole } from "@sihai/domain/staff";
import { closeSessionsOf, type Db, inTransaction, openPasswords } from "#platform";
import { dropFactor } from "./factor.store.ts";
import { disableStaff, upsertStaff } from "./staff.store.ts";
import { forgetStaffDevices } from "./staff-device.store.ts";

type Login = { login: string; name: string; password: string; roles: readonly StaffRole[]; now: Date };

/**
 * Gives a member of staff a login; one who has it gets a new name, password and roles, and is logged out everywhere. It is done at the server
 * itself: there the only admin gets in again who has lost the second factor.
 */
export async function giveLogin(db: Db, { password, now, ...staff }: Login): Promise<{ staffId: string; isNew: boolean }> {
  const passwordHash = await openPasswords().hash(password);
  return inTransaction(db, async (tx) => {
    const { id, isNew } = await upsertStaff(tx, { ...staff, passwordHash, at: now });
    await closeSessionsOf(tx, "staff", id);
    await forgetStaffDevices(tx, id);
    await dropFactor(tx, id);
    return { staffId: id, isNew };
  });
}

/** Takes a login away, and logs its holder out everywhere; what they did stays. False when nobody has it. */
export async function endLogin(db: Db, login: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const id = await disableStaff(tx, login);
    if (id === null) return false;
    await closeSessionsOf(tx, "staff", id);
    return true;
  });
}
