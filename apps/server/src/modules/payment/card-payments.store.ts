import { currencyCodes, type Money, money } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import { sql } from "kysely";
import { type Db, fen, oneOf, prepared, type Tx } from "#platform";

/** What a card was charged for a trade: of `charged`, `amount` paid for its subjects, `surcharge` came on top, both in CNY. */
export type CardPayment = { charged: Money; amount: Money; surcharge: Money; subjects: number };

/** What cards were charged for one thing, in full, with how many things each charge paid for; what was paid from a balance is not among them. */
export async function cardPaymentsOf(
  db: Db,
  { userId, purposes, subjectId }: { userId: string; purposes: readonly TradePurpose[]; subjectId: string },
): Promise<CardPayment[]> {
  const rows = await db
    .selectFrom("trade_subject as s")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.trade_id"))
    .innerJoin("payment_attempt as a", (join) => join.onRef("a.user_id", "=", "s.user_id").onRef("a.trade_id", "=", "s.trade_id"))
    .select(["a.amount", "a.currency", "a.surcharge_cny", "t.amount_cny"])
    .select(({ selectFrom }) =>
      selectFrom("trade_subject as all")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("all.user_id", "=", "s.user_id")
        .whereRef("all.trade_id", "=", "s.trade_id")
        .as("subjects"),
    )
    .where("s.user_id", "=", userId)
    .where("s.purpose", "in", purposes)
    .where("s.subject_id", "=", subjectId)
    .where("a.state", "=", "captured")
    .where("a.outcome", "=", "paid-trade")
    .orderBy("a.id")
    .execute();
  return rows.map((row) => ({
    charged: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "payment_attempt.currency")),
    amount: fen(row.amount_cny),
    surcharge: fen(row.surcharge_cny),
    subjects: Number(row.subjects),
  }));
}

type Asked = { userId: string; orderIds: readonly string[] };
const surcharges = prepared((db, { userId, orderIds }: Asked) =>
  db
    .selectFrom("trade_subject as s")
    .innerJoin("payment_attempt as a", (join) => join.onRef("a.user_id", "=", "s.user_id").onRef("a.trade_id", "=", "s.trade_id"))
    .select(["s.subject_id", "a.surcharge_cny"])
    .select(({ selectFrom }) =>
      selectFrom("trade_subject as all")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("all.user_id", "=", "s.user_id")
        .whereRef("all.trade_id", "=", "s.trade_id")
        .as("orders"),
    )
    .where("s.user_id", "=", userId)
    .where("s.purpose", "=", sql.lit("order"))
    .where("s.subject_id", "=", sql<string>`any(${orderIds}::bigint[])`)
    .where("a.state", "=", sql.lit("captured"))
    .where("a.outcome", "=", sql.lit("paid-trade"))
    .where("a.surcharge_cny", ">", sql.lit("0")),
);

/** What cards took on top of the sum of some orders, in CNY, and for how many orders together. One question for all; orders without are left out. */
export async function cardSurchargesOf(db: Db | Tx, asked: Asked): Promise<Map<string, { amount: Money; orders: number }>> {
  if (asked.orderIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(surcharges(asked));
  return new Map(rows.map((row) => [row.subject_id, { amount: fen(row.surcharge_cny), orders: Number(row.orders) }]));
}
