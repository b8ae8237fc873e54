import type { DueSpan } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { afterDuePlace, beforePlace, type Db, dueFirst, dueIn, type Tx } from "#platform";
import { assignedTo } from "../note/index.ts";
import { type ExpertKey, type ExpertService, expertOf, expertRows } from "./expert.store.ts";

export type DeskTab = "open" | "waiting" | "ended";
type Page = { limit: number; offset: number };

/** A page of one customer's services, the newest first. */
export async function expertsOf(db: Db, userId: string, { limit, offset }: Page): Promise<ExpertService[]> {
  const rows = await expertRows(db).where("user_id", "=", userId).orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows.map(expertOf);
}

/** All services a customer ever asked for. */
export async function countExpertsOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("expert_service")
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(row.many);
}

/** The pictures of the goods of many services, a row for each of their goods, in the order of their ids. */
export async function picturesOfExperts(
  db: Db,
  keys: readonly ExpertKey[],
): Promise<{ serviceId: string; pictureUrl: string | null }[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("expert_item as e")
    .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "e.user_id").onRef("i.id", "=", "e.item_id"))
    .select(["e.service_id", "i.picture_url"])
    .where("e.user_id", "in", [...new Set(keys.map(({ userId }) => userId))])
    .where(
      "e.service_id",
      "in",
      keys.map(({ id }) => id),
    )
    .orderBy("e.item_id")
    .execute();
  return rows.map((row) => ({ serviceId: row.service_id, pictureUrl: row.picture_url }));
}

const statesOfTab = {
  open: ["unprocessed", "processing"],
  waiting: ["pending-payment"],
  ended: ["paid", "shipped", "cancelled"],
} as const;

type From = { after: string | undefined; limit: number };
/** Which of a tab: by deadline, and by who looks after them; null: all. */
export type Asked = { due: DueSpan | null; assigneeId: string | null };

/** What is to be planned soonest due first; the others newest first; read on from a place. Services whose fee is not paid are nobody's work. */
export async function deskExperts(
  db: Db | Tx,
  tab: DeskTab,
  { due, assigneeId, after, limit }: From & Asked,
): Promise<ExpertService[]> {
  const isOpen = tab === "open";
  const rows = await expertRows(db)
    .where(dueIn("due_at", due))
    .where(assignedTo("service_no", "expert", assigneeId))
    .where("state", "in", statesOfTab[tab])
    .where(isOpen ? afterDuePlace("due_at", "id", after) : beforePlace("id", after))
    .$if(isOpen, (query) => query.orderBy(dueFirst("due_at")))
    .orderBy("id", isOpen ? "asc" : "desc")
    .limit(limit)
    .execute();
  return rows.map(expertOf);
}

/** How many of a tab are due in a span, or somebody’s to look after. */
export async function countAsked(db: Db, tab: DeskTab, { due, assigneeId }: Asked): Promise<number> {
  const row = await db
    .selectFrom("expert_service")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("state", "in", statesOfTab[tab])
    .where(dueIn("due_at", due))
    .where(assignedTo("service_no", "expert", assigneeId))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What is to be planned, what waits for its customer, and, among the first, what is past its deadline. */
export async function countDesk(db: Db, now: Date): Promise<Record<"open" | "waiting" | "overdue", number>> {
  const row = await db
    .selectFrom("expert_service")
    .select([
      sql<string>`count(*) filter (where state in ('unprocessed', 'processing'))`.as("open"),
      sql<string>`count(*) filter (where state = 'pending-payment')`.as("waiting"),
      sql<string>`count(*) filter (where state in ('unprocessed', 'processing') and due_at < ${now})`.as("overdue"),
    ])
    .where("state", "in", [...statesOfTab.open, ...statesOfTab.waiting])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), waiting: Number(row.waiting), overdue: Number(row.overdue) };
}
