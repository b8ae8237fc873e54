import { randomBytes } from "node:crypto";
import { hashToken, type Tx } from "#platform";

/** A new way in, in the place of any before; only a hash of it is kept. */
export async function makeInvitation(tx: Tx, staffId: string, at: Date, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await endInvitations(tx, staffId, at);
  await tx
    .insertInto("staff_invitation")
    .values({ token_hash: hashToken(token), staff_id: staffId, created_at: at, expires_at: expiresAt })
    .execute();
  return token;
}

/** Ways in that were not used yet open nothing any more; harmless without any. */
export async function endInvitations(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx
    .updateTable("staff_invitation")
    .set({ replaced_at: at })
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .execute();
}

/** Whose it was; null when it is unknown, used, replaced or too old. It opens once. */
export async function useInvitation(tx: Tx, token: string, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable("staff_invitation")
    .set({ used_at: at })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", at)
    .returning("staff_id")
    .executeTakeFirst();
  return row?.staff_id ?? null;
}
