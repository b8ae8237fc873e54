import { type MessageChannel, type PreferenceKind, preferenceKinds } from "@sihai/contract/message";
import { type Db, oneOf, prepared, type Tx } from "#platform";

export type Wishes = Record<MessageChannel, boolean>;

/** What holds for whoever has chosen nothing: everything is told, but offers only when asked for. */
const atFirst = (kind: PreferenceKind): Wishes => {
  const isTold = kind !== "promotions";
  return { app: isTold, mail: isTold, push: isTold };
};

const preferences = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom("message_preference").select(["kind", "in_app", "by_mail", "by_push"]).where("user_id", "=", userId),
);

/** What somebody wants to be told, by kind. */
export async function wishesOf(db: Db | Tx, userId: string): Promise<Map<PreferenceKind, Wishes>> {
  const { rows } = await db.executeQuery(preferences({ userId }));
  const wishes = new Map(preferenceKinds.map((kind) => [kind, atFirst(kind)]));
  for (const row of rows) {
    const kind = oneOf(preferenceKinds, row.kind, "message_preference.kind");
    const { app, mail, push } = atFirst(kind);
    wishes.set(kind, { app: row.in_app ?? app, mail: row.by_mail ?? mail, push: row.by_push ?? push });
  }
  return wishes;
}

type Choice = { kind: PreferenceKind; channel: MessageChannel; isOn: boolean; at: Date };

const columns = { app: "in_app", mail: "by_mail", push: "by_push" } as const;

/** Changes one channel of one kind and leaves the others as they are. */
export async function keepWish(db: Db | Tx, userId: string, { kind, channel, isOn, at }: Choice): Promise<void> {
  const chosen = { [columns[channel]]: isOn, changed_at: at };
  await db
    .insertInto("message_preference")
    .values({ user_id: userId, kind, ...chosen, changed_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet(chosen))
    .execute();
}

/** Whether there is still somebody behind the number: whoever may not log in still ends mails, whoever is gone has none. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("app_user as u")
    .leftJoin("account_closing as c", (join) => join.onRef("c.user_id", "=", "u.id").on("c.closed_at", "is not", null))
    .select("u.id")
    .where("u.id", "=", userId)
    .where("c.user_id", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
