import type { suspenseOrders, suspenseTabs } from "@sihai/contract/suspense";
import type { Currency } from "@sihai/domain";
import { readSuspenseNumber, type SuspenseState, type SuspenseWhy } from "@sihai/domain/suspense";
import { readMark } from "@sihai/domain/unannounced";
import { sql } from "kysely";
import { type Db, holdBankNumber, mayTry, orderOf, pageAndNext, plainBankNumber, sortedBy, type Tx } from "#platform";

/** What failed of these stands under these names. */
export const sendingSweep = "suspended money sent back";
export const cameBackSweep = "suspended money that came back";
export const goneSweep = "suspended money that the gateway took back";

/** The ids of a customer's arrivals that have not ended, and of those that ended since, newest first. */
export async function ownSuspended(db: Db, userId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("suspended_arrival")
    .select("id")
    .where("user_id", "=", userId)
    .where(({ or, eb }) => or([eb("closed_at", "is", null), eb("closed_at", ">", since)]))
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

type Tab = (typeof suspenseTabs)[number];
const statesOf: Record<Exclude<Tab, "closed">, readonly SuspenseState[]> = {
  open: ["open"],
  proposed: ["proposed"],
  sending: ["sending", "uncertain"],
};

export type Question = {
  tab: Tab;
  q: string;
  why: SuspenseWhy | undefined;
  currency: Currency | undefined;
  sort: (typeof suspenseOrders)[number] | undefined;
  after: string | undefined;
  limit: number;
};
type Row = { id: string; why: string; currency: string; amount: string; answer_by: Date; closed_at: Date | null };
const id = { of: "s.id", as: "bigint" } as const;

/** As a reader wants it, or the longest waiting first, what ended or was searched for the latest first; and where an arrival stands in it. */
function orderedBy({ tab, q, sort }: Question) {
  const isOver = tab === "closed" && q === "";
  if (sort === undefined) return { ...sortedBy([id], isOver || q !== "" ? "desc" : "asc"), placeOf: (row: Row) => row.id };
  const { key, way } = orderOf<"due" | "amount" | "why">(sort);
  if (key === "why")
    return { ...sortedBy([{ of: "s.why", as: "text" }, id], way), placeOf: (row: Row) => `${row.why}.${row.id}` };
  if (key === "amount") {
    const placeOf = (row: Row) => `${row.currency}.${row.amount}.${row.id}`;
    return { ...sortedBy([{ of: "s.currency", as: "text" }, { of: "s.amount", as: "bigint" }, id], way), placeOf };
  }
  const moment = { of: isOver ? "s.closed_at" : "s.answer_by", as: "timestamptz" } as const;
  const placeOf = (row: Row) => `${((isOver ? row.closed_at : null) ?? row.answer_by).getTime()}.${row.id}`;
  return { ...sortedBy([moment, id], way), placeOf };
}

/** The ids of a page of a tab, or of what a search finds. */
export async function deskSuspended(db: Db, question: Question): Promise<{ page: string[]; next: string | null }> {
  const { tab, q, why, currency, after, limit } = question;
  const { order, beyond, placeOf } = orderedBy(question);
  let query = db
    .selectFrom("suspended_arrival as s")
    .select(["s.id", "s.why", "s.currency", "s.amount", "s.answer_by", "s.closed_at"]);
  if (q !== "") query = query.where(foundBy(q));
  else if (tab === "closed") query = query.where("s.closed_at", "is not", null);
  else query = query.where("s.closed_at", "is", null).where("s.state", "in", [...statesOf[tab]]);
  if (why) query = query.where("s.why", "=", why);
  if (currency) query = query.where("s.currency", "=", currency);
  const rows = await query
    .where(beyond(after))
    .orderBy(order)
    .limit(limit + 1)
    .execute();
  const { page, next } = pageAndNext(rows, limit, placeOf);
  return { page: page.map((row) => row.id), next };
}

/** By its number, the gateway's charge, the payment it was meant for, or its customer. */
function foundBy(q: string) {
  return sql<boolean>`(s.id = ${readSuspenseNumber(q) ?? "0"} or s.reference = ${q} or s.user_id = ${readMark(q) ?? "0"}
    or s.user_id = (select id from app_user where email_normal = ${q.toLowerCase()})
    or (s.user_id, s.trade_id) in (select user_id, id from trade where trade_no = ${q.toUpperCase()}))`;
}

/** Money in suspense by where it stands; what is uncertain counts as being sent. */
export async function countSuspended(db: Db): Promise<{ open: number; proposed: number; sending: number }> {
  const rows = await db
    .selectFrom("suspended_arrival")
    .select("state")
    .select((eb) => eb.fn.countAll<string>().as("arrivals"))
    .where("closed_at", "is", null)
    .groupBy("state")
    .execute();
  const of = (tab: keyof typeof statesOf) =>
    rows.reduce((sum, row) => sum + (statesOf[tab].some((state) => state === row.state) ? Number(row.arrivals) : 0), 0);
  return { open: of("open"), proposed: of("proposed"), sending: of("sending") };
}

/** What is being sent back and nobody looked at since `before`, the longest first. */
export async function suspendedToSend(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("suspended_arrival")
    .select("id")
    .where("closed_at", "is", null)
    .where("state", "in", ["sending", "uncertain"])
    .where("changed_at", "<", before)
    .where(mayTry(sendingSweep, sql.ref("suspended_arrival.id")))
    .orderBy("changed_at")
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** Arrivals sent back to their cards whose refund failed after it was reported as done, and that have not arrived again yet. */
export async function suspendedThatCameBack(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("suspended_arrival as s")
    .innerJoin("card_reversal as r", "r.id", "s.sent_as")
    .select("s.id")
    .where("s.came_by", "=", "card")
    .where("s.state", "=", "sent-back")
    .where("r.kind", "=", "own-refund")
    .where("r.status", "=", "failed")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("suspended_arrival as again")
            .select("again.id")
            .where("again.came_by", "=", "refund")
            .whereRef("again.reference", "=", "r.id"),
        ),
      ),
    )
    .where(mayTry(cameBackSweep, sql.ref("s.id")))
    .orderBy("s.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Arrivals by card that stand at the desk though the gateway took all of them back for good; of one only, where it is named. */
export async function suspendedThatIsGone(db: Db | Tx, limit: number, id?: string): Promise<string[]> {
  let query = db
    .selectFrom("suspended_arrival as s")
    .innerJoin("card_reversal as r", "r.gateway_id", "s.reference")
    .select("s.id")
    .where("s.came_by", "=", "card")
    .where("s.closed_at", "is", null)
    .where("s.state", "in", ["open", "proposed"])
    .where("r.booked", "=", "out")
    .where("r.status", "in", ["refunded", "lost"])
    .where(mayTry(goneSweep, sql.ref("s.id")));
  if (id !== undefined) query = query.where("s.id", "=", id);
  const rows = await query
    .groupBy("s.id")
    .having(({ fn }) => sql<boolean>`${fn.sum("r.amount")} >= s.amount`)
    .orderBy("s.id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** E-mails of customers and names of staff, by id. */
export async function namesBehind(db: Db, userIds: readonly string[], staffIds: readonly string[]) {
  const [users, staff] = await Promise.all([
    db
      .selectFrom("app_user")
      .select(["id", "email"])
      .where("id", "in", ["0", ...userIds])
      .execute(),
    db
      .selectFrom("staff")
      .select(["id", "name"])
      .where("id", "in", ["0", ...staffIds])
      .execute(),
  ]);
  return {
    emails: new Map(users.map(({ id, email }) => [id, email])),
    names: new Map(staff.map(({ id, name }) => [id, name])),
  };
}

/**
 * Whether the bank's number of a transfer back stands for another arrival already, however it is written. Nobody else takes it up to the end of the
 * transaction, or of the attempt within it that is taken back.
 */
export async function isSentAsUsed(tx: Tx, id: string, sentAs: string): Promise<boolean> {
  const plain = await holdBankNumber(tx, "sent-back", sentAs);
  const row = await tx
    .selectFrom("suspended_arrival")
    .select("id")
    .where("came_by", "in", ["bank", "refund"])
    .where("sent_as", "is not", null)
    .where(plainBankNumber("sent_as"), "=", plain)
    .where("id", "<>", id)
    .executeTakeFirst();
  return row !== undefined;
}
