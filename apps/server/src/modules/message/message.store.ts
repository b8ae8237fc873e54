import { randomUUID } from "node:crypto";
import { type MessageType, messageTypes } from "@sihai/contract/message";
import { type Language, languageOrDefault } from "@sihai/domain/language";
import type { MessageFacts, MessageTemplate } from "@sihai/text/messages";
import { type Selectable, sql } from "kysely";
import { type DB, type Db, fieldsOf, prepared, sendAlong, type Tx } from "#platform";
import { notes } from "./push/note.store.ts";
import { factsOf, type Says, wordsOf } from "./words-of.ts";

export type KeptMessage = {
  id: string;
  type: string;
  /** What it says, in a reader's language and time zone. */
  says: Says;
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
};
type NewMessage<Name extends MessageTemplate> = {
  userId: string;
  type: MessageType;
  template: Name;
  facts: MessageFacts<Name>;
  link: string | null;
  at: Date;
};

/**
 * Keeps a message, in the app or on lock screens or both, with one statement. Facts its template does not name are left out, and wrong ones
 * throw: they would be read for years.
 */
export async function keepMessage<Name extends MessageTemplate>(
  tx: Tx,
  { userId, type, template, facts, link, at }: NewMessage<Name>,
  wish: { app: boolean; push: boolean },
): Promise<void> {
  if (!wish.app && !wish.push) return;
  const kept = JSON.stringify(factsOf(template, facts));
  const message = { userId, type, template, facts: kept, link, at };
  if (!wish.push) return sendAlong(tx, inApp(message));
  const note = { ...message, userIds: [userId], toldId: randomUUID() };
  await sendAlong(tx, wish.app ? inAppAndPushed(note) : pushed(note));
}

type MessageRow = Pick<NewMessage<MessageTemplate>, "userId" | "type" | "template" | "link" | "at"> & { facts: string };
type Note = Parameters<typeof notes>[0];

const inApp = prepared(written);
const pushed = prepared((_, note: Note) => sql`with ${notes(note)}`);
const inAppAndPushed = prepared((db, note: MessageRow & Note) => sql`with kept as (${written(db, note)}), ${notes(note)}`);

function written(db: Db, { userId, type, template, facts, link, at }: MessageRow) {
  return db.insertInto("message").values({ user_id: userId, type, template, facts, link, created_at: at });
}

const mailbox = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom("app_user").select(["email", "language"]).where("id", "=", userId),
);

/** Where and in which language a member reads mail; null for an account that is gone. */
export async function readerOf(tx: Tx, userId: string): Promise<{ email: string; language: Language } | null> {
  const [row] = (await tx.executeQuery(mailbox({ userId }))).rows;
  return row ? { email: row.email, language: languageOrDefault(row.language) } : null;
}

const columns = ["id", "type", "template", "facts", "link", "created_at", "read_at"] as const;

function messageOf({ template, facts, ...row }: Pick<Selectable<DB["message"]>, (typeof columns)[number]>): KeptMessage {
  return { ...fieldsOf(row), says: wordsOf(template, facts) };
}

type Filter = { userId: string; types: readonly MessageType[]; unreadOnly: boolean };

function matching(db: Db, { userId, types, unreadOnly }: Filter) {
  return db
    .selectFrom("message")
    .where("user_id", "=", userId)
    .$if(types.length > 0, (query) => query.where("type", "in", types))
    .$if(unreadOnly, (query) => query.where("read_at", "is", null));
}

/** A page of one's messages, the newest first, with how many match in all; pages count from 1. */
export async function messagesOf(
  db: Db,
  filter: Filter,
  page: number,
  pageSize: number,
): Promise<{ messages: KeptMessage[]; total: number }> {
  const rows = await matching(db, filter)
    .select(columns)
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = await matching(db, filter).select(sql<string>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return { messages: rows.map(messageOf), total: Number(counted.total) };
}

export type TypeCount = { type: MessageType; count: number; unread: number; latest: KeptMessage | null };

/** Every type in its fixed order, with counts and the newest message. */
export async function countsByType(db: Db, userId: string): Promise<TypeCount[]> {
  const counts = await db
    .selectFrom("message")
    .where("user_id", "=", userId)
    .select(["type", sql<string>`count(*)`.as("count"), sql<string>`count(*) filter (where read_at is null)`.as("unread")])
    .groupBy("type")
    .execute();
  const newest = await db
    .selectFrom("message")
    .where("user_id", "=", userId)
    .distinctOn("type")
    .select(columns)
    .orderBy("type")
    .orderBy("id", "desc")
    .execute();
  return messageTypes.map((type) => {
    const found = counts.find((row) => row.type === type);
    const latest = newest.find((row) => row.type === type);
    return {
      type,
      count: Number(found?.count ?? 0),
      unread: Number(found?.unread ?? 0),
      latest: latest ? messageOf(latest) : null,
    };
  });
}

/** All of one's messages, and those not read. */
export async function countMessages(db: Db, userId: string): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom("message")
    .where("user_id", "=", userId)
    .select([sql<string>`count(*)`.as("total"), sql<string>`count(*) filter (where read_at is null)`.as("unread")])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread) };
}

/** Whether the member has this message at all. */
export async function hasMessage(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (await db.selectFrom("message").select("id").where("user_id", "=", userId).where("id", "=", id).executeTakeFirst()) !==
    undefined
  );
}

/** Marks unread messages as read; returns how many. */
export async function markRead(db: Db, userId: string, which: { id?: string; type?: MessageType }, at: Date): Promise<number> {
  const { id, type } = which;
  const done = await db
    .updateTable("message")
    .set({ read_at: at })
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? ""))
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

type WhichMessages = { id?: string; type?: MessageType; unreadToo: boolean };

/** Deletes one message, or the read ones (with `unreadToo` all), of a type or of every. Returns how many. */
export async function deleteMessagesOf(db: Db, userId: string, which: WhichMessages): Promise<number> {
  const { id, type, unreadToo } = which;
  const done = await db
    .deleteFrom("message")
    .where("user_id", "=", userId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? ""))
    .$if(id === undefined && !unreadToo, (query) => query.where("read_at", "is not", null))
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
