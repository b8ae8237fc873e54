import type { Money } from "@sihai/domain";
import { type Db, fen } from "#platform";

const attemptsMost = 2_000;

/** What cards paid since a moment, the latest first: what was owed in CNY, and whether CNY was charged. */
export async function capturedSince(db: Db, since: Date): Promise<{ amount: Money; isCny: boolean }[]> {
  const rows = await db
    .selectFrom("payment_attempt as a")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "a.user_id").onRef("t.id", "=", "a.trade_id"))
    .select(["t.amount_cny", "a.currency"])
    .where("a.state", "in", ["captured", "refunded", "disputed"])
    .where("a.created_at", ">=", since)
    .orderBy("a.created_at", "desc")
    .limit(attemptsMost)
    .execute();
  return rows.map(({ amount_cny: amount, currency }) => ({ amount: fen(amount), isCny: currency === "CNY" }));
}
