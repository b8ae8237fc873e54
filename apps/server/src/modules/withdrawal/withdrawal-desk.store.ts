import type { withdrawalTabs } from "@sihai/contract/withdrawal";
import { readWithdrawalNumber } from "@sihai/domain/withdrawal";
import { type RawBuilder, sql } from "kysely";
import { beforePlace, beyondMoment, type Db, duePlace, pageAndNext } from "#platform";
import { findWithdrawal, type Withdrawal } from "./withdrawal.store.ts";

type Tab = (typeof withdrawalTabs)[number];
type Question = { tab: Tab; q: string; after: string | undefined };

const pageSize = 50;

const underWay = sql<boolean>`w.state = 'approved' and exists (select from withdrawal_part p
  where p.user_id = w.user_id and p.withdrawal_id = w.id and p.state = 'uncertain')`;

const tabs: Record<Tab, RawBuilder<boolean>> = {
  applied: sql<boolean>`w.state = 'applied'`,
  approved: sql<boolean>`w.state = 'approved'`,
  uncertain: underWay,
  closed: sql<boolean>`w.state in ('paid', 'cancelled', 'refused')`,
};

/** A page of a tab's withdrawals, the longest waiting first (the closed newest first), or what a search finds in all of them. */
export async function deskWithdrawals(db: Db, { tab, q, after }: Question): Promise<{ list: Withdrawal[]; next: string | null }> {
  const isByAge = tab === "closed" || q !== "";
  const where = q === "" ? tabs[tab] : foundBy(q);
  const beyond = isByAge ? beforePlace("w.id", after) : beyondMoment("w.applied_at", "w.id", after, "asc");
  const order = isByAge ? sql`w.id desc` : sql`w.applied_at, w.id`;
  const { rows } = await sql<{ id: string; appliedAt: Date }>`
    select w.id, w.applied_at as "appliedAt" from withdrawal w
    where ${where} and ${beyond} order by ${order} limit ${pageSize + 1}`.execute(db);
  const { page, next } = pageAndNext(rows, pageSize, ({ id, appliedAt }) => duePlace({ id, dueAt: isByAge ? null : appliedAt }));
  const list = await Promise.all(page.map(({ id }) => findWithdrawal(db, `WD${id}`)));
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
    union select withdrawal_id from withdrawal_part where sent_as = ${q}))`;
}

export async function countOpen(db: Db): Promise<{ applied: number; approved: number; uncertain: number }> {
  const { rows } = await sql<{ applied: string; approved: string; uncertain: string }>`
    select count(*) filter (where w.state = 'applied') as applied, count(*) filter (where w.state = 'approved') as approved,
      count(*) filter (where ${underWay}) as uncertain
    from withdrawal w where w.closed_at is null`.execute(db);
  const [row] = rows;
  return { applied: Number(row?.applied), approved: Number(row?.approved), uncertain: Number(row?.uncertain) };
}

/** E-mails of customers by id. */
export async function emailsOf(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom("app_user").select(["id", "email"]).where("id", "in", userIds).execute();
  return new Map(rows.map((row) => [row.id, row.email]));
}

/** Whether a transfer's number stands at another withdrawal already. */
export async function isReferenceUsed(db: Db, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom("withdrawal_part")
    .select("withdrawal_id")
    .where("goes_to", "=", "account")
    .where("sent_as", "=", reference)
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
