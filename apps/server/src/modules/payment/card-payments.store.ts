import { currencyCodes, type Money, money } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import { type Db, fen, oneOf } from "#platform";

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
