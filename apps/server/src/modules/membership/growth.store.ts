import type { Money } from "@sihai/domain";
import type { GrowthCause } from "@sihai/domain/membership";
import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

export type NewGrowth = {
  userId: string;
  cause: GrowthCause;
  /** What it came of, once: a day, the number of a parcel. */
  reference: string;
  growth: number;
  amount: Money | null;
  at: Date;
  earnedOn: string;
  countsUntil: string;
};

/** False when the cause has counted already. */
export async function insertGrowth(
  tx: Tx,
  { userId, cause, reference, growth, amount, at, ...days }: NewGrowth,
): Promise<boolean> {
  const amountCny = amount?.amount.toString() ?? null;
  return (await tx.executeQuery(writeGrowth({ userId, cause, reference, growth, amountCny, at, ...days }))).rows.length > 0;
}

type GrowthRow = Omit<NewGrowth, "amount"> & { amountCny: string | null };

const writeGrowth = prepared((db, { userId, cause, reference, growth, amountCny, at, earnedOn, countsUntil }: GrowthRow) =>
  db
    .insertInto("growth_record")
    .values({
      user_id: userId,
      cause,
      reference,
      growth,
      amount_cny: amountCny,
      at,
      earned_on: dateOf(earnedOn),
      counts_until: dateOf(countsUntil),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "cause", "reference"]).doNothing())
    .returning("id"),
);

/** What counts of each customer's growth when a Beijing day begins; who has none is left out. */
export async function growthAsDayBegins(db: Db | Tx, userIds: readonly string[], day: string): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("growth_record")
    .select(["user_id", sql<string>`sum(growth)`.as("growth")])
    .where("user_id", "in", userIds)
    .where("earned_on", "<", dateOf(day))
    .where("counts_until", ">", dateOf(day))
    .groupBy("user_id")
    .execute();
  return new Map(rows.map((row) => [row.user_id, Number(row.growth)]));
}

/** A Beijing day, `2026-11-23`, as a date in SQL. */
export function dateOf(day: string) {
  return sql<Date>`${day}::date`;
}
