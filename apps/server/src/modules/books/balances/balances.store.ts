import { type Currency, currencyCodes } from "@sihai/domain";
import { type BookKind, bookKinds, toldAmount } from "@sihai/domain/books";
import { sql } from "kysely";
import { type Db, oneOf } from "#platform";

/** `accounts`: how many of the kind do not stand at zero. `amount` as it is told: what we owe and made, or what we have. */
export type StandingLine = { kind: BookKind; currency: Currency; amount: bigint; accounts: number };

/** What was posted after an instant, by account; taken off what stands now it says what stood then. One statement: one moment for both. */
const movedAfter = (at: Date) => sql`
  select x.id, sum(x.amount) as amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
  cross join lateral (values (p.to_account_id, p.amount), (p.from_account_id, -p.amount)) x (id, amount)
  where e.at > ${at} group by x.id`;

/** Every kind of account in every currency, as it stood at an instant. Credits are not money. */
export async function standingAt(db: Db, at: Date): Promise<StandingLine[]> {
  const { rows } = await sql<{ kind: string; currency: string; amount: string; accounts: string }>`
    with moved as (${movedAfter(at)})
    select a.kind, a.currency, sum(a.balance - coalesce(m.amount, 0))::text as amount,
      count(distinct coalesce(a.owner_user_id, 0)) filter (where a.balance <> coalesce(m.amount, 0))::text as accounts
    from ledger_account a left join moved m on m.id = a.id
    where a.currency <> 'CRD' group by a.kind, a.currency order by a.kind, a.currency`.execute(db);
  return rows.map((row) => {
    const kind = oneOf(bookKinds, row.kind, "ledger_account.kind");
    return {
      kind,
      currency: oneOf(currencyCodes, row.currency, "ledger_account.currency"),
      amount: toldAmount(kind, BigInt(row.amount)),
      accounts: Number(row.accounts),
    };
  });
}

/** What stood aside for withdrawals at an instant, of all that stood aside. */
export async function onTheirWayAt(db: Db, at: Date): Promise<{ currency: Currency; amount: bigint }[]> {
  const { rows } = await sql<{ currency: string; amount: string }>`
    with aside as (select id from ledger_account where kind = 'held' and currency <> 'CRD'), moved as (
      select p.entry_id, p.currency, p.amount from aside a join ledger_posting p on p.to_account_id = a.id
      union all select p.entry_id, p.currency, -p.amount from aside a join ledger_posting p on p.from_account_id = a.id
    )
    select m.currency, sum(m.amount)::text as amount from moved m join ledger_entry e on e.id = m.entry_id
    where e.at <= ${at} and e.subject like 'withdrawal:%'
    group by m.currency having sum(m.amount) <> 0`.execute(db);
  return rows.map((row) => ({
    currency: oneOf(currencyCodes, row.currency, "ledger_posting.currency"),
    amount: BigInt(row.amount),
  }));
}

export type Holder = { accountId: string; userId: string; email: string; amount: bigint };
export type HoldersAsked = { kind: BookKind; currency: Currency; at: Date; after: string | undefined; limit: number };

/** Customers whose account of a kind did not stand at zero then, the largest first, after the place of one shown before. */
export async function holdersAt(db: Db, { kind, currency, at, after, limit }: HoldersAsked): Promise<Holder[]> {
  const [size, last] = after?.split(".") ?? [];
  const beyond = last === undefined ? sql`true` : sql`(-abs(h.amount), h.id) > (-${size}::numeric, ${last}::bigint)`;
  const { rows } = await sql<{ id: string; user_id: string; email: string; amount: string }>`
    with moved as (${movedAfter(at)}), held as (
      select a.id, a.owner_user_id, a.balance - coalesce(m.amount, 0) as amount
      from ledger_account a left join moved m on m.id = a.id
      where a.kind = ${kind} and a.currency = ${currency} and a.balance <> coalesce(m.amount, 0)
    )
    select h.id, h.owner_user_id as user_id, u.email, h.amount::text from held h join app_user u on u.id = h.owner_user_id
    where ${beyond} order by -abs(h.amount), h.id limit ${limit}`.execute(db);
  return rows.map(({ id, user_id: userId, email, amount }) => ({
    ...{ accountId: id, userId, email },
    amount: toldAmount(kind, BigInt(amount)),
  }));
}

/** Where a page of them ended. */
export function holderPlace({ amount, accountId }: Holder): string {
  return `${amount < 0n ? -amount : amount}.${accountId}`;
}

export type AccountKey = { kind: BookKind; currency: Currency; userId: string | null };

export type AccountEntry = {
  entryId: string;
  at: Date;
  kind: string;
  subject: string | null;
  key: string;
  userId: string | null;
  change: bigint;
};

/** The rows of an account: one of a customer's, the lanes of one of ours; none when it was never used. */
export async function accountRows(db: Db, { kind, currency, userId }: AccountKey): Promise<string[]> {
  const rows = await db
    .selectFrom("ledger_account")
    .select("id")
    .where("kind", "=", kind)
    .where("currency", "=", currency)
    .where("owner_user_id", userId === null ? "is" : "=", userId)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * What these rows of one account came to at an instant, in the smallest unit: today's balances less what moved later. The sign is
 * turned as the books tell it; 0 for no rows.
 */
export async function accountStoodAt(db: Db, rowIds: readonly string[], kind: BookKind, at: Date): Promise<bigint> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(a.balance - coalesce((
      select sum(case when p.to_account_id = a.id then p.amount else -p.amount end)
      from ledger_entry e join ledger_posting p on p.entry_id = e.id and a.id in (p.from_account_id, p.to_account_id)
      where e.at > ${at}), 0)), 0)::text as amount
    from ledger_account a where a.id = any(${rowIds}::bigint[])`.execute(db);
  return toldAmount(kind, BigInt(rows[0]?.amount ?? 0));
}

/**
 * An account's entries up to an instant, the newest first; read on before the last one shown. Each side of each of its rows has its index, and each posting's
 * entry is looked up by itself (`offset 0`): joined freely, the planner reads the entries of everybody until it has enough of this account's. So it does
 * with the postings where their order is that of all entries; the order of this account's own is asked for, as a range of one account.
 */
export async function accountEntries(
  db: Db,
  {
    rowIds,
    kind,
    at,
    before,
    limit,
  }: {
    rowIds: readonly string[];
    kind: BookKind;
    at: Date;
    before: string | null;
    limit: number;
  },
): Promise<AccountEntry[]> {
  const last = before ?? "9223372036854775807";
  const side = (column: "from_account_id" | "to_account_id", sign: 1 | -1) => sql`
    (select p.entry_id, p.amount * ${sql.lit(sign)} as amount from ledger_posting p
     cross join lateral (select from ledger_entry e where e.id = p.entry_id and e.at <= ${at} offset 0) e
     where p.${sql.ref(column)} >= a.id and (p.${sql.ref(column)}, p.entry_id) < (a.id, ${last}::bigint)
     order by p.${sql.ref(column)} desc, p.entry_id desc limit ${limit * 4})`;
  const { rows } = await sql<{
    id: string;
    at: Date;
    kind: string;
    subject: string | null;
    business_key: string;
    user_id: string | null;
    change: string;
  }>`
    select e.id, e.at, e.kind, e.subject, e.business_key, e.user_id, x.amount::text as change
    from (select entry_id, sum(amount) as amount from unnest(${rowIds}::bigint[]) a (id)
      cross join lateral (${side("to_account_id", 1)} union all ${side("from_account_id", -1)}) y
      group by entry_id order by entry_id desc limit ${limit}) x
    cross join lateral (select * from ledger_entry e where e.id = x.entry_id offset 0) e order by e.id desc`.execute(db);
  return rows.map((row) => ({
    entryId: row.id,
    at: row.at,
    kind: row.kind,
    subject: row.subject,
    key: row.business_key,
    userId: row.user_id,
    change: toldAmount(kind, BigInt(row.change)),
  }));
}
