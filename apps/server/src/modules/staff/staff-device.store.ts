import type { Db, Tx } from "#platform";

/** Whether this member of staff has logged in from this browser before, and proved the second factor there; an unknown one is looked up all the same. */
export async function staffDevice(
  db: Db,
  staffId: string | undefined,
  device: Buffer,
): Promise<{ isKnown: boolean; isProved: boolean }> {
  const row = await db
    .selectFrom("staff_device")
    .select("proved_at")
    .where("staff_id", "=", staffId ?? "0")
    .where("device_hash", "=", device)
    .executeTakeFirst();
  return { isKnown: row !== undefined, isProved: row?.proved_at != null };
}

/** From now on this browser is known; with `isProved` the second factor counts as proved there, and stays so. */
export async function rememberStaffDevice(
  db: Db | Tx,
  staffId: string,
  device: Buffer,
  { at, isProved }: { at: Date; isProved: boolean },
): Promise<void> {
  await db
    .insertInto("staff_device")
    .values({ staff_id: staffId, device_hash: device, created_at: at, proved_at: isProved ? at : null })
    .onConflict((conflict) => {
      const same = conflict.columns(["staff_id", "device_hash"]);
      return isProved ? same.doUpdateSet({ proved_at: at }) : same.doNothing();
    })
    .execute();
}

/** After a new password, every browser must log in again before it is known. */
export async function forgetStaffDevices(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom("staff_device").where("staff_id", "=", staffId).execute();
}
