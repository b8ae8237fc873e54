import { sql } from "kysely";
import type { Db } from "#platform";
import { type ExpertService, expertOf, expertRows } from "./expert.store.ts";

export type DeskTab = "open" | "waiting" | "ended";
type Page = { limit: number; offset: number };

export async function expertsOf(db: Db, userId: string, { limit, offset }: Page): Promise<ExpertService[]> {
  const rows = await expertRows(db).where("user_id", "=", userId).orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows.map(expertOf);
}

export async function countExpertsOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("expert_service")
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(row.many);
}

const statesOfTab = {
  open: ["unprocessed", "processing"],
  waiting: ["pending-payment"],
  ended: ["paid", "shipped", "cancelled"],
} as const;

/** What is to be planned soonest due first; the others newest first. Services whose fee is not paid are nobody's work. */
export async function deskExperts(db: Db, tab: DeskTab, { limit, offset }: Page): Promise<ExpertService[]> {
  const rows = await expertRows(db)
    .where("state", "in", statesOfTab[tab])
    .$if(tab === "open", (builder) => builder.orderBy("due_at").orderBy("id"))
    .$if(tab !== "open", (builder) => builder.orderBy("id", "desc"))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(expertOf);
}

export async function countDesk(db: Db, now: Date): Promise<Record<DeskTab | "overdue", number>> {
  const row = await db
    .selectFrom("expert_service")
    .select([
      sql<string>`count(*) filter (where state in ('unprocessed', 'processing'))`.as("open"),
      sql<string>`count(*) filter (where state = 'pending-payment')`.as("waiting"),
      sql<string>`count(*) filter (where state in ('paid', 'shipped', 'cancelled'))`.as("ended"),
      sql<string>`count(*) filter (where state in ('unprocessed', 'processing') and due_at < ${now})`.as("overdue"),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), waiting: Number(row.waiting), ended: Number(row.ended), overdue: Number(row.overdue) };
}
