import { type Db, hashToken, type Tx } from "#platform";

/**
 * What is known of this browser: whether its owner has logged in from it, and proved an e-mail code there; null when nothing is. An address
 * without an account is looked up all the same, so that the time tells nothing (rule F47).
 */
export async function knownDevice(
  db: Db,
  userId: string | undefined,
  browser: string,
): Promise<{ hasProvedCode: boolean } | null> {
  const row = await db
    .selectFrom("known_device")
    .select("has_proved_code")
    .where("user_id", "=", userId ?? "0")
    .where("device_hash", "=", hashToken(browser))
    .executeTakeFirst();
  return row ? { hasProvedCode: row.has_proved_code } : null;
}

type Device = { userId: string; browser: string; hasProvedCode: boolean; at: Date };

/** Whoever comes or goes of one account waits here for the others who do. */
export async function lockDevices(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** Whether any browser is known of somebody. */
export async function knowsDevices(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom("known_device").select("user_id").where("user_id", "=", userId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * A browser its owner logged in from; whether it is one never seen before. That it proved a code is not taken back by logging in without one.
 */
export async function rememberDevice(tx: Tx, { userId, browser, hasProvedCode, at }: Device): Promise<boolean> {
  const hash = hashToken(browser);
  const known = await tx
    .selectFrom("known_device")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", hash)
    .executeTakeFirst();
  await tx
    .insertInto("known_device")
    .values({ user_id: userId, device_hash: hash, has_proved_code: hasProvedCode, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "device_hash"])
        .doUpdateSet({ has_proved_code: true })
        .where(({ val }) => val(hasProvedCode)),
    )
    .execute();
  return known === undefined;
}

/** After the password was reset by link, every device must prove itself again. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("known_device").where("user_id", "=", userId).execute();
}
