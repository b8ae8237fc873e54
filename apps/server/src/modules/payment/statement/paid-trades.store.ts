import { type PaymentMethod, paymentMethods, type TradePurpose } from "@sihai/domain/payment";
import { type Db, oneOf } from "#platform";
import { apartPurposes } from "./paid-apart.store.ts";

/** `orderNo`: what was paid apart under an order's number as well. */
type Paid = { userId: string; purposes: readonly TradePurpose[]; subjectId: string; orderNo?: string };

export type PaidTrade = {
  tradeNo: string;
  method: PaymentMethod | null;
  paidAt: Date;
  /** Of the card that paid it, and whom it is billed to. */
  card: { brand: string; last4: string; name: string | null } | null;
};

/** The payments of one thing that were made, first to last, and the card of each. */
export async function paidTradesOf(db: Db, { userId, purposes, subjectId, orderNo }: Paid): Promise<PaidTrade[]> {
  const rows = await db
    .selectFrom("trade_subject as s")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.trade_id"))
    .leftJoin("payment_attempt as a", (join) =>
      join
        .onRef("a.user_id", "=", "t.user_id")
        .onRef("a.trade_id", "=", "t.id")
        .on("a.outcome", "=", "paid-trade")
        .on("a.card_last4", "is not", null),
    )
    .select(["t.trade_no", "t.method", "t.paid_at", "a.card_brand", "a.card_last4", "a.billing_name"])
    .distinctOn("t.id")
    .where("s.user_id", "=", userId)
    .where(({ and, eb, or }) =>
      or([
        and([eb("s.purpose", "in", purposes), eb("s.subject_id", "=", subjectId)]),
        ...(orderNo === undefined ? [] : [and([eb("s.purpose", "in", [...apartPurposes]), eb("s.subject_no", "=", orderNo)])]),
      ]),
    )
    .where("t.state", "=", "paid")
    .orderBy("t.id")
    .execute();
  return rows.flatMap(({ trade_no, method, paid_at, card_brand, card_last4, billing_name }) =>
    paid_at === null
      ? []
      : {
          tradeNo: trade_no,
          method: method === null ? null : oneOf(paymentMethods, method, "trade.method"),
          paidAt: paid_at,
          card: card_last4 === null ? null : { brand: card_brand ?? "", last4: card_last4, name: billing_name },
        },
  );
}

/** Whom a paper is for: the name its owner goes by, and the e-mail address. */
export async function customerOf(db: Db, userId: string): Promise<{ name: string; email: string }> {
  const row = await db
    .selectFrom("app_user")
    .select(["nick_name", "user_name", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { name: row.nick_name === "" ? row.user_name : row.nick_name, email: row.email };
}
