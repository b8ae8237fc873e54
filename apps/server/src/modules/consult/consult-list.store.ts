import type { consultTabs } from "@sihai/contract/consult";
import type { ConsultState, ConsultSubjectKind, ConsultType } from "@sihai/domain/consult";
import { type ExpressionBuilder, sql } from "kysely";
import type { DB, Db } from "#platform";
import { type Consult, consultOf } from "./consult.store.ts";

export type Tab = (typeof consultTabs)[number];
const statesOf: Readonly<Record<Tab, readonly ConsultState[]>> = {
  all: [],
  waiting: ["untreated", "processing"],
  answered: ["processed"],
  ended: ["closed", "cancelled"],
};

export type Filter = {
  userId: string;
  tab: Tab;
  type?: ConsultType | undefined;
  isUnread: boolean;
  kind?: ConsultSubjectKind | undefined;
  no?: string | undefined;
};

function matching({ userId, tab, type, isUnread, kind, no }: Filter) {
  const states = statesOf[tab];
  return ({ eb, and }: ExpressionBuilder<DB, "consult">) =>
    and([
      eb("user_id", "=", userId),
      ...(states.length > 0 ? [eb("state", "in", states)] : []),
      ...(type ? [eb("type", "=", type)] : []),
      ...(isUnread ? [eb("unread", ">", 0)] : []),
      ...(kind ? [eb("subject_kind", "=", kind)] : []),
      ...(no ? [eb("subject_no", "=", no)] : []),
    ]);
}

/** One customer's threads, those with the latest words first. */
export async function consultsOf(
  db: Db,
  filter: Filter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Consult[]> {
  const rows = await db
    .selectFrom("consult")
    .selectAll()
    .where(matching(filter))
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(consultOf);
}

/** Threads the same filter lists, over all pages. */
export async function countConsults(db: Db, filter: Filter): Promise<number> {
  const row = await db
    .selectFrom("consult")
    .select(sql<string>`count(*)`.as("total"))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** How many threads hold something their customer has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("consult")
    .select(sql<string>`count(*)`.as("unread"))
    .where("user_id", "=", userId)
    .where("unread", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** The customer has read a thread of theirs; one that is not theirs is left alone, a second time is harmless. */
export async function markSeen(db: Db, { userId, consultNo }: { userId: string; consultNo: string }): Promise<void> {
  await db
    .updateTable("consult")
    .set({ unread: 0 })
    .where("user_id", "=", userId)
    .where("consult_no", "=", consultNo)
    .where("unread", ">", 0)
    .execute();
}

/** How its customer is called and which language they read. */
export async function readerOf(db: Db, userId: string): Promise<{ name: string; language: string }> {
  const row = await db
    .selectFrom("app_user")
    .select(["user_name", "language"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { name: row.user_name, language: row.language };
}
