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

type Asked = { userId: string; purposes: readonly TradePurpose[]; subjectIds: readonly string[] };
const surcharged = prepared((db, { userId, purposes, subjectIds }: Asked) =>
  db
    .selectFrom("trade_subject as s")
    .innerJoin("payment_attempt as a", (join) => join.onRef("a.user_id", "=", "s.user_id").onRef("a.trade_id", "=", "s.trade_id"))
    .select(["s.subject_id", "a.amount", "a.currency", "a.surcharge_cny"])
    .select(({ selectFrom }) =>
      selectFrom("trade_subject as all")
        .select(({ fn }) => fn.countAll<string>().as("subjects"))
        .whereRef("all.user_id", "=", "s.user_id")
        .whereRef("all.trade_id", "=", "s.trade_id")
        .as("subjects"),
    )
    .where("s.user_id", "=", userId)
    .where("s.purpose", "=", sql<TradePurpose>`any(${purposes}::text[])`)
    .where("s.subject_id", "=", sql<string>`any(${subjectIds}::bigint[])`)
    .where("a.state", "=", sql.lit("captured"))
    .where("a.outcome", "=", sql.lit("paid-trade"))
    .where("a.surcharge_cny", ">", sql.lit("0"))
    .orderBy("a.id"),
);

/** The charges of cards that took something on top, by what they paid for, each with how many things it paid for. One question for all; what has none is left out. */
export async function surchargedOf(db: Db | Tx, asked: Asked): Promise<Map<string, Omit<CardPayment, "amount">[]>> {
  if (asked.subjectIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(surcharged(asked));
  const charges = rows.map(({ subject_id, amount, currency, surcharge_cny, subjects }) => ({
    subject_id,
    charged: money(BigInt(amount), oneOf(currencyCodes, currency, "payment_attempt.currency")),
    surcharge: fen(surcharge_cny),
    subjects: Number(subjects),
  }));
  const of = Map.groupBy(charges, ({ subject_id }) => subject_id);
  return new Map([...of].map(([id, own]) => [id, own.map(({ subject_id: _, ...charge }) => charge)]));
}
