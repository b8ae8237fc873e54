import { type TokenScope, tokenScopes } from "@sihai/domain/partner";
import { sql } from "kysely";
import { type Db, fieldsOf, oneOf, type Tx } from "#platform";

/** One customer's tokens change one after another: how many there are is a fact about all of them. */
export async function lockTokens(tx: Tx, userId: string): Promise<{ names: ReadonlySet<string> }> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const rows = await tx.selectFrom("api_token").select("name").where("user_id", "=", userId).execute();
  return { names: new Set(rows.map(({ name }) => name)) };
}

/** One's tokens, the latest first, those that are over among them; the token itself is nowhere. */
export async function tokensOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("api_token")
    .select(["id", "name", "hint", "scopes", "created_at", "expires_at", "last_used_at"])
    .select(sql<boolean>`expires_at <= now()`.as("is_over"))
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ scopes, ...row }) => ({
    ...fieldsOf(row),
    scopes: scopes.map((scope) => oneOf(tokenScopes, scope, "api_token.scopes")),
  }));
}

type NewToken = { userId: string; name: string; hash: Buffer; hint: string; scopes: readonly TokenScope[]; days: number };

/** Keeps the hash of a token; its id. How many there may be is asked before, under `lockTokens`. */
export async function insertToken(tx: Tx, { userId, name, hash, hint, scopes, days }: NewToken): Promise<string> {
  const row = await tx
    .insertInto("api_token")
    .values({
      user_id: userId,
      name,
      token_hash: hash,
      hint,
      scopes: [...scopes],
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False when it is no token of this customer's. */
export async function deleteToken(tx: Tx | Db, userId: string, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom("api_token").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
