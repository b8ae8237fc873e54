import { randomBytes } from "node:crypto";
import { tokenHintLength, tokenPrefix, tokenScopes } from "@sihai/domain/partner";
import { sql } from "kysely";
import type { Db, Tx } from "./database/database.ts";
import { oneOf } from "./database/stored.ts";
import type { Partner } from "./http/who.ts";
import { hashToken } from "./sessions/hash-token.ts";

/** A token says when it was last used to this many minutes, so that reading does not write a row. */
const usedEveryMinutes = 1;

/** A new token and what is kept of it: it cannot be made of that. */
export function newToken(): { token: string; hash: Buffer; hint: string } {
  const token = `${tokenPrefix}${randomBytes(32).toString("base64url")}`;
  return { token, hash: hashToken(token), hint: token.slice(0, tokenHintLength) };
}

/** The token of an `Authorization` header; null when there is none of ours in it. */
export function tokenIn(authorization: string | undefined): string | null {
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  return token.startsWith(tokenPrefix) ? token : null;
}

/** Whose program holds this token now, and what it may do. Asked afresh at each call: one that is revoked is nobody's at once. */
export async function whoseToken(db: Db, token: string): Promise<Partner | null> {
  if (token.length > 100) return null;
  const row = await db
    .selectFrom("api_token")
    .innerJoin("app_user", "app_user.id", "api_token.user_id")
    .select(["api_token.id", "user_id", "scopes", isUnmarked.as("is_unmarked")])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .where("app_user.disabled", "=", false)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_unmarked)
    await db
      .updateTable("api_token")
      .set({ last_used_at: sql<Date>`now()` })
      .where("id", "=", row.id)
      .where(isUnmarked)
      .execute();
  const scopes = new Set(row.scopes.map((scope) => oneOf(tokenScopes, scope, "api_token.scopes")));
  return { kind: "partner", userId: row.user_id, tokenId: row.id, scopes };
}

const isUnmarked = sql<boolean>`coalesce(last_used_at < now() - make_interval(mins => ${usedEveryMinutes}), true)`;

/** Ends every token of somebody: the password was changed, or the account stopped. */
export async function revokeTokensOf(tx: Tx | Db, userId: string): Promise<void> {
  await tx.deleteFrom("api_token").where("user_id", "=", userId).execute();
}
