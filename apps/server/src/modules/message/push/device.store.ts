import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import { sql } from "kysely";
import { type Db, fieldsOf, oneOf, type Tx } from "#platform";

/** Where somebody is shown messages, the latest first; a device whose session is over is none. */
export async function pushDevicesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("push_device as device")
    .innerJoin("session", "session.id", "device.session_id")
    .select(["device.id", "session_id", "device_app", "device_system", "device.created_at"])
    .where("device.user_id", "=", userId)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("device.id", "desc")
    .execute();
  return rows.map((row) => {
    const { deviceApp, deviceSystem, ...device } = fieldsOf(row);
    return {
      ...device,
      app: oneOf(deviceApps, deviceApp, "session.device_app"),
      system: oneOf(deviceSystems, deviceSystem, "session.device_system"),
    };
  });
}

export type NewDevice = { userId: string; sessionId: string; endpoint: string; p256dh: string; auth: string };

/** One customer's devices change one after another. Answers how many others there are that still show messages. */
export async function lockOtherDevices(tx: Tx, { userId, sessionId }: NewDevice): Promise<number> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const others = (await pushDevicesOf(tx, userId)).filter((device) => device.sessionId !== sessionId);
  return others.length;
}

/** A session has one browser, and a browser shows the messages of one: what either had before gives way. */
export async function insertDevice(tx: Tx, { userId, sessionId, endpoint, p256dh, auth }: NewDevice): Promise<void> {
  await tx
    .deleteFrom("push_device")
    .where(({ or, and, eb }) =>
      or([eb("endpoint", "=", endpoint), and([eb("user_id", "=", userId), eb("session_id", "=", sessionId)])]),
    )
    .where(({ not, and, eb }) =>
      not(and([eb("user_id", "=", userId), eb("session_id", "=", sessionId), eb("endpoint", "=", endpoint)])),
    )
    .execute();
  await tx
    .insertInto("push_device")
    .values({ user_id: userId, session_id: sessionId, endpoint, p256dh, auth })
    .onConflict((conflict) => conflict.columns(["user_id", "session_id"]).doUpdateSet({ p256dh, auth }))
    .execute();
}

/** Shows one's messages there no longer; false when it is no device of theirs. */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("push_device").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
