import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import { sql } from "kysely";
import { type Db, fieldsOf, oneOf, type Tx } from "#platform";

const listMax = 100;

/** Where somebody is logged in, the latest first. */
export async function sessionsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("session")
    .select(["id", "device_app", "device_system", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .limit(listMax)
    .execute();
  return rows.map((row) => {
    const { deviceApp, deviceSystem, ...session } = fieldsOf(row);
    return {
      ...session,
      app: oneOf(deviceApps, deviceApp, "session.device_app"),
      system: oneOf(deviceSystems, deviceSystem, "session.device_system"),
    };
  });
}

/** Ends one session of its owner, and the browser it was in is forgotten; false when there is none. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("session")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .returning("device_hash")
    .executeTakeFirst();
  if (!gone) return false;
  if (gone.device_hash !== null) await forgetUnlessInUse(tx, userId, gone.device_hash);
  return true;
}

/** A browser with another session of the same person stays known: it is the one that is looked at now, or may be. */
async function forgetUnlessInUse(tx: Tx, userId: string, device: Buffer): Promise<void> {
  await tx
    .deleteFrom("known_device")
    .where("user_id", "=", userId)
    .where("device_hash", "=", device)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("session").select("id").where("user_id", "=", userId).where("device_hash", "=", device))),
    )
    .execute();
}

/** Ends all sessions but one, and forgets the browsers they were in. Null when that one is over itself; otherwise how many ended. */
export async function endOtherSessions(tx: Tx, userId: string, keptId: string): Promise<number | null> {
  const kept = await tx
    .selectFrom("session")
    .select("device_hash")
    .where("id", "=", keptId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!kept) return null;
  const ended = await tx.deleteFrom("session").where("user_id", "=", userId).where("id", "!=", keptId).executeTakeFirst();
  await tx
    .deleteFrom("known_device")
    .where("user_id", "=", userId)
    .where("device_hash", "!=", kept.device_hash ?? Buffer.alloc(0))
    .execute();
  return Number(ended.numDeletedRows);
}
