import type { MessageType } from "@sihai/contract/message";
import type { MessageFacts, MessageTemplate } from "@sihai/text/messages";
import { sql } from "kysely";
import type { Tx } from "#platform";
import { factsOf } from "./words-of.ts";

type Kept<Name extends MessageTemplate> = {
  type: MessageType;
  template: Name;
  facts: MessageFacts<Name>;
  link: string | null;
  at: Date;
};

/** Keeps one message for each of them, in one statement. */
export async function keepForMany<Name extends MessageTemplate>(
  tx: Tx,
  userIds: readonly string[],
  { type, template, facts, link, at }: Kept<Name>,
): Promise<{ userId: string; messageId: string }[]> {
  if (userIds.length === 0) return [];
  const kept = JSON.stringify(factsOf(template, facts));
  const { rows } = await sql<{ userId: string; messageId: string }>`
    insert into message (user_id, type, template, facts, link, created_at)
    select told, ${type}, ${template}, ${kept}::jsonb, ${link}, ${at} from unnest(${[...userIds]}::bigint[]) told
    returning user_id as "userId", id as "messageId"`.execute(tx);
  return rows;
}

/** Where and in which language they read mail. */
export async function readersOf(tx: Tx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return tx.selectFrom("app_user").select(["id as userId", "email", "language"]).where("id", "in", userIds).execute();
}
