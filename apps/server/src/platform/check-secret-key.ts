import type { Db } from "./database/database.ts";
import { openSealed, seal } from "./sealed.ts";

const context = "sealed-probe";
const text = "sihai";

/** Thrown when the server's key is not the one its database was written with. */
export class SecretKeyRefused extends Error {}

/** Whether the database was written under this key; null when it was never asked. */
export async function fitsSecretKey(db: Db, secretKey: Buffer): Promise<boolean | null> {
  const probe = await db.selectFrom("sealed_probe").select("sealed").executeTakeFirst();
  return probe ? openSealed(secretKey, context, probe.sealed) === text : null;
}

/**
 * Asks the database whether it was written under this key; one that was never asked remembers it. With another key nothing that is sealed
 * opens any more: identity numbers, papers, mails that wait. Throws SecretKeyRefused.
 */
export async function checkSecretKey(db: Db, secretKey: Buffer): Promise<void> {
  await db
    .insertInto("sealed_probe")
    .values({ sealed: seal(secretKey, context, text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await fitsSecretKey(db, secretKey)) return;
  throw new SecretKeyRefused(
    "SECRET_KEY is not the key this database was written with: set the one of the other nodes, or of the backup (without SECRET_KEY the file secret.key in DATA_DIR holds it)",
  );
}
