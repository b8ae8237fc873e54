import { randomBytes } from "node:crypto";
import { type Db, hashToken, type Tx } from "#platform";

export type LinkPurpose = "reset" | "activate";
type NewLink = { purpose: LinkPurpose; userId: string; at: Date; expiresAt: Date };

/** Makes a link's key; the database keeps only its hash. */
export async function makeLink(db: Db | Tx, { purpose, userId, at, expiresAt }: NewLink): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await db
    .insertInto("email_link")
    .values({ token_hash: hashToken(key), purpose, user_id: userId, created_at: at, expires_at: expiresAt })
    .execute();
  return key;
}

/** Whose link this is, as long as it opens; null for any other. */
export async function ownerOfLink(db: Db, purpose: LinkPurpose, key: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("email_link")
    .select("user_id")
    .where("token_hash", "=", hashToken(key))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses a link up and returns whose it was; null when it was used, has expired or never was (rule F53). */
export async function useLink(tx: Tx, purpose: LinkPurpose, key: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable("email_link")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(key))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** A new password or address makes every open link of the account worthless. */
export async function closeLinks(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable("email_link").set({ used_at: at }).where("user_id", "=", userId).where("used_at", "is", null).execute();
}
