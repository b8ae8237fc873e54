import type { Money } from "@sihai/domain";
import type { TradePurpose } from "@sihai/domain/payment";
import { sql } from "kysely";
import { type Db, fen, prepared, type Tx } from "#platform";
import type { Purse } from "../ledger/index.ts";
import { readPurse } from "./purse.ts";

/**
 * `discount`: what was taken off already. `no`: the number customers know it by, where it is neither an order nor a parcel. `purse`: what its
 * money belongs to, where that is not the subject itself.
 */
export type TradeSubject = { subjectId: string; amount: Money; discount?: Money; no?: string; purse?: Purse };

const subjectsOfTrade = prepared((db, { userId, tradeId }: { userId: string; tradeId: string }) =>
  db
    .selectFrom("trade_subject")
    .select(["subject_id", "amount_cny", "discount_cny", "subject_no", "purse"])
    .where("user_id", "=", userId)
    .where("trade_id", "=", tradeId)
    .orderBy("subject_id"),
);

/** What a trade pays for, in the order of the subjects' ids. */
export async function subjectsOf(db: Db | Tx, userId: string, tradeId: string): Promise<TradeSubject[]> {
  const { rows } = await db.executeQuery(subjectsOfTrade({ userId, tradeId }));
  return rows.map((row) => ({
    subjectId: row.subject_id,
    amount: fen(row.amount_cny),
    discount: fen(row.discount_cny),
    ...(row.subject_no === null ? {} : { no: row.subject_no }),
    ...(row.purse === null ? {} : { purse: readPurse(row.purse) }),
  }));
}

/** The trade a subject stands in now, open or paid. */
export async function liveTradeOf(
  db: Db | Tx,
  { userId, purpose, subjectId }: { userId: string; purpose: TradePurpose; subjectId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom("trade_subject")
    .select("trade_id")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("subject_id", "=", subjectId)
    .where("live", "=", true)
    .executeTakeFirst();
  return row?.trade_id ?? null;
}

/** The trades some subjects of a purpose stand in now, open or paid. */
export async function liveTradesOf(
  tx: Tx,
  { userId, purpose, subjectIds }: { userId: string; purpose: TradePurpose; subjectIds: readonly string[] },
): Promise<string[]> {
  if (subjectIds.length === 0) return [];
  const rows = await tx
    .selectFrom("trade_subject")
    .select("trade_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("subject_id", "in", [...subjectIds])
    .where("live", "=", true)
    .execute();
  return rows.map(({ trade_id: tradeId }) => tradeId);
}

/** The number to pay a subject by, while it is unpaid; null when nothing is open. */
export async function liveTradeNo(
  db: Db | Tx,
  { userId, purpose, subjectId }: { userId: string; purpose: TradePurpose; subjectId: string },
): Promise<string | null> {
  const numbers = await liveTradeNos(db, { userIds: [userId], purpose, subjectIds: [subjectId] });
  return numbers.get(subjectId) ?? null;
}

/** As `liveTradeNo`, for many subjects of one or more customers in one question; subjects without an open payment are left out. */
export async function liveTradeNos(db: Db | Tx, asked: Asked): Promise<Map<string, string>> {
  const live = await liveTrades(db, asked);
  return new Map([...live].map(([subjectId, { tradeNo }]) => [subjectId, tradeNo]));
}

type LiveTrade = { tradeNo: string; payBefore: Date | null };

/** The same with until when each can be paid; null: nothing runs out. */
export async function liveTrades(db: Db | Tx, { userIds, purpose, subjectIds }: Asked): Promise<Map<string, LiveTrade>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(liveNumbers({ userIds, purpose, subjectIds }));
  return new Map(rows.map((row) => [row.subject_id, { tradeNo: row.trade_no, payBefore: row.expires_at }]));
}

type Asked = { userIds: readonly string[]; purpose: TradePurpose; subjectIds: readonly string[] };
const liveNumbers = prepared((db, { userIds, purpose, subjectIds }: Asked) =>
  db
    .selectFrom("trade_subject as s")
    .innerJoin("trade as t", (join) => join.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.trade_id"))
    .select(["s.subject_id", "t.trade_no", "t.expires_at"])
    .where("s.user_id", "=", sql<string>`any(${userIds}::bigint[])`)
    .where("s.purpose", "=", purpose)
    .where("s.subject_id", "=", sql<string>`any(${subjectIds}::bigint[])`)
    .where("s.live", "=", sql.lit(true))
    .where("t.state", "=", sql.lit("pending")),
);

export type TradeLine = TradeSubject & { no: string; discount: Money };

/** What a trade pays for with the number people know it by: the order's, or the parcel's. */
export async function linesOf(db: Db | Tx, trade: { userId: string; id: string; tradeNo: string }): Promise<TradeLine[]> {
  const rows = await db
    .selectFrom("trade_subject as s")
    .leftJoin("purchase_order as o", (join) =>
      join.onRef("o.user_id", "=", "s.user_id").onRef("o.id", "=", "s.subject_id").on("s.purpose", "=", "order"),
    )
    .leftJoin("parcel as p", (join) =>
      join
        .onRef("p.user_id", "=", "s.user_id")
        .onRef("p.id", "=", "s.subject_id")
        .on("s.purpose", "in", ["parcel", "back-payment"]),
    )
    .select(["s.subject_id", "s.amount_cny", "s.discount_cny", "s.subject_no", "o.order_no", "p.package_no"])
    .where("s.user_id", "=", trade.userId)
    .where("s.trade_id", "=", trade.id)
    .orderBy("s.subject_id")
    .execute();
  return rows.map((row) => ({
    subjectId: row.subject_id,
    no: row.subject_no ?? row.order_no ?? row.package_no ?? trade.tradeNo,
    amount: fen(row.amount_cny),
    discount: fen(row.discount_cny),
  }));
}

/** The numbers people know what a trade pays for by; none for a recharge. */
export async function numbersOf(db: Db | Tx, trade: { userId: string; id: string; tradeNo: string }): Promise<string[]> {
  return (await linesOf(db, trade)).map(({ no }) => no);
}

/** The number of the order an item belongs to; none for an item that is no customer's own. */
export async function ordersWithItem(db: Db, userId: string, itemNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom("order_item as i")
    .innerJoin("purchase_order as o", (join) => join.onRef("o.user_id", "=", "i.user_id").onRef("o.id", "=", "i.order_id"))
    .select("o.order_no")
    .where("i.user_id", "=", userId)
    .where("i.item_no", "=", itemNo)
    .execute();
  return rows.map((row) => row.order_no);
}
