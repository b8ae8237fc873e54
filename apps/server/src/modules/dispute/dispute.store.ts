import type { disputeOrders } from "@sihai/contract/dispute";
import { currencyCodes, type Money, money } from "@sihai/domain";
import { type AnswerState, answerStates, type DisputeTab, readDisputeNumber, statusesOf } from "@sihai/domain/dispute";
import { reversalStatuses } from "@sihai/domain/payment";
import { readMark } from "@sihai/domain/unannounced";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Db, fen, oneOf, orderOf, sortedBy, type Tx } from "#platform";

const bookedStates = ["waiting", "out", "back", "never"] as const;
export type DisputeStatus = (typeof reversalStatuses.dispute)[number];
export type Dispute = {
  id: string;
  seq: string;
  /** The gateway's name of the charge. */
  chargeId: string;
  status: DisputeStatus;
  amount: Money;
  reason: string;
  openedAt: Date;
  dueAt: Date | null;
  changedAt: Date;
  booked: (typeof bookedStates)[number];
  borne: Money;
  ours: Money;
  /** Whose card it was, and what it paid; null while the charge is of nobody known. */
  userId: string | null;
  email: string | null;
  attemptId: string | null;
  tradeId: string | null;
  tradeNo: string | null;
  answer: AnswerState | null;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("card_reversal as r")
    .leftJoin("payment_attempt as a", "a.gateway_id", "r.gateway_id")
    .leftJoin("trade as t", (join) => join.onRef("t.user_id", "=", "a.user_id").onRef("t.id", "=", "a.trade_id"))
    .leftJoin("app_user as u", (join) => join.on(sql<SqlBool>`u.id = coalesce(r.user_id, a.user_id)`))
    .leftJoin("dispute_answer as d", "d.dispute_id", "r.id")
    .select(["r.id", "r.seq", "r.gateway_id", "r.status", "r.currency", "r.amount", "r.reason", "r.opened_at", "r.due_at"])
    .select(["r.changed_at", "r.booked", "r.borne_cny", "r.ours_cny", "u.id as user_id", "u.email"])
    .select(["a.id as attempt_id", "t.id as trade_id", "t.trade_no", "d.state as answer"])
    .where("r.kind", "=", "dispute");
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["executeTakeFirstOrThrow"]>>;

function disputeOf(row: Row): Dispute {
  return {
    ...{ id: row.id, seq: row.seq, chargeId: row.gateway_id, reason: row.reason },
    ...{ openedAt: row.opened_at, dueAt: row.due_at, changedAt: row.changed_at },
    ...{ userId: row.user_id, email: row.email, attemptId: row.attempt_id, tradeId: row.trade_id, tradeNo: row.trade_no },
    status: oneOf(reversalStatuses.dispute, row.status, "card_reversal.status"),
    amount: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "card_reversal.currency")),
    booked: oneOf(bookedStates, row.booked, "card_reversal.booked"),
    borne: fen(row.borne_cny),
    ours: fen(row.ours_cny),
    answer: oneOf(answerStates, row.answer, "dispute_answer.state"),
  };
}

/** By the number staff see; null for one that is none or that no dispute has. */
export async function findDispute(db: Db | Tx, no: string): Promise<Dispute | null> {
  const row = await query(db)
    .where("r.seq", "=", readDisputeNumber(no) ?? "0")
    .executeTakeFirst();
  return row ? disputeOf(row) : null;
}

/** By the gateway's name of it. */
export async function disputeById(db: Db | Tx, id: string): Promise<Dispute | null> {
  const row = await query(db).where("r.id", "=", id).executeTakeFirst();
  return row ? disputeOf(row) : null;
}

/** By when it is to be answered; what has no such time stands by when it was opened. */
const urgency = sql<Date>`coalesce(r.due_at, r.opened_at)`;

type Listing = { tab: DisputeTab; q: string; sort: (typeof disputeOrders)[number] | undefined };
const seq = { of: "r.seq", as: "bigint" } as const;

/** As a reader wants it, or the most urgent first, what a bank looks at the oldest first, what ended or was searched for the latest first. */
export function orderedBy({ tab, q, sort }: Listing) {
  if (sort === undefined && (q !== "" || tab !== "answer"))
    return { ...sortedBy([seq], q === "" && tab === "review" ? "asc" : "desc"), placeOf: (row: Dispute) => row.seq };
  const { key, way } = orderOf<"due" | "amount" | "reason">(sort ?? "due");
  if (key === "amount") {
    const placeOf = (row: Dispute) => `${row.amount.currency}.${row.amount.amount}.${row.seq}`;
    return { ...sortedBy([{ of: "r.currency", as: "text" }, { of: "r.amount", as: "bigint" }, seq], way), placeOf };
  }
  if (key === "reason")
    return {
      ...sortedBy([{ of: "r.reason", as: "text" }, seq], way),
      placeOf: (row: Dispute) => `${row.reason}.${row.seq}`,
    };
  const placeOf = (row: Dispute) => `${(row.dueAt ?? row.openedAt).getTime()}.${row.seq}`;
  return { ...sortedBy([{ of: urgency, as: "timestamptz" }, seq], way), placeOf };
}

/** Of a tab of the desk, or of what a search finds. */
export async function deskDisputes(
  db: Db,
  { after, limit, ...listing }: Listing & { after: string | undefined; limit: number },
): Promise<Dispute[]> {
  const { tab, q } = listing;
  const { order, beyond } = orderedBy(listing);
  // Written out, so that each tab is read by its own index.
  const ofTab = sql<SqlBool>`r.status in (${sql.join(statusesOf[tab].map((status) => sql.lit(status)))})`;
  const rows = await query(db)
    .where(q === "" ? ofTab : foundBy(q))
    .where(beyond(after))
    .orderBy(order)
    .limit(limit)
    .execute();
  return rows.map(disputeOf);
}

/** By its number, the gateway's names of it and of the charge, the payment, or the customer. */
function foundBy(q: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.seq = ${readDisputeNumber(q) ?? "0"}::bigint or r.id = ${q} or r.gateway_id = ${q}
    or r.gateway_id in (select p.gateway_id from payment_attempt p join trade pt on pt.user_id = p.user_id and pt.id = p.trade_id
      where pt.trade_no = ${q.toUpperCase()} or p.user_id = ${readMark(q) ?? "0"}::bigint
        or p.user_id = (select id from app_user where email_normal = ${q.toLowerCase()})))`;
}

/** Disputes that wait for our answer, that the bank looks into, and, among the first, those past their day. */
export async function countDisputes(db: Db, now: Date): Promise<{ answer: number; review: number; overdue: number }> {
  const { rows } = await sql<{ answer: number; review: number; overdue: number }>`select
    (select count(*)::int from card_reversal r where kind = 'dispute' and status in ('open', 'inquiry')) as answer,
    (select count(*)::int from card_reversal r where kind = 'dispute' and status in ('review', 'inquiry-review')) as review,
    (select count(*)::int from card_reversal r where kind = 'dispute' and status in ('open', 'inquiry')
      and ${urgency} < ${now}) as overdue`.execute(db);
  return rows[0] ?? { answer: 0, review: 0, overdue: 0 };
}

/** Of a customer: what is not over, and what ended since, the latest first. */
export async function ownDisputes(db: Db, userId: string, since: Date): Promise<Dispute[]> {
  const rows = await query(db)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("r.user_id", "=", userId),
        eb("r.gateway_id", "in", selectFrom("payment_attempt as own").select("own.gateway_id").where("own.user_id", "=", userId)),
      ]),
    )
    .where(({ or, eb }) => or([eb("r.status", "not in", [...statusesOf.ended]), eb("r.changed_at", ">", since)]))
    .orderBy("r.seq", "desc")
    .limit(50)
    .execute();
  return rows.map(disputeOf);
}
