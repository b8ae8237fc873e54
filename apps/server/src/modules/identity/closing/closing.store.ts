import { type ClosingStop, closingStops } from "@sihai/domain/identity";
import { itemEnds } from "@sihai/domain/item";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** Goods under way to the customer are their parcel's business; what is lost is a claim's, or nobody's any more. */
const inParcels = ["in-parcel", "shipped", "lost"];
const onShelves = ["stocked-in"];
const elsewhere = [...itemEnds, ...inParcels, ...onShelves];

/** Whatever of somebody has not come to its end, by what it is. */
const stops: Readonly<Record<ClosingStop, (userId: string) => RawBuilder<{ count: string }>>> = {
  orders: (userId) => sql`select count(*) from order_item where user_id = ${userId} and state <> all(${elsewhere})`,
  // A parcel somebody says is theirs is theirs once that is looked into.
  storage: (userId) => sql`
    select (select count(*) from order_item where user_id = ${userId} and state = any(${onShelves}))
      + (select count(*) from abnormal_claim where user_id = ${userId} and state = 'waiting') as count`,
  parcels: (userId) =>
    sql`select count(*) from parcel where user_id = ${userId} and state not in ('completed', 'cancelled', 'exception')`,
  claims: (userId) => sql`select count(*) from claim where user_id = ${userId} and closed_at is null`,
  returns: (userId) => sql`select count(*) from return_request where user_id = ${userId} and closed_at is null`,
  experts: (userId) => sql`select count(*) from expert_service where user_id = ${userId} and closed_at is null`,
  enquiries: (userId) => sql`select count(*) from enquiry where user_id = ${userId} and state in ('open', 'answered')`,
  questions: (userId) => sql`select count(*) from consult where user_id = ${userId} and closed_at is null`,
  // Money that is on its way to us, back from us, or asked back by a bank.
  payments: (userId) => sql`
    select (select count(*) from withdrawal where user_id = ${userId} and closed_at is null)
      + (select count(*) from transfer where user_id = ${userId} and closed_at is null)
      + (select count(*) from suspended_arrival where user_id = ${userId} and closed_at is null)
      + (select count(*) from payment_attempt where user_id = ${userId} and state in ('created', 'needs-action', 'uncertain'))
      + (select count(*) from card_hold where user_id = ${userId} and decided_at is null)
      + (select count(*) from card_reversal where user_id = ${userId} and kind = 'dispute' and status not in ('won', 'lost', 'inquiry-closed'))
      as count`,
  wallet: (userId) => sql`
    select count(*) from ledger_account where owner_user_id = ${userId} and kind in ('wallet', 'held', 'deposit') and balance <> 0`,
  owed: (userId) => sql`
    select (select count(*) from ledger_account where owner_user_id = ${userId} and kind in ('owed', 'debt') and balance <> 0)
      + (select count(*) from parcel where user_id = ${userId} and owed_cny > 0) as count`,
};

/** What stops an account from being closed; empty when nothing does. */
export async function stopsOf(db: Db | Tx, userId: string): Promise<{ what: ClosingStop; count: number }[]> {
  const found: { what: ClosingStop; count: number }[] = [];
  for (const what of closingStops) {
    const { rows } = await stops[what](userId).execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.push({ what, count });
  }
  return found;
}

/** Nothing of this account begins or goes on while it is held: whatever would belong to it waits. */
export async function holdAccount(
  tx: Tx,
  userId: string,
): Promise<{ email: string; language: string; disabled: boolean } | undefined> {
  return tx
    .selectFrom("app_user")
    .select(["email", "language", "disabled"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** When the account is to be closed; null when nobody asked for it. */
export async function closesAt(db: Db | Tx, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("account_closing")
    .select("closes_at")
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row?.closes_at ?? null;
}

/** False when it was asked for already. */
export async function insertClosing(tx: Tx, userId: string, at: Date, closes: Date): Promise<boolean> {
  const row = await tx
    .insertInto("account_closing")
    .values({ user_id: userId, asked_at: at, closes_at: closes })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is none that can be taken back. */
export async function deleteClosing(tx: Tx, userId: string): Promise<boolean> {
  const done = await tx
    .deleteFrom("account_closing")
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** The account is closed now and its closing can no longer be taken back. */
export async function markClosed(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable("account_closing").set({ closed_at: at }).where("user_id", "=", userId).execute();
}
