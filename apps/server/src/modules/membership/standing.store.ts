import { type GrowthCause, growthCauses } from "@sihai/domain/membership";
import { sql } from "kysely";
import { type Db, oneOf, prepared, type Tx } from "#platform";
import { dateOf } from "./growth.store.ts";

export type GrowthOfDay = { earnedOn: string; countsUntil: string; growth: number };

/** What counts of a customer's growth on a Beijing day or will from the next on, by the day it was earned. */
export async function growthByDay(db: Db | Tx, userId: string, day: string): Promise<GrowthOfDay[]> {
  return db
    .selectFrom("growth_record")
    .select([
      sql<string>`earned_on::text`.as("earnedOn"),
      sql<string>`counts_until::text`.as("countsUntil"),
      sql<number>`sum(growth)::int`.as("growth"),
    ])
    .where("user_id", "=", userId)
    .where("counts_until", ">", dateOf(day))
    .groupBy(["earned_on", "counts_until"])
    .orderBy("earned_on")
    .execute();
}

export type GrowthEntry = {
  id: string;
  cause: GrowthCause;
  growth: number;
  amountFen: string | null;
  at: Date;
  countsUntil: string;
  reference: string;
};

/** A page of the causes of a customer's growth, the newest first. */
export async function growthEntries(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: GrowthEntry[]; total: number }> {
  const mine = db.selectFrom("growth_record").where("user_id", "=", userId);
  const rows = await mine
    .select(["id", "cause", "growth", "amount_cny as amountFen", "at", "reference"])
    .select(sql<string>`counts_until::text`.as("countsUntil"))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await mine.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const list = rows.map((row) => ({ ...row, cause: oneOf(growthCauses, row.cause, "growth_record.cause") }));
  return { list, total: Number(total) };
}

export type LevelRecord = { level: number; growth: number; since: Date; until: Date | null };

/** The levels a customer had, the latest first. */
export function levelRecords(db: Db, userId: string, limit: number): Promise<LevelRecord[]> {
  return db
    .selectFrom("level_record")
    .select(["level", "growth", "since", "until"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Which of these a customer has grown by on a Beijing day. */
export async function causesOn(db: Db | Tx, userId: string, causes: readonly GrowthCause[], day: string): Promise<Set<string>> {
  const { rows } = await db.executeQuery(causesOfDay({ userId, causes, day }));
  return new Set(rows.map(({ cause }) => cause));
}

type OfDay = { userId: string; causes: readonly GrowthCause[]; day: string };

const causesOfDay = prepared((db, { userId, causes, day }: OfDay) =>
  db
    .selectFrom("growth_record")
    .select("cause")
    .where("user_id", "=", userId)
    .where("cause", "=", sql<string>`any(${causes}::text[])`)
    .where("reference", "=", day),
);
