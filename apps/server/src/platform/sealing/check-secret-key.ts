import type { Db } from "../database/database.ts";
import { openSealed, type SealKeys, seal, sealAnew, sealedNow } from "./sealed.ts";

const context = "sealed-probe";
const text = "sihai";

/** Thrown when the server's key is not the one its database was written with. */
export class SecretKeyRefused extends Error {}

/** Whether the database was written under one of these keys; null when it was never asked. */
export async function fitsSecretKey(db: Db, keys: SealKeys): Promise<boolean | null> {
  const probe = await db.selectFrom("sealed_probe").select("sealed").executeTakeFirst();
  return probe ? openSealed(keys, context, probe.sealed) === text : null;
}

/** Whether everything lies under the current key; the probe comes last, so that nothing starts without a key that is still needed. */
export async function isSealedNow(db: Db, keys: SealKeys): Promise<boolean> {
  const probe = await db.selectFrom("sealed_probe").select("sealed").executeTakeFirst();
  return probe?.sealed.startsWith(sealedNow(keys)) ?? true;
}

/** To be called once nothing else is left under another key. */
export async function sealProbeAnew(db: Db, keys: SealKeys): Promise<void> {
  const probe = await db.selectFrom("sealed_probe").select("sealed").executeTakeFirst();
  const anew = probe && sealAnew(keys, context, probe.sealed);
  if (anew) await db.updateTable("sealed_probe").set({ sealed: anew }).where("sealed", "=", probe.sealed).execute();
}

/**
 * Asks the database whether it was written under this key; one that was never asked remembers it. With another key nothing that is sealed
 * opens any more: identity numbers, papers, mails that wait. Throws SecretKeyRefused.
 */
export async function checkSecretKey(db: Db, keys: SealKeys): Promise<void> {
  await db
    .insertInto("sealed_probe")
    .values({ sealed: seal(keys, context, text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await fitsSecretKey(db, keys)) return;
  throw new SecretKeyRefused(
    "SECRET_KEY is not the key this database was written with: set the one of the other nodes, or of the backup (without SECRET_KEY the file secret.key in DATA_DIR holds it)",
  );
}
