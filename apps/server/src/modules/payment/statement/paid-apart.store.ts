import { currencyCodes, type Money, money } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, fen, oneOf } from "#platform";

/** What is paid beside an order's own payment, under the order's number. */
export const apartPurposes = ["supplement", "service", "return"] as const;
export type ApartPurpose = (typeof apartPurposes)[number];

export type PaidApart = {
  purpose: ApartPurpose;
  tradeNo: string;
  /** Of the payment, what was for this order, and what of that came back. */
  amount: Money;
  refunded: Money;
  /** What a card was charged for the whole payment, in how many orders. */
  card: { charged: Money; amount: Money; surcharge: Money; orders: number } | null;
};

/** The payments made for an order after its own: supplements, services in storage, an exchange; first to last. */
export async function paidApartOf(db: Db, { userId, orderNo }: { userId: string; orderNo: string }): Promise<PaidApart[]> {
  const rows = await db
    .selectFrom("trade_subject as s")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.trade_id"))
    .leftJoin("supplement as p", (join) =>
      join.onRef("p.user_id", "=", "s.user_id").onRef("p.id", "=", "s.subject_id").on("s.purpose", "=", "supplement"),
    )
    .leftJoin("item_service as v", (join) =>
      join.onRef("v.user_id", "=", "s.user_id").onRef("v.id", "=", "s.subject_id").on("s.purpose", "=", "service"),
    )
    .leftJoin("payment_attempt as a", (join) =>
      join.onRef("a.user_id", "=", "t.user_id").onRef("a.trade_id", "=", "t.id").on("a.outcome", "=", "paid-trade"),
    )
    .select(["s.purpose", "t.trade_no", "t.amount_cny as whole", "a.amount", "a.currency", "a.surcharge_cny"])
    .select(({ fn, selectFrom }) => [
      fn.sum<string>("s.amount_cny").as("own"),
      // An exchange is alone in its payment, which counts what came back of it.
      sql<string>`sum(coalesce(p.refunded_cny, v.refunded_cny, t.refunded_cny))`.as("back"),
      selectFrom("trade_subject as all")
        .select(({ fn: count }) => count.count<string>("all.subject_no").distinct().as("count"))
        .whereRef("all.user_id", "=", "t.user_id")
        .whereRef("all.trade_id", "=", "t.id")
        .as("orders"),
    ])
    .where("s.user_id", "=", userId)
    .where("s.subject_no", "=", orderNo)
    .where("s.purpose", "in", [...apartPurposes])
    .where("t.state", "=", "paid")
    .groupBy(["s.purpose", "t.user_id", "t.id", "a.user_id", "a.id"])
    .orderBy("t.id")
    .execute();
  return rows.map((row) => ({
    purpose: oneOf(apartPurposes, row.purpose, "trade_subject.purpose"),
    tradeNo: row.trade_no,
    amount: fen(row.own),
    refunded: fen(row.back),
    card:
      row.amount === null || row.surcharge_cny === null
        ? null
        : {
            charged: money(BigInt(row.amount), oneOf(currencyCodes, row.currency ?? "", "payment_attempt.currency")),
            ...{ amount: fen(row.whole), surcharge: fen(row.surcharge_cny), orders: Number(row.orders) },
          },
  }));
}
