import { type HookKind, hookKinds } from "@sihai/domain/partner";
import { sql } from "kysely";
import { type Db, fieldsOf, oneOf, type Tx } from "#platform";

/** One customer's addresses change one after another: how many there are is a fact about all of them. */
export async function lockHooks(tx: Tx, userId: string): Promise<{ urls: ReadonlySet<string> }> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const rows = await tx.selectFrom("event_hook").select("url").where("user_id", "=", userId).execute();
  return { urls: new Set(rows.map(({ url }) => url)) };
}

/**
 * One's addresses, the latest first; `formerUntil`: how long the former secret is signed with beside the new one, null when it is
 * not.
 */
export async function hooksOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom("event_hook")
    .select(["id", "url", "kinds", "created_at", "failing_since", "off_at"])
    .select(sql<Date | null>`case when former_until > now() then former_until end`.as("former_until"))
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ kinds, ...row }) => ({
    ...fieldsOf(row),
    kinds: kinds.map((kind) => oneOf(hookKinds, kind, "event_hook.kinds")),
  }));
}

type NewHook = { userId: string; url: string; kinds: readonly HookKind[]; secretSealed: string };

/** Keeps an address; its id. How many there may be is asked before, under `lockHooks`. */
export async function insertHook(tx: Tx, { userId, url, kinds, secretSealed }: NewHook): Promise<string> {
  const row = await tx
    .insertInto("event_hook")
    .values({ user_id: userId, url, kinds: [...kinds], secret_sealed: secretSealed })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False when it is no address of this customer's. */
export async function deleteHook(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("event_hook").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** False when there is no such address of this customer's. One that is on stays so. */
export async function switchOn(db: Db, userId: string, id: string): Promise<boolean> {
  const done = await db
    .updateTable("event_hook")
    .set({ off_at: null, failing_since: null })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

type Rotation = { userId: string; hookId: string; secretSealed: string; formerSecretHours: number };

/** Puts a new secret in the place of the one there is, which holds some hours more. False when there is no such address of this customer's. */
export async function rotateSecret(tx: Tx, { userId, hookId, secretSealed, formerSecretHours }: Rotation): Promise<boolean> {
  const done = await tx
    .updateTable("event_hook")
    .set({
      former_sealed: sql<string>`secret_sealed`,
      former_until: sql<Date>`now() + make_interval(hours => ${formerSecretHours})`,
      secret_sealed: secretSealed,
    })
    .where("user_id", "=", userId)
    .where("id", "=", hookId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Secrets sealed under another key than the one whose texts begin so; a former one nobody signs with any more is left. */
export async function secretsNotUnder(db: Db, beginning: string, most: number) {
  const found = [];
  for (const column of ["secret_sealed", "former_sealed"] as const) {
    const rows = await db
      .selectFrom("event_hook")
      .select(["user_id", "id", `${column} as sealed`])
      .where(column, "is not", null)
      .where(sql<boolean>`not starts_with(${sql.ref(column)}, ${beginning})`)
      .limit(most)
      .execute();
    for (const { user_id: userId, id, sealed } of rows) {
      if (sealed === null) continue;
      const keep = (anew: string) =>
        db
          .updateTable("event_hook")
          .set({ [column]: anew })
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .where(column, "=", sealed)
          .execute();
      found.push({ sealed, keep });
    }
  }
  return found;
}

/** Addresses of all customers that do not answer, or were switched off for it, those that wait longest first. */
export async function failingHooks(db: Db, limit: number) {
  const rows = await db
    .selectFrom("event_hook as hook")
    .select(["user_id", "url", "failing_since", "off_at"])
    .select(
      sql<number>`(select count(*)::int from hook_delivery d where d.user_id = hook.user_id and d.hook_id = hook.id and d.state = 'waiting')`.as(
        "waiting",
      ),
    )
    .where("failing_since", "is not", null)
    .orderBy("failing_since")
    .limit(limit)
    .execute();
  return rows.flatMap(({ url, failing_since: failingSince, ...row }) =>
    failingSince === null ? [] : [{ ...fieldsOf(row), host: new URL(url).host, failingSince }],
  );
}
