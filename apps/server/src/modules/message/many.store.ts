import { randomUUID } from "node:crypto";
import type { MessageType } from "@sihai/contract/message";
import type { MessageFacts, MessageTemplate } from "@sihai/text/messages";
import { sql } from "kysely";
import type { Tx } from "#platform";
import { notes } from "./push/note.store.ts";
import { factsOf } from "./words-of.ts";

type Kept<Name extends MessageTemplate> = {
  type: MessageType;
  template: Name;
  facts: MessageFacts<Name>;
  link: string | null;
  at: Date;
};

/** Keeps one message for each of them, in one statement; answers the number of each. */
export async function keepForMany<Name extends MessageTemplate>(
  tx: Tx,
  userIds: readonly string[],
  { type, template, facts, link, at }: Kept<Name>,
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const kept = JSON.stringify(factsOf(template, facts));
  const { rows } = await sql<{ userId: string; messageId: string }>`
    insert into message (user_id, type, template, facts, link, created_at)
    select told, ${type}, ${template}, ${kept}::jsonb, ${link}, ${at} from unnest(${[...userIds]}::bigint[]) told
    returning user_id as "userId", id as "messageId"`.execute(tx);
  return new Map(rows.map(({ userId, messageId }) => [userId, messageId]));
}

/** On the lock screens of each of them, as far as there are any. */
export async function pushToMany<Name extends MessageTemplate>(
  tx: Tx,
  userIds: readonly string[],
  { template, facts, link }: Pick<Kept<Name>, "template" | "facts" | "link">,
): Promise<void> {
  if (userIds.length === 0) return;
  const toldId = randomUUID();
  await sql`with ${notes({ userIds, toldId, template, facts: JSON.stringify(factsOf(template, facts)), link })}`.execute(tx);
}

/** Where and in which language they read mail. */
export async function readersOf(tx: Tx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tx.selectFrom("app_user").select(["id as userId", "email", "language"]).where("id", "in", userIds).execute();
}
