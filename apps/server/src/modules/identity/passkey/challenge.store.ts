import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Db, hashToken, type Tx } from "#platform";

/** Whose passkey a browser is to add, or that it logs in. */
export type ChallengeFor = { browser: string; act: "add" | "log-in"; userId: string | null };

/** A new challenge for this browser, in the place of the one before; those nobody answered in time go with it. */
export async function makeChallenge(tx: Db | Tx, whom: ChallengeFor, at: Date, expiresAt: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await sql`delete from passkey_challenge where ctid in (
    select ctid from passkey_challenge where expires_at < ${at} limit 100 for update skip locked)`.execute(tx);
  const set = { user_id: whom.userId, challenge, expires_at: expiresAt };
  await tx
    .insertInto("passkey_challenge")
    .values({ browser_hash: hashToken(whom.browser), act: whom.act, ...set })
    .onConflict((conflict) => conflict.columns(["browser_hash", "act"]).doUpdateSet(set))
    .execute();
  return challenge;
}

/** The challenge this browser was given, taken away: whatever was signed, it is answered once. Null when there is none. */
export async function takeChallenge(db: Db, { browser, act, userId }: ChallengeFor, at: Date): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenge")
    .where("browser_hash", "=", hashToken(browser))
    .where("act", "=", act)
    .where(sql<boolean>`user_id is not distinct from ${userId}`)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return row && row.expires_at > at ? row.challenge : null;
}
