import { accountNames, billKind } from "@sihai/contract/payment";
import { type Currency, currencyCodes, type Money, money, zero } from "@sihai/domain";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { type RawBuilder, sql } from "kysely";
import type * as z from "zod/mini";
import { type Db, fen, oneOf } from "#platform";

function currencyOf(code: string): Currency {
  return oneOf(currencyCodes, code, "ledger_account.currency");
}

/** The customer's spendable money in each currency it is held in; CNY always, first. */
export async function walletBalances(db: Db, userId: string): Promise<Money[]> {
  const rows = await db
    .selectFrom("ledger_account")
    .select(["currency", "balance"])
    .where("owner_user_id", "=", userId)
    .where("kind", "=", "wallet")
    .orderBy("currency")
    .execute();
  const balances = rows.map((row) => money(BigInt(row.balance), currencyOf(row.currency)));
  const yuan = balances.find(({ currency }) => currency === "CNY") ?? zero("CNY");
  return [yuan, ...balances.filter(({ currency, amount }) => currency !== "CNY" && amount > 0n)];
}

/** When the customer's account was opened. */
export async function openedAt(db: Db, userId: string): Promise<Date> {
  const row = await db.selectFrom("app_user").select("created_at").where("id", "=", userId).executeTakeFirstOrThrow();
  return row.created_at;
}

/** What stands on the customer's CNY accounts, by kind. */
export async function customerAccounts(db: Db, userId: string): Promise<Map<string, Money>> {
  const rows = await db
    .selectFrom("ledger_account")
    .select(["kind", "balance"])
    .where("owner_user_id", "=", userId)
    .where("currency", "=", "CNY")
    .execute();
  return new Map(rows.map((row) => [row.kind, fen(row.balance)]));
}

type Spent = { kind: BillKind; amount: Money; surcharge: Money };

/** What was paid between two instants: the sums of its bills, by their kinds, and what cards took on top of each. */
export async function spentBetween(db: Db, userId: string, from: Date, to: Date): Promise<Spent[]> {
  const bills = selectBills(billQuery(db, { userId, during: { from, to } }).where(sql<boolean>`e.kind like 'pay-%'`)).as("b");
  const rows = await db
    .selectFrom(bills)
    .select((eb) => [
      "b.kind",
      eb.fn.sum<string>("b.amount").as("amount"),
      sql<string>`coalesce(sum(b.surcharge_cny), 0)`.as("surcharge"),
    ])
    .groupBy("b.kind")
    .execute();
  const sums = new Map(
    rows.map(({ kind, amount, surcharge }) => [kind, { kind, amount: fen(amount), surcharge: fen(surcharge) }]),
  );
  return billKind.options.flatMap((kind) => sums.get(kind) ?? []);
}

/** What came into the wallets between two instants by entries of these kinds, less what they cost at once: one sum a currency. */
export async function receivedBetween(
  db: Db,
  userId: string,
  kinds: RawBuilder<boolean>,
  from: Date,
  to: Date,
): Promise<Money[]> {
  const rows = await db
    .selectFrom("ledger_entry as e")
    .innerJoin("ledger_posting as p", "p.entry_id", "e.id")
    .innerJoin("ledger_account as a", (on) => on.on(sql<boolean>`a.id in (p.from_account_id, p.to_account_id)`))
    .select(["a.currency", sql<string>`sum(case when p.to_account_id = a.id then p.amount else -p.amount end)`.as("amount")])
    .where("e.user_id", "=", userId)
    .where("a.owner_user_id", "=", userId)
    .where("a.kind", "=", "wallet")
    .where("e.at", ">=", from)
    .where("e.at", "<", to)
    .where(kinds)
    .groupBy("a.currency")
    .orderBy("a.currency")
    .execute();
  return rows.map((row) => money(BigInt(row.amount), currencyOf(row.currency)));
}

export const isRefund = sql<boolean>`(e.kind like 'refund%' or e.kind like 'settle%' or e.kind = 'purchase-surplus')`;
export const isRecharge = sql<boolean>`e.kind in ('recharge', 'late-capture', 'credit-suspense')`;

export type BillKind = z.infer<typeof billKind>;
export type Bill = {
  id: string;
  kind: BillKind;
  at: Date;
  change: Money;
  balanceAfter: Money | null;
  amount: Money;
  method: "balance" | "card" | "bank" | "system";
  subject: string | null;
  card: { charged: Money; surcharge: Money } | null;
};

/** The kinds the ledger's entries are shown as. One place, for the filter and for the rows. */
const billKindSql = sql<BillKind>`case
  when e.kind in ('recharge', 'late-capture', 'credit-suspense') then 'recharge'
  when e.kind = 'pay-difference' then 'order'
  when e.kind = 'pay-parcel-difference' then 'parcel'
  when e.kind like 'pay-%' then substr(e.kind, 5)
  when e.kind like 'refund%' or e.kind = 'purchase-surplus' then 'refund'
  when e.kind like 'settle%' then 'settlement'
  when e.kind in ('hold-withdrawal', 'withdrawal') then 'withdrawal'
  when e.kind in ('cancel-withdrawal', 'refuse-withdrawal', 'return-withdrawal', 'withdrawal-came-back') then 'withdrawal-return'
  when e.kind = 'exchange' then 'exchange'
  when e.kind in ('suspense', 'use-suspense', 'suspense-return') then 'suspense'
  when e.kind like 'card-%' then 'card-reversal'
  when e.kind = 'repay-debt' then 'debt'
  else 'adjustment' end`;

/**
 * An entry is a bill when it touches the wallet, when a card paid straight for something or took that back, or when money of the customer's is in
 * clearing.
 */
const isBill = sql<boolean>`(e.kind like 'pay-%' or e.kind like 'card-%' or e.kind in ('suspense', 'suspense-return') or exists (
  select 1 from ledger_posting p join ledger_account a on a.id in (p.from_account_id, p.to_account_id)
  where p.entry_id = e.id and a.owner_user_id = e.user_id and a.kind = 'wallet'))`;

export type BillFilter = {
  userId: string;
  currency?: Currency | undefined;
  kind?: BillKind | undefined;
  /** From an instant to before another. */
  during?: { from: Date; to: Date } | undefined;
};

function billQuery(db: Db, { userId, currency, kind, during }: BillFilter) {
  let query = db.selectFrom("ledger_entry as e").where("e.user_id", "=", userId).where(isBill);
  if (during) query = query.where("e.at", ">=", during.from).where("e.at", "<", during.to);
  if (kind) query = query.where(sql<boolean>`${billKindSql} = ${kind}`);
  if (currency) {
    query =
      query.where(sql<boolean>`exists (select 1 from ledger_posting p join ledger_account a on a.id in (p.from_account_id, p.to_account_id)
      where p.entry_id = e.id and a.owner_user_id = e.user_id and p.currency = ${currency})`);
  }
  return query;
}

/** Bills the same filter lists, over all pages. */
export async function countBills(db: Db, filter: BillFilter): Promise<number> {
  const row = await billQuery(db, filter)
    .select((eb) => eb.fn.countAll<string>().as("bills"))
    .executeTakeFirstOrThrow();
  return Number(row.bills);
}

/** Bills newest first. */
export async function findBills(db: Db, filter: BillFilter & { limit: number; offset: number }): Promise<Bill[]> {
  const rows = await selectBills(billQuery(db, filter))
    .orderBy("e.id", "desc")
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return rows.map(billOf);
}

/** Bills from an instant to before another, oldest first. */
export async function billsBetween(
  db: Db,
  { userId, from, to, limit }: { userId: string; from: Date; to: Date; limit: number },
): Promise<Bill[]> {
  const rows = await selectBills(billQuery(db, { userId, during: { from, to } }))
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map(billOf);
}

/** The customer's own bill, as lists show it; null for another's and an unknown one alike. */
export async function findBill(db: Db, userId: string, billId: string): Promise<Bill | null> {
  const row = await selectBills(billQuery(db, { userId })).where("e.id", "=", billId).executeTakeFirst();
  return row ? billOf(row) : null;
}

function selectBills(query: ReturnType<typeof billQuery>) {
  return query
    .leftJoin("trade as t", (join) =>
      join.onRef("t.user_id", "=", "e.user_id").on(sql<boolean>`e.subject = 'trade:' || t.trade_no`),
    )
    .leftJoin("payment_attempt as c", (join) =>
      join.onRef("c.user_id", "=", "e.user_id").on(sql<boolean>`c.id = (e.facts->>'attemptId')::bigint`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("ledger_posting as p")
          .innerJoin("ledger_account as f", "f.id", "p.from_account_id")
          .innerJoin("ledger_account as o", "o.id", "p.to_account_id")
          .whereRef("p.entry_id", "=", "e.id")
          // An exchange is shown by what it brought; its movements tell the rest.
          .where(sql<boolean>`(e.kind <> 'exchange' or p.currency = 'CNY')`)
          .select([
            sql<string>`coalesce(sum(case when o.kind = 'wallet' then p.amount else 0 end - case when f.kind = 'wallet' then p.amount else 0 end), 0)`.as(
              "change",
            ),
            sql<
              string | null
            >`(array_agg(case when o.kind = 'wallet' then p.to_balance when f.kind = 'wallet' then p.from_balance end order by p.seq desc)
              filter (where o.kind = 'wallet' or f.kind = 'wallet'))[1]`.as("balance_after"),
            sql<string>`coalesce(sum(p.amount) filter (where (f.owner_user_id is not null or o.owner_user_id is not null)), sum(p.amount), 0)`.as(
              "amount",
            ),
            sql<string>`coalesce(min(p.currency) filter (where f.owner_user_id is not null or o.owner_user_id is not null), min(p.currency), 'CNY')`.as(
              "currency",
            ),
            sql<boolean>`coalesce(bool_or(f.kind = 'bank'), false)`.as("from_bank"),
          ])
          .as("m"),
      (join) => join.onTrue(),
    )
    .select([
      "e.id",
      "e.at",
      "e.subject",
      "t.trade_no",
      "t.method",
      "m.change",
      "m.balance_after",
      "m.amount",
      "m.currency",
      "m.from_bank",
      "c.amount as card_amount",
      "c.currency as card_currency",
      "c.surcharge_cny",
      billKindSql.as("kind"),
      sql<string | null>`e.facts->>'method'`.as("paid_by"),
    ]);
}
type BillRow = Awaited<ReturnType<ReturnType<typeof selectBills>["executeTakeFirstOrThrow"]>>;

function billOf(row: BillRow): Bill {
  const currency = currencyOf(row.currency);
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    change: money(BigInt(row.change), currency),
    balanceAfter: row.balance_after === null ? null : money(BigInt(row.balance_after), currency),
    amount: money(BigInt(row.amount), currency),
    method: methodOf(row),
    subject: row.trade_no ?? withdrawalOf(row.subject) ?? numberIn(row.subject),
    card: cardOf(row),
  };
}

function cardOf({ card_amount, card_currency, surcharge_cny }: BillRow): Bill["card"] {
  if (card_amount === null || card_currency === null || surcharge_cny === null) return null;
  return { charged: money(BigInt(card_amount), currencyOf(card_currency)), surcharge: fen(surcharge_cny) };
}

/** By what it was paid; money on its way out or back in again moves within the balance. */
function methodOf({ kind, paid_by, from_bank }: BillRow): Bill["method"] {
  if (kind === "withdrawal" || kind === "withdrawal-return") return "balance";
  if (paid_by === "balance" || paid_by === "card") return paid_by;
  // A price paid by transfer leaves what its arrival set aside, in an entry after that of the bank.
  return from_bank || paid_by === "transfer" ? "bank" : "system";
}

/** A subject is written as "item:SH…": people know the number alone. A subject that only we know by its key has none. */
function numberIn(subject: string | null): string | null {
  const known = /^(?:item|parcel|order|return|claim|expert|service|consult|storage|suspense|adjustment):(.+)$/.exec(
    subject ?? "",
  );
  if (known) return known[1] ?? null;
  return subject !== null && /^[a-z][a-z-]*:/.test(subject) ? null : subject;
}

/** The number of the withdrawal an entry is about; null when it is about something else. */
export function withdrawalOf(subject: string | null): string | null {
  const [kind, id] = subject?.split(":") ?? [];
  return kind === "withdrawal" && id !== undefined ? withdrawalNumber(id) : null;
}

type AccountName = (typeof accountNames)[number];
export type BillPosting = { from: AccountName; to: AccountName; amount: Money };

/** The movements of an entry, in the order they were booked. */
export async function billPostings(db: Db, entryId: string): Promise<BillPosting[]> {
  const rows = await db
    .selectFrom("ledger_posting as p")
    .innerJoin("ledger_account as f", "f.id", "p.from_account_id")
    .innerJoin("ledger_account as t", "t.id", "p.to_account_id")
    .select(["p.amount", "p.currency", "f.kind as from_kind", "t.kind as to_kind"])
    .where("p.entry_id", "=", entryId)
    .orderBy("p.seq")
    .execute();
  return rows.map((row) => ({
    from: oneOf(accountNames, row.from_kind, "ledger_account.kind"),
    to: oneOf(accountNames, row.to_kind, "ledger_account.kind"),
    amount: money(BigInt(row.amount), currencyOf(row.currency)),
  }));
}

export type BillOrigin = { reversalOf: string | null; attemptId: string | null; tradeId: string | null; subject: string | null };

/** What a bill came of, as far as the books say: the entry it takes back, its card payment, its trade. Null for another's. */
export async function billOrigin(db: Db, userId: string, entryId: string): Promise<BillOrigin | null> {
  const row = await db
    .selectFrom("ledger_entry as e")
    .leftJoin("trade as t", (join) =>
      join.onRef("t.user_id", "=", "e.user_id").on(sql<boolean>`e.subject = 'trade:' || t.trade_no`),
    )
    .select(["e.reverses_id", "e.subject", "t.id as trade_id", sql<string | null>`e.facts->>'attemptId'`.as("attempt_id")])
    .where("e.user_id", "=", userId)
    .where("e.id", "=", entryId)
    .executeTakeFirst();
  return row ? { reversalOf: row.reverses_id, attemptId: row.attempt_id, tradeId: row.trade_id, subject: row.subject } : null;
}
