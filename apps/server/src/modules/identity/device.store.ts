import type { Db, Tx } from "#platform";
import { hashBrowser } from "./browser.ts";

/** Whether this browser has proved an e-mail code for the account before. */
export async function isKnownDevice(db: Db, userId: string, browser: string): Promise<boolean> {
  const row = await db
    .selectFrom("known_device")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", hashBrowser(browser))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(tx: Tx, userId: string, browser: string, at: Date): Promise<void> {
  await tx
    .insertInto("known_device")
    .values({ user_id: userId, device_hash: hashBrowser(browser), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** After the password was reset by link, every device must prove itself again. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("known_device").where("user_id", "=", userId).execute();
}
