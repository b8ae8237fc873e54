import type { Tx } from "#platform";

/** Sessions opened without a second factor where one is demanded open everything once there is one. */
export async function liftLimits(tx: Tx, staffId: string): Promise<void> {
  await tx
    .updateTable("session")
    .set({ limited: false })
    .where("audience", "=", "staff")
    .where("staff_id", "=", staffId)
    .execute();
}

/** A session without the second factor that is demanded has no rights until `liftLimits`. */
export async function limitSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable("session").set({ limited: true }).where("id", "=", sessionId).execute();
}
