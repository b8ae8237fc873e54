import { type Device, deviceApps, deviceSystems, type PasskeyTransport, passkeyTransports } from "@sihai/domain/identity";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

/** Where a passkey was made. */
type Row = { device_app: string; device_system: string };
const madeIn = (row: Row): Device => ({
  app: oneOf(deviceApps, row.device_app, "passkey.device_app"),
  system: oneOf(deviceSystems, row.device_system, "passkey.device_system"),
});

/** The passkeys of somebody, the latest first. */
export async function passkeysOf(db: Db | Tx, userId: string) {
  const rows = await db
    .selectFrom("passkey")
    .select(["id", "credential_id", "device_app", "device_system", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id.toString("base64url"),
    ...madeIn(row),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

type NewPasskey = {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: readonly PasskeyTransport[];
  device: Device;
  at: Date;
};

/** False when an account has this passkey already. */
export async function insertPasskey(tx: Tx, { userId, credentialId, device, at, ...made }: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto("passkey")
    .values({
      user_id: userId,
      credential_id: Buffer.from(credentialId, "base64url"),
      public_key: Buffer.from(made.publicKey),
      sign_count: made.signCount,
      transports: [...made.transports],
      device_app: device.app,
      device_system: device.system,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkey an authenticator calls by this name, with whose it is. */
export async function passkeyBy(db: Db, credentialId: string) {
  const row = await db
    .selectFrom("passkey as p")
    .innerJoin("app_user as u", "u.id", "p.user_id")
    .select(["p.id", "p.user_id", "p.public_key", "p.sign_count", "p.transports", "u.email", "u.disabled"])
    .where("p.credential_id", "=", Buffer.from(credentialId, "base64url"))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    publicKey: new Uint8Array(row.public_key),
    signCount: Number(row.sign_count),
    transports: row.transports.map((transport) => oneOf(passkeyTransports, transport, "passkey.transports")),
    email: row.email,
    disabled: row.disabled,
  };
}

/** Keeps the device's count; false when the passkey is gone, or a copy of the device has counted on (those that do not count say 0). */
export async function countUse(tx: Tx, id: string, signCount: number, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable("passkey")
    .set({ sign_count: signCount, last_used_at: at })
    .where("id", "=", id)
    .where(sql<boolean>`(sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Takes a passkey of its owner away, and says where it was made; null when they have none such. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<Device | null> {
  const row = await tx
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(["device_app", "device_system"])
    .executeTakeFirst();
  return row ? madeIn(row) : null;
}

/** After the password was reset by link: whoever had got in before gets in no more. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("passkey").where("user_id", "=", userId).execute();
}
