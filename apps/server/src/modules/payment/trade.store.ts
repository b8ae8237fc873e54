import { randomInt } from "node:crypto";
import type { Money } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type PaymentMethod, paymentMethods, type TradePurpose, tradePurposes } from "@sihai/domain/payment";
import { sql } from "kysely";
import { type Db, fen, oneOf, prepared, type Tx } from "#platform";
import type { TradeSubject } from "./trade-subject.store.ts";

const tradeStates = ["pending", "paid", "cancelled"] as const;
export type Trade = {
  userId: string;
  id: string;
  tradeNo: string;
  purpose: TradePurpose;
  state: (typeof tradeStates)[number];
  amount: Money;
  expiresAt: Date | null;
  method: PaymentMethod | null;
  paidAt: Date | null;
  createdAt: Date;
};

/** Writes a payable with its parts. A part that stands in another open or paid trade of the purpose violates the unique index. */
export async function insertTrade(
  tx: Tx,
  trade: {
    userId: string;
    purpose: TradePurpose;
    amount: Money;
    subjects: readonly TradeSubject[];
    expiresAt: Date | null;
    at: Date;
  },
): Promise<{ tradeId: string; tradeNo: string }> {
  const tradeNo = newTradeNo(trade.at);
  const { userId, purpose, amount, subjects, expiresAt, at } = trade;
  const column = <Value>(value: (subject: TradeSubject) => Value) => subjects.map(value);
  const parts = {
    subjectIds: column(({ subjectId }) => subjectId),
    amounts: column((subject) => subject.amount.amount.toString()),
    discounts: column(({ discount }) => (discount?.amount ?? 0n).toString()),
    numbers: column(({ no }) => no ?? null),
    purses: column(({ purse }) => purse ?? null),
  };
  const { rows } = await tx.executeQuery(
    writeTrade({ userId, tradeNo, purpose, amount: amount.amount.toString(), expiresAt, at, ...parts }),
  );
  const [row] = rows;
  if (!row) throw new Error(`trade ${tradeNo} was not written`);
  return { tradeId: row.id, tradeNo };
}

type TradeRows = { userId: string; tradeNo: string; purpose: TradePurpose; amount: string; expiresAt: Date | null; at: Date } & {
  subjectIds: string[];
  amounts: string[];
  discounts: string[];
  numbers: (string | null)[];
  purses: (string | null)[];
};

const writeTrade = prepared(
  (_, row: TradeRows) => sql<{ id: string }>`
    with opened as (
      insert into trade (user_id, trade_no, purpose, state, amount_cny, expires_at, created_at)
      values (${row.userId}, ${row.tradeNo}, ${row.purpose}, 'pending', ${row.amount}, ${row.expiresAt}, ${row.at}) returning id
    ), parts as (
      insert into trade_subject (user_id, trade_id, purpose, subject_id, amount_cny, discount_cny, subject_no, purse)
      select ${row.userId}, opened.id, ${row.purpose}, subject_id, part_cny, discount_cny, subject_no, purse from opened, unnest(
        ${row.subjectIds}::bigint[], ${row.amounts}::bigint[], ${row.discounts}::bigint[], ${row.numbers}::text[],
        ${row.purses}::text[]) as part (subject_id, part_cny, discount_cny, subject_no, purse)
    )
    select id from opened`,
);

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** T, the Beijing date, nine letters nobody can guess. */
function newTradeNo(at: Date): string {
  const day = beijingDate(at).slice(2).replaceAll("-", "");
  return `T${day}${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("")}`;
}

const tradeColumns = [
  "user_id",
  "id",
  "trade_no",
  "purpose",
  "state",
  "amount_cny",
  "expires_at",
  "method",
  "paid_at",
  "created_at",
] as const;

/** A customer's trade by its number, or by its id. */
export type TradeKey = { userId: string; tradeNo: string } | { userId: string; tradeId: string };

/** A trade of the customer's, by id or number; null when there is none. Not locked. */
export async function findTrade(db: Db | Tx, key: TradeKey): Promise<Trade | null> {
  const row = await tradeQuery(db, key).executeTakeFirst();
  return row ? tradeOf(row) : null;
}

/** The first lock of every payment but for its payer: trade, then what it pays for, then accounts. */
export async function lockTrade(tx: Tx, key: TradeKey): Promise<Trade | null> {
  const query = "tradeNo" in key ? lockByNo(key) : tradeQuery(tx, key).forUpdate().compile();
  const [row] = (await tx.executeQuery(query)).rows;
  return row ? tradeOf(row) : null;
}

const lockByNo = prepared((db, { userId, tradeNo }: { userId: string; tradeNo: string }) =>
  db.selectFrom("trade").select(tradeColumns).where("user_id", "=", userId).where("trade_no", "=", tradeNo).forUpdate(),
);

/** Several at once, in the order of their ids; unknown ones are left out. */
export async function lockTrades(tx: Tx, userId: string, tradeIds: readonly string[]): Promise<Trade[]> {
  if (tradeIds.length === 0) return [];
  const rows = await tx
    .selectFrom("trade")
    .select(tradeColumns)
    .where("user_id", "=", userId)
    .where("id", "in", tradeIds)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(tradeOf);
}

/** In no order; those that are not the customer's are left out. At least one number has to be given. */
export async function findTrades(db: Db | Tx, userId: string, tradeNos: readonly string[]): Promise<Trade[]> {
  const rows = await db
    .selectFrom("trade")
    .select(tradeColumns)
    .where("user_id", "=", userId)
    .where("trade_no", "in", tradeNos)
    .execute();
  return rows.map(tradeOf);
}

function tradeQuery(db: Db | Tx, key: TradeKey) {
  const mine = db.selectFrom("trade").select(tradeColumns).where("user_id", "=", key.userId);
  return "tradeNo" in key ? mine.where("trade_no", "=", key.tradeNo) : mine.where("id", "=", key.tradeId);
}

type TradeRow = {
  user_id: string;
  id: string;
  trade_no: string;
  purpose: string;
  state: string;
  amount_cny: string;
  expires_at: Date | null;
  method: string | null;
  paid_at: Date | null;
  created_at: Date;
};

function tradeOf(row: TradeRow): Trade {
  return {
    userId: row.user_id,
    id: row.id,
    tradeNo: row.trade_no,
    purpose: oneOf(tradePurposes, row.purpose, "trade.purpose"),
    state: oneOf(tradeStates, row.state, "trade.state"),
    amount: fen(row.amount_cny),
    expiresAt: row.expires_at,
    method: oneOf(paymentMethods, row.method, "trade.method"),
    paidAt: row.paid_at,
    createdAt: row.created_at,
  };
}

/** Until when a pending trade can be paid; null: there is no end now. */
export async function setExpiry(tx: Tx, { userId, id }: Trade, expiresAt: Date | null): Promise<void> {
  await tx.updateTable("trade").set({ expires_at: expiresAt }).where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Pending becomes paid; throws when the trade was not pending, which its lock makes impossible. */
export async function markPaid(tx: Tx, trade: Trade, method: PaymentMethod, at: Date): Promise<void> {
  const updated = await tx.executeQuery(setPaid({ userId: trade.userId, id: trade.id, method, at }));
  if (updated.numAffectedRows !== 1n) throw new Error(`trade ${trade.tradeNo} was not pending`);
}

type Payment = { userId: string; id: string; method: PaymentMethod; at: Date };

const setPaid = prepared((db, { userId, id, method, at }: Payment) =>
  db
    .updateTable("trade")
    .set({ state: "paid", method, paid_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", "pending"),
);

/** Pending becomes cancelled, and its parts are free for another trade. */
export async function markCancelled(tx: Tx, trade: Trade, at: Date): Promise<void> {
  const updated = await tx
    .updateTable("trade")
    .set({ state: "cancelled", cancelled_at: at })
    .where("user_id", "=", trade.userId)
    .where("id", "=", trade.id)
    .where("state", "=", "pending")
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`trade ${trade.tradeNo} was not pending`);
  await tx
    .updateTable("trade_subject")
    .set({ live: false })
    .where("user_id", "=", trade.userId)
    .where("trade_id", "=", trade.id)
    .execute();
}

/** Counts a refund against the paid trade of a subject; the table's CHECK refuses more than was paid (rule F17). */
export async function countRefund(
  tx: Tx,
  { userId, purpose, subjectId }: { userId: string; purpose: TradePurpose; subjectId: string },
  amount: Money,
): Promise<void> {
  const updated = await tx
    .updateTable("trade")
    .set(({ eb }) => ({ refunded_cny: eb("refunded_cny", "+", amount.amount.toString()) }))
    .where("user_id", "=", userId)
    .where("state", "=", "paid")
    .where(({ eb, selectFrom }) =>
      eb(
        "id",
        "=",
        selectFrom("trade_subject")
          .select("trade_id")
          .where("user_id", "=", userId)
          .where("purpose", "=", purpose)
          .where("subject_id", "=", subjectId)
          .where("live", "=", true),
      ),
    )
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`no paid trade for ${purpose} ${subjectId}`);
}
