import type { withdrawalOrders, withdrawalTabs } from "@sihai/contract/withdrawal";
import { bankLineOf } from "@sihai/domain/transfer";
import { readWithdrawalNumber } from "@sihai/domain/withdrawal";
import { type RawBuilder, sql } from "kysely";
import { type Db, holdBankNumber, orderOf, pageAndNext, plainBankNumber, sortedBy, type Tx } from "#platform";
import { findWithdrawal, type Withdrawal } from "./withdrawal.store.ts";

type Tab = (typeof withdrawalTabs)[number];
type Sort = (typeof withdrawalOrders)[number];
type Question = { tab: Tab; q: string; sort: Sort | undefined; after: string | undefined };

const pageSize = 50;

const underWay = sql<boolean>`w.state = 'approved' and exists (select from withdrawal_part p
  where p.user_id = w.user_id and p.withdrawal_id = w.id and p.state = 'uncertain')`;

const tabs: Record<Tab, RawBuilder<boolean>> = {
  applied: sql<boolean>`w.state = 'applied'`,
  approved: sql<boolean>`w.state = 'approved'`,
  uncertain: underWay,
  closed: sql<boolean>`w.closed_at is not null and w.state in ('paid', 'cancelled', 'refused')`,
};

type Row = { id: string; appliedAt: Date; closedAt: Date | null; currency: string; amount: string };
type Ordered = ReturnType<typeof sortedBy> & { placeOf: (row: Row) => string };

/** As a reader wants it, or the longest waiting first (the closed, and what was searched for, newest first). */
function orderedBy({ tab, q, sort }: Question): Ordered {
  const isOver = tab === "closed" && q === "";
  if (sort === undefined) {
    if (isOver || q !== "") return { ...sortedBy([id], "desc"), placeOf: (row) => row.id };
    return { ...sortedBy([moment("w.applied_at"), id], "asc"), placeOf: (row) => `${row.appliedAt.getTime()}.${row.id}` };
  }
  const { key, way } = orderOf<"due" | "amount">(sort);
  if (key === "amount") {
    const columns = [{ of: "w.currency", as: "text" }, { of: "w.amount", as: "bigint" }, id] as const;
    return { ...sortedBy(columns, way), placeOf: (row) => `${row.currency}.${row.amount}.${row.id}` };
  }
  const at = (row: Row) => (isOver ? (row.closedAt ?? row.appliedAt) : row.appliedAt).getTime();
  return { ...sortedBy([moment(isOver ? "w.closed_at" : "w.applied_at"), id], way), placeOf: (row) => `${at(row)}.${row.id}` };
}
const id = { of: "w.id", as: "bigint" } as const;
const moment = (of: string) => ({ of, as: "timestamptz" }) as const;

/** A page of a tab's withdrawals, or what a search finds in all of them. */
export async function deskWithdrawals(db: Db, question: Question): Promise<{ list: Withdrawal[]; next: string | null }> {
  const { tab, q, after } = question;
  const { order, beyond, placeOf } = orderedBy(question);
  const where = q === "" ? tabs[tab] : foundBy(q);
  const { rows } = await sql<Row>`
    select w.id, w.applied_at as "appliedAt", w.closed_at as "closedAt", w.currency, w.amount::text as amount from withdrawal w
    where ${where} and ${beyond(after)} order by ${order} limit ${pageSize + 1}`.execute(db);
  const { page, next } = pageAndNext(rows, pageSize, placeOf);
  const list = await Promise.all(page.map((row) => findWithdrawal(db, `WD${row.id}`)));
  return { list: list.filter((each) => each !== null), next };
}

/** By its number, the customer's mark or e-mail, or the bank's number of a transfer; each is looked up by itself, so that none reads the whole table. */
function foundBy(q: string): RawBuilder<boolean> {
  const wanted = q.toUpperCase();
  const mark = /^SH(\d{1,18})$/.exec(wanted)?.[1] ?? "0";
  return sql<boolean>`w.id = any(array(
    select id from withdrawal where id = ${readWithdrawalNumber(wanted) ?? "0"}
    union select id from withdrawal where user_id = ${mark}
    union select id from withdrawal where user_id in (select id from app_user where email_normal = ${q.toLowerCase()})
    union select withdrawal_id from withdrawal_part where sent_as = ${q}
    union select withdrawal_id from withdrawal_part where goes_to = 'account' and sent_as is not null and ${plainBankNumber("sent_as")} = ${bankLineOf(q)}))`;
}

/** Withdrawals that wait for a decision, those approved, and, among these, those with a part nobody knows the end of. */
export async function countOpen(db: Db): Promise<{ applied: number; approved: number; uncertain: number }> {
  const { rows } = await sql<{ applied: string; approved: string; uncertain: string }>`
    select count(*) filter (where w.state = 'applied') as applied, count(*) filter (where w.state = 'approved') as approved,
      count(*) filter (where ${underWay}) as uncertain
    from withdrawal w where w.state in ('applied', 'approved')`.execute(db);
  const [row] = rows;
  return { applied: Number(row?.applied), approved: Number(row?.approved), uncertain: Number(row?.uncertain) };
}

/** E-mails of customers by id. */
export async function emailsOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom("app_user").select(["id", "email"]).where("id", "in", userIds).execute();
  return new Map(rows.map((row) => [row.id, row.email]));
}

/** Whether a transfer's number stands at another withdrawal already. Nobody else takes it up to the end of the transaction. */
export async function isReferenceUsed(tx: Tx, reference: string): Promise<boolean> {
  const plain = await holdBankNumber(tx, "payout", reference);
  const row = await tx
    .selectFrom("withdrawal_part")
    .select("withdrawal_id")
    .where("goes_to", "=", "account")
    .where("sent_as", "is not", null)
    .where(plainBankNumber("sent_as"), "=", plain)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts money is sent to that do not begin so: they lie under another key. */
export async function accountsNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("withdrawal")
    .select(["user_id", "id", "account_sealed"])
    .where("account_sealed", "is not", null)
    .where(sql<boolean>`not starts_with(account_sealed, ${beginning})`)
    .limit(most)
    .execute();
  return rows.flatMap(({ user_id: userId, id, account_sealed: sealed }) => {
    if (sealed === null) return [];
    const keep = (anew: string) =>
      db
        .updateTable("withdrawal")
        .set({ account_sealed: anew })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .where("account_sealed", "=", sealed)
        .execute();
    return [{ id, sealed, keep }];
  });
}
